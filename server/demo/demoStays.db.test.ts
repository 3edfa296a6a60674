import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#server/db/testDatabase.ts'
import { creditsOf } from '#server/modules/credits/credits.store.ts'
import { seedCatalogue } from '#server/modules/hotels/seedCatalogue.ts'
import { CITIES } from './catalogue/cities.ts'
import { demoHotels } from './catalogue/demoHotels.ts'
import { firstUsefulDay } from '#server/modules/inventory/roomDays.store.ts'
import { userByEmail } from '#server/modules/user/user.store.ts'
import { seedDemoStays } from './demoStays.ts'
import { seedAccounts } from './demoAccounts.ts'
import { LIGHT_COST } from '#server/emulators/identity/provider.testing.ts'

const STAYED_IN = new Set(['nyc', 'par', 'dxb', 'jlm'])
const NOW = Temporal.Instant.from('2026-11-21T12:00:00Z')
const clock = () => NOW

let opened: TestDatabase
beforeAll(async () => {
  opened = await testDatabase()
})
afterAll(() => opened.close())

test('the demo guest has 266 past hours and 50 dollars of credit, however often the server starts', async () => {
  const { db } = opened
  await seedCatalogue(db, firstUsefulDay(NOW), demoHotels(CITIES.filter(({ id }) => STAYED_IN.has(id))))
  await seedAccounts(db, clock, LIGHT_COST)
  await seedDemoStays(db, clock)
  await seedDemoStays(db, () => NOW.add({ hours: 48 }))
  const guest = await userByEmail(db, 'guest@stayless.example')
  const { account } = await creditsOf(db, guest?.uid ?? '', NOW)
  expect(account).toMatchObject({ available_cents: 5000, total_hours: 266, next_credit_at_hours: 300 })
  expect(account.hours.map(({ hours }) => hours)).toEqual([50, 99, 42, 75])
})
