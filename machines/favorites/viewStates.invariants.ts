import type { InvariantOf } from '#machines/kit/verify/machineSpec.ts'
import { viewStateInvariants, type ViewStateTable } from '#machines/kit/verify/invariants.ts'
import type { favoritesMachine } from './favorites.machine.ts'
import { selectFailure, selectIsFavorite, selectFavoriteIds, selectProblem } from './favorites.selectors.ts'

const SELECTORS = { failure: selectFailure }
const NOTHING = { failure: null }
const VIEW_STATES: ViewStateTable<typeof favoritesMachine, typeof SELECTORS> = {
  anonymous: NOTHING,
  loading: NOTHING,
  ready: NOTHING,
  saving: NOTHING,
  refused: NOTHING,
  failed: ({ context }) => ({ failure: context.failure }),
}

export const favoritesViewStates: readonly InvariantOf<typeof favoritesMachine>[] = [
  ...viewStateInvariants(SELECTORS, VIEW_STATES),
  {
    description:
      'A heart is as it was last wished; else as the server has it, or this browser where no server has said.',
    check: ({ after }) => {
      const { local, server, changes } = after.context
      return [...local, ...(server ?? []), ...selectFavoriteIds(after), 'any'].every((hotelId) => {
        const change = changes.find((one) => one.hotelId === hotelId)
        return selectIsFavorite(after, hotelId) === (change?.isFavorite ?? (server ?? local).includes(hotelId))
      })
    },
  },
  {
    description: 'Why a heart was put back is said of that heart alone.',
    check: ({ after }) => {
      const { problem } = after.context
      return (
        selectProblem(after, 'any') === null &&
        (problem === null || selectProblem(after, problem.hotelId) === problem.failure)
      )
    },
  },
]
