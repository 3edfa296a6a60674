import type { Favorite } from '#contract/user/favorites.ts'
import type { favoritesMachine } from '#machines/favorites/favorites.machine.ts'
import type { favoritesPorts } from '#machines/favorites/favorites.ports.ts'
import type { Route } from '@playwright/test'
import { refuse } from '../pages/pausedCalls.ts'
import { AccountPage } from '../pages/account.page.ts'
import { losesConnectionForAMoment } from '../pages/connection.ts'
import { FavoritesPage } from '../pages/favorites.page.ts'
import type { Guest } from '../pages/guest.ts'
import { Gate } from '../pages/gate.ts'
import { usualStay } from '../pages/offer.ts'
import { createVerifiedAccount } from '../pages/people.ts'
import { ResultsPage } from '../pages/results.page.ts'
import { OtherTab, sessionOf, type StoredSession } from '../pages/session.ts'
import { resetBrowserIdentity } from '../pages/browserIdentity.ts'
import { favoritesScenarios, HOTEL, MAYA, NOOR } from './favorites.scenarios.ts'
import { hotelsOf } from './kit/hotels.ts'
import { definePlayer } from './kit/browserPlayer.ts'

interface Props {
  sessions: Readonly<Record<string, StoredSession>>
  /** The request for the account of the session. */
  gate: Gate
}

interface World extends Props {
  guest: Guest
  favorites: FavoritesPage
  account: AccountPage
  other: OtherTab
}

const NAME = 'Hotel 1'

export const favoritesPlayer = definePlayer<typeof favoritesMachine, typeof favoritesPorts>()<World, Props>({
  scenarios: favoritesScenarios,
  hasClock: false,
  wires: {
    loadFavorites: { calls: ['favorites', 'addFavorites'], answer: tell },
    saveFavoriteChange: {
      calls: ['addFavorites', 'removeFavorite'],
      answer: tell,
      // The page then checks whether the session itself is refused; that request waits.
      refuse: (route, failure, { gate }) => {
        if (failure.status === 401) gate.close()
        return refuse(route, failure)
      },
    },
  },
  prepare: async (page) => {
    await page.route(/\/api\/v1\/hotels\/\?/, (route) => route.fulfill({ json: hotelsOf(2) }))
    const gate = new Gate(page)
    await gate.build('userDetails')
    return {
      gate,
      sessions: {
        [MAYA]: await sessionOf(page, await createVerifiedAccount(page.request, 'keeper')),
        [NOOR]: await sessionOf(
          page,
          await createVerifiedAccount(page.request, 'other', { first: 'Noor', last: 'Levi' }),
        ),
      },
    }
  },
  open: async ({ guest }, props, { local }) => {
    await resetBrowserIdentity(guest.page)
    await guest.page.evaluate((ids) => localStorage.setItem('favorites', JSON.stringify(ids)), local)
    const [results, other] = [new ResultsPage(guest), new OtherTab(guest.page)]
    await props.gate.open()
    await results.open(usualStay())
    await results.expectHotels(2)
    return { ...props, guest, other, favorites: new FavoritesPage(guest), account: new AccountPage(guest) }
  },
  steps: {
    'favorite.toggle': ({ favorites }) => favorites.toggleFavorite(NAME),
    'problem.dismiss': ({ favorites }) => favorites.leaveHeart(),
    'favorites.reload': ({ other }) => other.tell('favorites'),
    'local.changed': ({ other }, { ids }) => other.keep('favorites', JSON.stringify(ids)),
    'session.began': async ({ other, account, sessions }, { guest }) => {
      await other.signIn(sessions[guest] ?? [])
      await account.expectSignedIn(guest === MAYA ? { first: 'Maya', last: 'Cohen' } : { first: 'Noor', last: 'Levi' })
    },
    'session.ended': async ({ gate, account, other }, _, { before }) => {
      if (before.value === 'refused') await gate.refuse({ code: 'unauthorized', status: 401 })
      else await other.signOut()
      await account.expectSignedOut()
    },
    'session.kept': ({ gate }) => gate.open(),
    'guest.leave': ({ account }) => account.logOut(),
    'connection.restored': ({ guest }) => losesConnectionForAMoment(guest.page),
  },
  viewStates: {
    heart: {
      kept: ({ favorites }) => favorites.expectFavorite(NAME),
      open: ({ favorites }) => favorites.expectNotFavorite(NAME),
    },
    problem: {
      none: ({ favorites }) => favorites.expectNoProblem(),
      message: ({ favorites }) => favorites.expectNotSaved(),
    },
  },
})

function tell(route: Route, ids: readonly string[]): Promise<void> {
  return route.fulfill({ json: { favorites: ids.map(favoriteOf) } })
}

const favoriteOf = (id: string): Favorite => ({
  hotel: {
    id,
    name: id === HOTEL ? NAME : 'Hotel 2',
    stars: 4,
    image: '/favicon.ico',
    city: 'New York',
    reviews: { rating: 8.4, count: 120 },
  },
  added_at: '2026-01-01T00:00:00Z',
})
