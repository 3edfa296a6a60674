import { expect, test } from 'vitest'
import { registry } from '#machines/registry.ts'
import { EVENT_ROUTES } from './eventRoutes.ts'

const files = import.meta.glob<string>('./eventRoutes.ts', { query: '?raw', import: 'default', eager: true })

/** Targets and event types as written in the table: an event itself is known only when a route sends it. */
const written = Object.values(files)
  .join('')
  .split('export const EVENT_ROUTES')
  .slice(1)
  .flatMap((table) => table.split('route({').slice(1))
  .map((row) => ({ to: /to: '([\w.]+)'/.exec(row)?.[1] ?? '', type: /type: '([\w.]+)'/.exec(row)?.[1] ?? '' }))

/** A second instance is named after its owner: `checkout.rates`. */
const machineOf = (to: string) => registry[to.split('.').at(-1) ?? '']

test('every event that a route sends is known as one that no guest sends', () => {
  expect(written.map(({ to }) => to)).toEqual(EVENT_ROUTES.map(({ to }) => to))
  expect(written.filter(({ to, type }) => machineOf(to)?.told?.includes(type) !== true)).toEqual([])
})
