import { describeMachine, PLANTED_SECRET } from '#machines/kit/verify/machineSpec.ts'
import type { SnapshotFrom } from 'xstate'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { profilePolicy } from './profile.export.ts'
import { profileInvariants } from './profile.invariants.ts'
import { profileMachine } from './profile.machine.ts'
import { profilePorts } from './profile.ports.ts'
import { selectSectionViewState } from './profile.selectors.ts'

const STANDINGS = ['still', 'busy', 'done', 'failed'] as const

/** View state of a section in one word. */
const sectionStanding = (
  snapshot: SnapshotFrom<typeof profileMachine>,
  section: Parameters<typeof selectSectionViewState>[1],
): (typeof STANDINGS)[number] => {
  const { busy, done, failure } = selectSectionViewState(snapshot, section)
  if (busy) return 'busy'
  if (done) return 'done'
  return failure === null ? 'still' : 'failed'
}

export const profileSpec = describeMachine({
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
    doneEvent(profilePorts, 'saveProfile', null),
    errorEvent(profilePorts, 'saveProfile', { code: 'invalid_request', status: 400, field: 'phone' }),
    doneEvent(profilePorts, 'exportData', null),
    errorEvent(profilePorts, 'exportData', { code: 'network', status: 500 }),
  ],
  told: ['guest.change'],
  facts: ({ section, isDone, failure }) => ({ section, isDone, failure: failure?.code ?? null }),
  viewStates: {
    names: { of: (snapshot) => sectionStanding(snapshot, 'names'), values: STANDINGS },
    phone: { of: (snapshot) => sectionStanding(snapshot, 'phone'), values: STANDINGS },
    language: { of: (snapshot) => sectionStanding(snapshot, 'language'), values: STANDINGS },
    export: { of: (snapshot) => sectionStanding(snapshot, 'export'), values: STANDINGS },
  },
  invariants: profileInvariants,
  answeredBy: { saveProfile: 'server', exportData: 'server' },
  policy: profilePolicy,
})
