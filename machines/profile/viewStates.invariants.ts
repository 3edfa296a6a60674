import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { SnapshotFrom } from 'xstate'
import type { profileMachine } from './profile.machine.ts'
import { selectSectionViewState, type SectionViewState } from './profile.selectors.ts'

const NOTHING = { busy: false, done: false, failure: null }

/** View state of the section saved last. */
const selectLast = (snapshot: SnapshotFrom<typeof profileMachine>): SectionViewState =>
  snapshot.context.section === null ? NOTHING : selectSectionViewState(snapshot, snapshot.context.section)

const SELECTORS = { last: selectLast }
const WAITING = { last: { ...NOTHING, busy: true } }
const VIEW_STATES: ViewStateTable<typeof profileMachine, typeof SELECTORS> = {
  idle: ({ context: { isDone, failure } }) => ({ last: { busy: false, done: isDone, failure } }),
  'saving.asWritten': WAITING,
  'saving.overtaken': { last: NOTHING },
  'saving.again': WAITING,
  exporting: WAITING,
}

export const profileViewStates = viewStateInvariants(SELECTORS, VIEW_STATES)
