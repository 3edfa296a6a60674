import { cancellingEntry } from '#machines/cancelling/cancelling.samples.ts'
import { selectFace } from '#machines/cancelling/cancelling.selectors.ts'
import type { Reach } from './kit/reach.ts'

export const cancellingReach: Reach = {
  entry: { ...cancellingEntry, faces: { face: { of: selectFace, values: [] } } },
  // The dialog of what is under way has no way out, and lies over the rest of the page.
  canHappen: () => true,
  unreached: [],
}
