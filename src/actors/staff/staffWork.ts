import { localJson } from '#src/services/storage.ts'
import { string } from 'superstruct'

const KEY = 'staff work'

/** What a member of staff said they mostly do, in this browser; undefined if nothing was said. */
export const storedStaffWork = (): string | undefined => localJson.read(KEY, string())

export const keepStaffWork = (work: string): void => localJson.write(KEY, work)
