import { SLOW_AFTER_MS } from '#machines/kit/loadingDelays.ts'
import type { ratesMachine } from '#machines/rates/rates.machine.ts'
import type { ratesPorts } from '#machines/rates/rates.ports.ts'
import { losesConnectionForAMoment } from '../pages/connection.ts'
import type { Guest } from '../pages/guest.ts'
import { HotelPage } from '../pages/hotel.page.ts'
import { usualStay } from '../pages/offer.ts'
import { definePlayer } from './kit/browserPlayer.ts'
import { ratesScenarios } from './rates.scenarios.ts'

class Rooms {
  readonly guest: Guest
  readonly hotel: HotelPage
  /** The open room, counted from 0. */
  room: number | null = null

  constructor(guest: Guest) {
    this.guest = guest
    this.hotel = new HotelPage(guest)
  }

  async openAnother(): Promise<void> {
    const room = this.room === 0 ? 1 : 0
    await this.hotel.pressSeeRates(room)
    this.room = room
  }
}

export const ratesPlayer = definePlayer<typeof ratesMachine, typeof ratesPorts>()<Rooms, null>({
  scenarios: ratesScenarios,
  hasClock: true,
  wires: { loadOffer: { calls: ['rate'], answer: (route, json) => route.fulfill({ json }) } },
  prepare: () => Promise.resolve(null),
  open: async ({ guest }) => {
    const rooms = new Rooms(guest)
    await rooms.hotel.open('nyc-0010', usualStay())
    await rooms.hotel.expectRooms()
    return rooms
  },
  steps: {
    'offer.open': async (rooms, _, { before }) => {
      // The list brings other offers, and closes the room.
      if (before.matches('gone') || before.matches('expired')) {
        await rooms.hotel.askCurrentPrices()
        rooms.room = null
      }
      return rooms.openAnother()
    },
    'offer.refresh': ({ hotel }) => hotel.tryAgain(),
    'variant.choose': async ({ hotel, room }, { choice }) =>
      hotel.chooseRate(choice.checkin_guaranteed ? 'surest' : 'last', room ?? 0),
    'connection.restored': ({ guest }) => losesConnectionForAMoment(guest.page),
    'xstate.after.slowAfter.rates.loading.fresh': ({ guest }) => guest.page.clock.runFor(SLOW_AFTER_MS),
    'xstate.after.stuckAfter.rates.loading.slow': ({ guest }) => guest.page.clock.runFor(SLOW_AFTER_MS),
  },
  viewStates: {
    viewState: {
      idle: ({ hotel }) => hotel.expectNoRates(),
      loading: ({ hotel, room }) => hotel.expectRatesLoading(room ?? 0),
      slow: ({ hotel }) => hotel.expectTakingLong('slow'),
      stuck: ({ hotel }) => hotel.expectTakingLong('stuck'),
      refreshing: ({ hotel, room }) => hotel.expectRates(room ?? 0),
      loaded: ({ hotel, room }) => hotel.expectRates(room ?? 0),
      failed: ({ hotel }) => hotel.expectRatesTrouble(),
      gone: ({ hotel }) => hotel.expectOfferUnavailable(),
      expired: ({ hotel }) => hotel.expectExpired(),
    },
  },
})
