import { anywhere, acceptedEventInvariants, type AcceptedEvents } from '#machines/kit/verify/invariants.ts'
import type { SnapshotFrom } from 'xstate'
import type { profileMachine } from './profile.machine.ts'
import type { ProfileSection } from './profile.ports.ts'

/** While another section is being saved, no message belongs to this one. */
const hears =
  (section: ProfileSection) =>
  (snapshot: SnapshotFrom<typeof profileMachine>): boolean =>
    snapshot.matches('idle') ||
    (snapshot.matches('saving') && !snapshot.matches({ saving: 'overtaken' }) && snapshot.context.section === section)

/** After edits during a save, Save is accepted once more. */
const mayPress =
  (section: ProfileSection) =>
  (snapshot: SnapshotFrom<typeof profileMachine>): boolean =>
    snapshot.matches('idle') || (snapshot.matches({ saving: 'overtaken' }) && snapshot.context.section === section)

const ACCEPTED_EVENTS: AcceptedEvents<typeof profileMachine> = {
  'section.save': [
    { with: { section: 'names', change: {} }, from: mayPress('names') },
    { with: { section: 'phone', change: {} }, from: mayPress('phone') },
  ],
  'section.edit': [
    { with: { section: 'names' }, from: hears('names') },
    { with: { section: 'phone' }, from: hears('phone') },
  ],
  'data.export': { from: ['idle'] },
  'guest.change': { from: anywhere },
}

export const profileAcceptedEvents = acceptedEventInvariants(ACCEPTED_EVENTS)
