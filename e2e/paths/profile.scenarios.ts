import { profileSpec } from '#machines/profile/profile.samples.ts'
import { selectSectionViewState, type SectionViewState } from '#machines/profile/profile.selectors.ts'
import type { Reach } from './kit/reach.ts'

export const profileReach: Reach = {
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
