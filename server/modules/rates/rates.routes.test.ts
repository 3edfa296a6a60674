import { expect, test } from 'vitest'
import { ApiError } from '#server/http/errors.ts'
import { given } from '#server/http/api.testing.ts'
import { SAMPLE_NOW, sampleDeps } from './rates.samples.ts'
import { ratesRoutes } from './rates.routes.ts'
import { listRooms } from './rates.service.ts'

test('a key that sells nothing is reported before an invalid promo code', async () => {
  const stay = { checkIn: '2027-03-01T15:00', checkOut: '2027-03-04T11:00' }
  const rooms = [{ adults: 2, children: [] }]
  const key = listRooms({ hotelId: 'nyc-0001', ...stay, rooms }, 'en', deps).rooms[0]?.rates[0]?.rateKey ?? ''
  expect(await fetchRate('none')).toMatchObject({ error: { code: 'not_found' } })
  expect(await fetchRate(key)).toMatchObject({ error: { code: 'promo_refused' } })
  now = SAMPLE_NOW.add({ hours: 2 })
  expect(await fetchRate(key)).toMatchObject({ error: { code: 'gone' } })
})

let now = SAMPLE_NOW
const deps = sampleDeps(undefined, () => now)

const { api } = given({
  handlers: ratesRoutes({
    ...deps,
    discounts: () => Promise.reject(new ApiError('promo_refused', 'Nobody has this code')),
  }),
})

const fetchRate = async (rateKey: string): Promise<unknown> =>
  (await api.request(`/rates/${rateKey}?promo=NOBODYS2`)).json()
