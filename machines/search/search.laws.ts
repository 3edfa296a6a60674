import { isSameSearch } from './search.url.ts'
import type { LawOf } from '#machines/kit/entry.ts'
import type { searchMachine } from './search.machine.ts'

export const searchLaws: readonly LawOf<typeof searchMachine>[] = [
  {
    says: 'The hotels are asked for with what the guest has asked for last.',
    holds: ({ asked, after }) =>
      asked.every(({ port, input }) => port !== 'loadHotels' || isSameSearch(input, after.context.criteria)),
  },
]
