import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

/** The provider has a session, told or not. */
export const selectHasSession = ({ context }: SnapshotFrom<typeof sessionMachine>): boolean => context.uid !== null
