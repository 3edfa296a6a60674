import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#machines/kit/failure.ts'
import type { profileMachine, ProfileContext } from './profile.machine.ts'

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

export interface SectionViewState {
  busy: boolean
  done: boolean
  failure: Failure | null
}

export const selectSectionViewState = (
  snapshot: ProfileSnapshot,
  section: NonNullable<ProfileContext['section']>,
): SectionViewState => {
  const { context } = snapshot
  if (context.section !== section) return { busy: false, done: false, failure: null }
  // The edited text is not being saved, and can be.
  const isOvertaken = snapshot.matches({ saving: 'overtaken' })
  return { busy: snapshot.hasTag('busy') && !isOvertaken, done: context.isDone, failure: context.failure }
}
