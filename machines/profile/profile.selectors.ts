import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#machines/kit/failure.ts'
import type { profileMachine, ProfileContext } from './profile.machine.ts'

type ProfileSnapshot = SnapshotFrom<typeof profileMachine>

export interface SectionFace {
  busy: boolean
  done: boolean
  failure: Failure | null
}

/** How one section stands. */
export const sectionFace = (
  snapshot: ProfileSnapshot,
  section: NonNullable<ProfileContext['section']>,
): SectionFace => {
  const { context } = snapshot
  if (context.section !== section) return { busy: false, done: false, failure: null }
  return { busy: snapshot.hasTag('busy'), done: context.isDone, failure: context.failure }
}

export const selectIsBusy = (snapshot: ProfileSnapshot): boolean => snapshot.hasTag('busy')
