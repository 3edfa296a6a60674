import type { LawOf } from '#machines/kit/entry.ts'
import { shownLaws, type ShownBy } from '#machines/kit/laws.ts'
import type { favoritesMachine } from './favorites.machine.ts'
import { selectFailure, selectIsKept, selectKept, selectProblem } from './favorites.selectors.ts'

const SELECTORS = { failure: selectFailure }
const NOTHING = { failure: null }
const SHOWN: ShownBy<typeof favoritesMachine, typeof SELECTORS> = {
  anonymous: NOTHING,
  loading: NOTHING,
  ready: NOTHING,
  saving: NOTHING,
  refused: NOTHING,
  failed: ({ context }) => ({ failure: context.failure }),
}

export const favoritesShown: readonly LawOf<typeof favoritesMachine>[] = [
  ...shownLaws(SELECTORS, SHOWN),
  {
    says: 'A heart is as it was last wished; else as the server has it, or this browser where no server has said.',
    holds: ({ after }) => {
      const { local, server, wishes } = after.context
      return [...local, ...(server ?? []), ...selectKept(after), 'any'].every((hotelId) => {
        const wish = wishes.find((one) => one.hotelId === hotelId)
        return selectIsKept(after, hotelId) === (wish?.isKept ?? (server ?? local).includes(hotelId))
      })
    },
  },
  {
    says: 'Why a heart was put back is said of that heart alone.',
    holds: ({ after }) => {
      const { problem } = after.context
      return (
        selectProblem(after, 'any') === null &&
        (problem === null || selectProblem(after, problem.hotelId) === problem.failure)
      )
    },
  },
]
