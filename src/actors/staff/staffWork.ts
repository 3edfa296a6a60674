import { localJson } from '#src/services/storage.ts'
import { string } from 'superstruct'

const KEY = 'staff work'

/** The work that a member of staff chose in this browser; undefined if none was chosen. */
export const storedStaffWork = (): string | undefined => localJson.read(KEY, string())

export const keepStaffWork = (work: string): void => localJson.write(KEY, work)
