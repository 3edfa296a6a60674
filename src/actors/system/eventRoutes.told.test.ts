import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registry } from '#machines/registry.ts'
import { EVENT_ROUTES } from './eventRoutes.ts'

/** Targets and event types as written in the table: an event itself is known only when a route sends it. */
const written = readFileSync(new URL('eventRoutes.ts', import.meta.url), 'utf8')
  .split('export const EVENT_ROUTES')[1]
  ?.split('route({')
  .slice(1)
  .map((row) => ({ to: /to: '([\w.]+)'/.exec(row)?.[1] ?? '', type: /type: '([\w.]+)'/.exec(row)?.[1] ?? '' }))

test('every event that a route sends is known as one that no guest sends', () => {
  expect(written?.map(({ to }) => to)).toEqual(EVENT_ROUTES.map(({ to }) => to))
  // A second instance is named after its owner: `checkout.rates`.
  const machineOf = (to: string) => registry[to.split('.').at(-1) ?? '']
  const untold = written?.filter(({ to, type }) => machineOf(to)?.told?.includes(type) !== true)
  expect(untold).toEqual([])
})
