import { anywhere, heardLaws, type HeardBy } from '#machines/kit/laws.ts'
import type { SnapshotFrom } from 'xstate'
import type { profileMachine } from './profile.machine.ts'
import type { ProfileSection } from './profile.ports.ts'

/** While another section is being saved nothing that was said is about this one. */
const hears =
  (section: ProfileSection) =>
  (snapshot: SnapshotFrom<typeof profileMachine>): boolean =>
    snapshot.matches('idle') || (snapshot.matches({ saving: 'asWritten' }) && snapshot.context.section === section)

const HEARD: HeardBy<typeof profileMachine> = {
  'section.save': { with: { section: 'phone', change: {} }, from: ['idle'] },
  'section.edit': [
    { with: { section: 'names' }, from: hears('names') },
    { with: { section: 'phone' }, from: hears('phone') },
  ],
  'data.export': { from: ['idle'] },
  'guest.change': { from: anywhere },
}

export const profileHeard = heardLaws(HEARD)
