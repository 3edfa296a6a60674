import { describeMachine, PLANTED_SECRET } from '#machines/kit/entry.ts'
import type { SnapshotFrom } from 'xstate'
import { answered, refused } from '#machines/kit/port.ts'
import { profilePolicy } from './profile.export.ts'
import { profileLaws } from './profile.laws.ts'
import { profileMachine } from './profile.machine.ts'
import { profilePorts } from './profile.ports.ts'
import { sectionFace } from './profile.selectors.ts'

const STANDINGS = ['still', 'busy', 'done', 'failed'] as const

/** How a section stands, in one word. */
const sectionStanding = (
  snapshot: SnapshotFrom<typeof profileMachine>,
  section: Parameters<typeof sectionFace>[1],
): (typeof STANDINGS)[number] => {
  const { busy, done, failure } = sectionFace(snapshot, section)
  if (busy) return 'busy'
  if (done) return 'done'
  return failure === null ? 'still' : 'failed'
}

export const profileEntry = describeMachine({
  machine: profileMachine,
  inputs: [undefined],
  samples: [
    { type: 'section.save', section: 'names', change: { first_name: PLANTED_SECRET, last_name: PLANTED_SECRET } },
    { type: 'section.save', section: 'phone', change: { phone: PLANTED_SECRET } },
    { type: 'section.save', section: 'language', change: { locale: 'he' } },
    { type: 'section.edit', section: 'names' },
    { type: 'section.edit', section: 'phone' },
    { type: 'data.export' },
    { type: 'guest.change' },
    answered(profilePorts, 'saveProfile', null),
    refused(profilePorts, 'saveProfile', { code: 'invalid_request', status: 400, field: 'phone' }),
    answered(profilePorts, 'exportData', null),
    refused(profilePorts, 'exportData', { code: 'network', status: 500 }),
  ],
  facts: ({ section, isDone, failure }) => ({ section, isDone, failure: failure?.code ?? null }),
  faces: {
    names: { of: (snapshot) => sectionStanding(snapshot, 'names'), values: STANDINGS },
    phone: { of: (snapshot) => sectionStanding(snapshot, 'phone'), values: STANDINGS },
    language: { of: (snapshot) => sectionStanding(snapshot, 'language'), values: STANDINGS },
    export: { of: (snapshot) => sectionStanding(snapshot, 'export'), values: STANDINGS },
  },
  laws: profileLaws,
  answeredBy: { saveProfile: 'server', exportData: 'server' },
  policy: profilePolicy,
})
