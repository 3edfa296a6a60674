import { expect, test } from 'vitest'
import { machineOf } from './machineOf.ts'
import { routeText } from './productLive.ts'

test.each([
  ['rates', 'rates'],
  ['checkout.rates', 'rates'],
  ['destination#2', 'destination'],
  ['checkout.rates#2', 'rates'],
])('%s is an actor of the machine %s', (actor, machine) => {
  expect(machineOf(actor)).toBe(machine)
})

test.each([
  ['/', '/'],
  ['/hotels/$id', '/hotels/…'],
  ['/checkout/{-$id}/{-$rateKey}', '/checkout'],
  ['/staff/machines/', '/staff/machines'],
])('the route %s reads as %s', (route, text) => {
  expect(routeText(route)).toBe(text)
})
