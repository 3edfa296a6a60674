import type { SnapshotFrom } from 'xstate'
import type { identitySessionMachine } from './identitySession.machine.ts'

/** The provider has a session, reported or not. */
export const selectHasSession = ({ context }: SnapshotFrom<typeof identitySessionMachine>): boolean =>
  context.uid !== null
