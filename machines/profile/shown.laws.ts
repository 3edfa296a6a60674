import { shownLaws, type ShownBy } from '#machines/kit/laws.ts'
import type { SnapshotFrom } from 'xstate'
import type { profileMachine } from './profile.machine.ts'
import { sectionFace, type SectionFace } from './profile.selectors.ts'

const NOTHING = { busy: false, done: false, failure: null }

/** What is said of the section that was last asked for. */
const selectLast = (snapshot: SnapshotFrom<typeof profileMachine>): SectionFace =>
  snapshot.context.section === null ? NOTHING : sectionFace(snapshot, snapshot.context.section)

const SELECTORS = { last: selectLast }
const WAITING = { last: { ...NOTHING, busy: true } }
const SHOWN: ShownBy<typeof profileMachine, typeof SELECTORS> = {
  idle: ({ context: { isDone, failure } }) => ({ last: { busy: false, done: isDone, failure } }),
  'saving.asWritten': WAITING,
  'saving.overtaken': { last: NOTHING },
  'saving.again': WAITING,
  exporting: WAITING,
}

export const profileShown = shownLaws(SELECTORS, SHOWN)
