import { shownLaws, type ShownBy } from '#machines/kit/laws.ts'
import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from './search.machine.ts'
import { selectFace, selectIsBusy, selectIsEarlier, type SearchFace } from './search.selectors.ts'

const SELECTORS = { face: selectFace, isBusy: selectIsBusy, isEarlier: selectIsEarlier }
type Snapshot = SnapshotFrom<typeof searchMachine>
const hasHotels = ({ context: { found } }: Snapshot) => found !== null && found.count > 0
const running = (face: SearchFace) => (snapshot: Snapshot) => ({ face, isBusy: true, isEarlier: hasHotels(snapshot) })
/** Without an answer of its own. */
const without = (face: (snapshot: Snapshot) => SearchFace) => (snapshot: Snapshot) => ({
  face: face(snapshot),
  isBusy: false,
  isEarlier: hasHotels(snapshot),
})
const SHOWN: ShownBy<typeof searchMachine, typeof SELECTORS> = {
  'list.idle': without(() => 'idle'),
  'list.loading.fresh': running('loading'),
  'list.loading.slow': running('slow'),
  'list.loading.stuck': running('stuck'),
  'list.loaded': ({ context: { found } }) => ({
    face: found?.count === 0 ? 'empty' : 'list',
    isBusy: false,
    isEarlier: false,
  }),
  'list.stopped': without(() => 'stopped'),
  // The server has refused what was asked for, and names the field; all else may be tried again.
  'list.failed': without(({ context: { failure } }) => (failure?.code === 'invalid_request' ? 'refused' : 'failed')),
  // Whether the address has followed yet is not seen.
  'address.shown': {},
  'address.behind': {},
}

export const searchShown = shownLaws(SELECTORS, SHOWN)
