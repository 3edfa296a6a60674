import { AUTOCOMPLETE_DEBOUNCE_MS } from '#contract/hotel/places.ts'
import type { destinationMachine } from '#machines/destination/destination.machine.ts'
import type { destinationPorts } from '#machines/destination/destination.ports.ts'
import { here } from '#machines/destination/destination.samples.ts'
import { DISCARDED_TEXT_NOTICE_MS, SUGGESTIONS_TIMEOUT_MS } from '#machines/destination/destination.setup.ts'
import type { SnapshotFrom } from 'xstate'
import { isNarrow, type Guest } from '../pages/guest.ts'
import { refuse } from '../pages/pausedCalls.ts'
import { usualStay } from '../pages/offer.ts'
import { ResultsPage } from '../pages/results.page.ts'
import type { SearchForm } from '../pages/searchForm.page.ts'
import { destinationScenarios, PLACES } from './destination.scenarios.ts'
import { hotelsOf } from './kit/hotels.ts'
import { definePlayer } from './kit/browserPlayer.ts'

interface World {
  guest: Guest
  results: ResultsPage
  form: SearchForm
  /** The details of a place failed to load, and it cannot be searched for: the field falls back to the place before. */
  isTakenBack: boolean
}

export const destinationPlayer = definePlayer<typeof destinationMachine, typeof destinationPorts>()<World, null>({
  scenarios: destinationScenarios,
  hasClock: true,
  wires: {
    loadSuggestions: {
      calls: ['places'],
      answer: (route, options) =>
        route.fulfill({
          json: {
            predictions: options.map(({ id, name, description }) => ({
              place_id: id,
              structured_formatting: { main_text: name, secondary_text: description },
              types: [],
            })),
          },
        }),
    },
    loadOffers: {
      calls: ['popularPlaces'],
      answer: (route, offers) =>
        route.fulfill({
          json: {
            places: offers.map(({ name, description, hotels, image, detail }) => ({
              name,
              around: description,
              location: detail.point,
              hotels: hotels ?? 0,
              image: image ?? '',
            })),
          },
        }),
    },
    locate: {
      calls: ['nearestPlace'],
      answer: (route, { name }) => route.fulfill({ json: { name } }),
    },
    loadPlace: {
      calls: ['place'],
      answer: (route, detail) =>
        route.fulfill({
          json: {
            result: {
              name: 'Paris',
              geometry: { location: detail?.point ?? { lat: 0, lng: 0 } },
              types: ['political'],
            },
          },
        }),
      refuse: async (route, failure, world) => {
        world.isTakenBack = true
        await refuse(route, failure)
      },
    },
  },
  prepare: async (page) => {
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 52.5, longitude: 13.4 })
    await page.route(/\/api\/v1\/hotels\/\?/, (route) => route.fulfill({ json: hotelsOf(1) }))
    return null
  },
  open: async ({ guest }, _, { selected }) => {
    const results = new ResultsPage(guest)
    await guest.page.clock.resume()
    await results.open({ ...usualStay(), ...destinationOf(selected) })
    await results.expectHotels(1)
    const form = isNarrow(guest) ? await results.openForm() : results.bar
    await form.expectDestination(selected)
    // Only the path moves the clock: the pause between two letters is one of its steps.
    await guest.page.clock.pauseAt(await guest.page.evaluate(() => Date.now() + 1000))
    return { guest, results, form, isTakenBack: false }
  },
  steps: {
    'field.focus': ({ form }) => form.enterDestination(),
    'field.blur': ({ form }) => form.leaveDestination(),
    'text.change': ({ form }, { text }) => form.writeDestination(text),
    'place.pick': ({ form }) => form.pressSuggestion(0),
    'offer.pick': ({ form }, { id }, { before }) =>
      form.pressSuggestion(1 + before.context.offers.findIndex((offer) => offer.id === id)),
    'location.request': ({ form }) => form.pressSuggestion(0),
    'text.submit': ({ form }) => form.takeDestination(),
    'list.retry': ({ form }) => form.pressSuggestion(0),
    'place.replace': ({ guest, results }, { name }) => {
      const criteria = { ...usualStay(), ...destinationOf(name) }
      return isNarrow(guest) ? results.followUnderForm(criteria) : results.followTo(criteria)
    },
    'xstate.after.debounce.destination.editing.debounce.settling': waitForPause,
    'xstate.after.debounce.destination.editing.debounce.waiting': waitForPause,
    'xstate.after.patience.destination.editing.list.fetching': losePatience,
    'xstate.after.patience.destination.resolving': losePatience,
    'xstate.after.droppedNotice.destination.idle.dropped': ({ guest }) =>
      guest.page.clock.runFor(DISCARDED_TEXT_NOTICE_MS),
  },
  viewStates: {
    viewState: {
      closed: async (world, snapshot) => {
        await world.form.expectNoSuggestions()
        await expectText(world, snapshot)
      },
      dropped: async (world, snapshot) => {
        await expectText(world, snapshot)
        await world.form.expectDropped(snapshot.context.dropped ?? '')
      },
      empty: async (world, snapshot) => {
        await world.form.expectNothingSuggested()
        await expectText(world, snapshot)
      },
      list: async (world, snapshot) => {
        await world.form.expectSuggestions(snapshot.context.suggestions.map(({ name }) => name))
        await expectText(world, snapshot)
      },
      offers: async (world, snapshot) => {
        await world.form.expectOffers(snapshot.context.offers.map(({ name }) => name))
        await expectText(world, snapshot)
      },
      locating: async (world) => {
        await world.form.expectLocating()
        await world.form.expectNotReady()
      },
      unlocated: null,
      failed: async (world, snapshot) => {
        await world.form.expectSuggestionsFailed()
        await expectText(world, snapshot)
      },
      resolving: async (world, snapshot) => {
        await world.form.expectNoSuggestions()
        await expectText(world, snapshot)
      },
      picking: async (world, snapshot) => {
        await world.form.expectNoSuggestions()
        await world.form.expectDestination(snapshot.context.text)
        await world.form.expectNotReady()
      },
    },
  },
})

function waitForPause({ guest }: World): Promise<void> {
  return guest.page.clock.runFor(AUTOCOMPLETE_DEBOUNCE_MS)
}

function losePatience({ guest }: World): Promise<void> {
  return guest.page.clock.runFor(SUGGESTIONS_TIMEOUT_MS)
}

function destinationOf(name: string) {
  const destination = PLACES[name]
  if (destination === undefined) throw new Error(`nobody knows where "${name}" is`)
  return { destination }
}

async function expectText({ guest, form, isTakenBack }: World, { context }: SnapshotFrom<typeof destinationMachine>) {
  const { text, selected } = context
  await form.expectReady()
  if (isTakenBack && text === selected) await form.expectDestination('Harlem')
  // Where the guest is, the field says "near me" instead of the name of the place.
  else await form.expectDestination(text === selected && text === here.name ? guest.t('search.nearMe') : text)
}
