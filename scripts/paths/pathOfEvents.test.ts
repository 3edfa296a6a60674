import { expect, test } from 'vitest'
import { browserScenarios } from '../../e2e/paths/browserScenarios.ts'
import { pathOfEvents, readPath } from '../../e2e/paths/kit/browserScenarios.ts'
import { readStoredPaths } from '../../e2e/paths/kit/storedPaths.ts'

test('the events of a stored path are that path', () => {
  for (const [machine, scenarios] of Object.entries(browserScenarios)) {
    const [path] = readStoredPaths(machine)
    if (path === undefined) continue
    const events = readPath(scenarios, path).steps.map(({ event }) => event)
    expect([machine, pathOfEvents(scenarios, { input: path.input, events })]).toEqual([machine, path])
  }
})

test('the guest of the player takes the place of another', () => {
  const { checkout } = browserScenarios
  const stranger = { type: 'auth.signedIn', user: { first_name: 'Somebody', last_name: 'Else' } }
  const events = [{ type: 'checkout.open', rateKey: 'rate-1' }, stranger]
  const path = checkout && pathOfEvents(checkout, { input: 7, events })
  expect(path).toEqual({ input: 0, steps: ['checkout.open', 'auth.signedIn'] })
})

test('an event that no guest causes is named', () => {
  const { checkout } = browserScenarios
  expect(() => checkout && pathOfEvents(checkout, { input: 0, events: [{ type: 'card.shown' }] })).toThrow(
    'step 1: no guest causes "card.shown" here',
  )
})
