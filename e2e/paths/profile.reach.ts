import { profileEntry } from '#machines/profile/profile.samples.ts'
import { sectionFace, type SectionFace } from '#machines/profile/profile.selectors.ts'
import type { Reach } from './kit/reach.ts'

export const profileReach: Reach = {
  entry: {
    ...profileEntry,
    faces: {
      names: { of: (snapshot) => faceOf(sectionFace(snapshot, 'names')), values: [] },
      export: { of: (snapshot) => faceOf(sectionFace(snapshot, 'export')), values: [] },
    },
    samples: [
      { type: 'section.save', section: 'names', change: { first_name: 'Noa', last_name: 'Levi' } },
      ...profileEntry.samples.filter(({ type }) => type !== 'section.save'),
    ],
  },
  canHappen: () => true,
  unreached: [],
}

const faceOf = ({ busy, done, failure }: SectionFace): string => {
  if (busy) return 'busy'
  if (done) return 'done'
  return failure === null ? 'quiet' : 'failed'
}
