import { expect, test } from 'vitest'
import { productQuestions } from '#locales/en/staff/productQuestions.ts'
import { nodesOf } from '#machines/kit/verify/transitions.ts'
import { testCatalogue } from './catalogue.testing.ts'
import { loadWalkable, momentIn, tellStory, type StoryStep } from './story.ts'

const [network, time, lamp] = testCatalogue.happenings
const toy = await loadWalkable(testCatalogue, 'toy')
const checkout = await loadWalkable(testCatalogue, 'checkout')
const eventsOf = (story: readonly StoryStep[] | null) => story?.map(({ moment }) => moment.event?.type)

test('every state of the checkout in which it rests is reached', () => {
  const states = nodesOf(checkout.simulation.spec.machine.root).map(({ id }) => id)
  expect(states.filter((id) => momentIn(checkout, id) === null)).toEqual(['checkout.purchase.paying.started'])
})

test('a machine is told what happens in a state: what it asks fails, its timer runs out, or an event comes', () => {
  if (network === undefined || time === undefined || lamp === undefined) throw new Error('a happening is missing')
  const broken = tellStory(toy, 'toy.pot.brewing', network)
  expect(broken?.map(({ moment }) => moment.event)).toEqual([
    { type: 'xstate.error.actor.brew', error: { code: 'network', status: 500 } },
  ])
  expect(broken?.at(-1)?.moment.snapshot.matches({ pot: 'empty' })).toBe(true)
  expect(tellStory(toy, 'toy.pot.empty', network)).toEqual([])
  expect(eventsOf(tellStory(toy, 'toy.pot.cooling', time))).toEqual(['xstate.after.cooling.toy.pot.cooling'])
  expect(tellStory(toy, 'toy.elephant', lamp)).toBeNull()
})

test('without a connection the checkout sends the same booking again, and goes on once the connection is back', () => {
  const [connection] = productQuestions.happenings
  if (connection === undefined) throw new Error('the happening is missing')
  expect(eventsOf(tellStory(checkout, 'checkout.purchase.paying.sending.request.booking', connection))).toEqual([
    'xstate.error.actor.book',
    'xstate.after.resendDelay.checkout.purchase.paying.sending.request.waiting',
    'xstate.error.actor.book',
    'connection.restored',
  ])
})
