import { SLOW_AFTER_MS } from '#machines/kit/loadingDelays.ts'
import { URL_SYNC_DEBOUNCE_MS, type searchMachine } from '#machines/search/search.machine.ts'
import type { searchPorts } from '#machines/search/search.ports.ts'
import { visibleHotels } from '#machines/search/search.rules.ts'
import { selectShown } from '#machines/search/search.selectors.ts'
import { isNarrow, type Guest } from '../pages/guest.ts'
import { HomePage } from '../pages/home.page.ts'
import { ResultsPage } from '../pages/results.page.ts'
import { hotelsOf } from './kit/hotels.ts'
import { definePlayer } from './kit/browserPlayer.ts'
import { searchScenarios } from './search.scenarios.ts'

interface Screens {
  guest: Guest
  home: HomePage
  results: ResultsPage
}

export const searchPlayer = definePlayer<typeof searchMachine, typeof searchPorts>()<Screens, null>({
  scenarios: searchScenarios,
  hasClock: true,
  wires: {
    loadHotels: {
      calls: ['searchHotels'],
      answer: (route, { count }) => route.fulfill({ json: hotelsOf(count) }),
    },
  },
  prepare: () => Promise.resolve(null),
  open: async ({ guest }) => {
    const screens = { guest, home: new HomePage(guest), results: new ResultsPage(guest) }
    await screens.home.open()
    return screens
  },
  steps: {
    'search.start': async ({ guest, home, results }, _, { before }) => {
      if (before.matches({ list: 'idle' })) return home.form.search()
      const form = isNarrow(guest) ? await results.openForm() : results.bar
      return form.search()
    },
    'url.changed': ({ results }, { criteria, view }) => results.followTo(criteria, view),
    'results.left': ({ results }) => results.leaveForHome(),
    'search.retry': ({ results }, _, { before }) =>
      before.matches({ list: 'stopped' }) ? results.searchAgain() : results.tryAgain(),
    'search.cancel': ({ results }) => results.stop(),
    'filters.change': async ({ results }, { change }) => {
      const panel = await results.filters()
      if (change.guestRating !== undefined) await panel.rated(String(change.guestRating))
      for (const stars of change.starRating ?? []) await panel.stars(stars)
      await panel.close()
    },
    'filters.clear': async ({ results }) => {
      const panel = await results.filters()
      await panel.clear()
      await panel.close()
    },
    'name.change': async ({ results }, { hotelName }) => {
      const panel = await results.filters()
      await panel.named(hotelName)
      await panel.close()
    },
    'sort.change': ({ results }, { sortBy }) => results.chooseOrder(sortBy),
    'more.show': ({ results }) => results.showMore(),
    'xstate.after.addressFollows.search.address.behind': ({ results }) => results.waits(URL_SYNC_DEBOUNCE_MS),
    'connection.restored': ({ results }) => results.losesConnectionForAMoment(),
    'xstate.after.slowAfter.search.list.loading.fresh': ({ results }) => results.waits(SLOW_AFTER_MS),
    'xstate.after.stuckAfter.search.list.loading.slow': ({ results }) => results.waits(SLOW_AFTER_MS),
  },
  viewStates: {
    viewState: {
      idle: ({ home }) => home.expectOpen(),
      loading: ({ results }) => results.expectSearching(),
      slow: ({ results }) => results.expectTakingLong('slow'),
      stuck: ({ results }) => results.expectTakingLong('stuck'),
      stopped: ({ results }) => results.expectStopped(),
      failed: ({ results }) => results.expectFailed(),
      refused: ({ results }) => results.expectRefused('dates'),
      empty: ({ results }) => results.expectNoResults(),
      list: async ({ results }, snapshot) => {
        const { results: loaded, view, criteria } = snapshot.context
        const { poi } = criteria.destination
        const seen = visibleHotels(hotelsOf(loaded?.count ?? 0).hotels, { ...view, poi })
        await results.expectHotels(seen.slice(0, selectShown(snapshot)).length)
      },
    },
  },
})
