import { profileSpec } from '#machines/profile/profile.samples.ts'
import { selectSectionViewState, type SectionViewState } from '#machines/profile/profile.selectors.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

export const profileScenarios: BrowserScenarios = {
  entry: {
    ...profileSpec,
    viewStates: {
      names: { of: (snapshot) => faceOf(selectSectionViewState(snapshot, 'names')), values: [] },
      export: { of: (snapshot) => faceOf(selectSectionViewState(snapshot, 'export')), values: [] },
    },
    samples: [
      { type: 'section.save', section: 'names', change: { first_name: 'Noa', last_name: 'Levi' } },
      ...profileSpec.samples.filter(({ type }) => type !== 'section.save'),
    ],
  },
  canHappen: () => true,
  unreached: [],
}

const faceOf = ({ busy, done, failure }: SectionViewState): string => {
  if (busy) return 'busy'
  if (done) return 'done'
  return failure === null ? 'quiet' : 'failed'
}
