import { shownLaws, type ShownBy } from '#machines/kit/laws.ts'
import type { searchMachine } from './search.machine.ts'
import { selectFace, selectIsBusy, selectIsRefining, type SearchFace } from './search.selectors.ts'

const SELECTORS = { face: selectFace, isBusy: selectIsBusy, isRefining: selectIsRefining }
const running =
  (face: SearchFace) =>
  ({ context: { count } }: { context: { count: number | null } }) => ({
    face,
    isBusy: true,
    isRefining: count !== null,
  })
const atRest = (face: SearchFace) => ({ face, isBusy: false, isRefining: false })
const SHOWN: ShownBy<typeof searchMachine, typeof SELECTORS> = {
  'list.idle': atRest('idle'),
  'list.loading.fresh': running('loading'),
  'list.loading.slow': running('slow'),
  'list.loading.stuck': running('stuck'),
  'list.loaded': ({ context: { count } }) => atRest(count === 0 ? 'empty' : 'list'),
  'list.stopped': atRest('stopped'),
  // The server has refused what was asked for, and names the field; all else may be tried again.
  'list.failed': ({ context: { failure } }) => atRest(failure?.code === 'invalid_request' ? 'refused' : 'failed'),
  // Whether the address has followed yet is not seen.
  'address.shown': {},
  'address.behind': {},
}

export const searchShown = shownLaws(SELECTORS, SHOWN)
