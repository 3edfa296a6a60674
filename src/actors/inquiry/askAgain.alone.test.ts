import { inquiryMachine } from '#machines/inquiry/inquiry.machine.ts'
import { EMPTY_DRAFT } from '#machines/inquiry/inquiry.rules.ts'
import { selectOpenStep } from '#machines/inquiry/inquiry.selectors.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { askAgain } from './askAgain.ts'

const begin = () =>
  createActor(inquiryMachine, { input: { completedSteps: [], draft: EMPTY_DRAFT, attemptId: '', sent: null } }).start()
const world = vi.hoisted(() => ({ actor: undefined as unknown, load: (): Promise<unknown> => Promise.resolve() }))
vi.mock('./inquiry.ts', () => ({ inquiryActor: () => world.actor }))
vi.mock('#src/actors/negotiation/inquiry.ts', () => ({
  inquiryQuery: (id: string) => ({ queryKey: ['inquiry', id], queryFn: () => world.load(), retry: false }),
}))
let actor: ReturnType<typeof begin>
beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-11-27T14:58:00Z'))
  actor = begin()
  world.actor = actor
})

const EARLIER = {
  hotel: {
    id: null,
    name: 'Hotel Cedar Court',
    address: '7 Palm Street, Amman',
    place_id: 'place-hotel',
    location: { lat: 31.95, lng: 35.91 },
    time_zone: 'Asia/Amman',
  },
  guest: { first_name: 'Maya', last_name: 'Cohen', email: 'maya@mail.example' },
  guest_id_at_hotel: '',
  offers: [{ place: 1, checkin_datetime: '2026-12-04T09:00', checkout_datetime: '2026-12-06T16:00' }],
}

test('an earlier request opens the step of hours, with the hour that the hotel named', async () => {
  world.load = () => Promise.resolve(EARLIER)
  await askAgain('i1', { checkIn: '2026-12-04T12:00', checkOut: 'nonsense' })
  const snapshot = actor.getSnapshot()
  expect(selectOpenStep(snapshot, 'time')).toBe('time')
  expect(snapshot.context.draft).toMatchObject({
    hotel: { id: 'place-hotel', name: 'Hotel Cedar Court' },
    checkIn: { day: '2026-12-04', hour: 12 },
    checkOut: { day: '2026-12-06', hour: 16 },
    guest: { firstName: 'Maya', email: 'maya@mail.example' },
  })
})

test('a request that nobody may read changes nothing', async () => {
  world.load = () => Promise.reject(Object.assign(new Error('no such inquiry'), { code: 'not_found', status: 404 }))
  await askAgain('i2', { checkIn: '2026-12-04T12:00', checkOut: '2026-12-06T16:00' })
  expect(actor.getSnapshot().context.draft).toEqual(EMPTY_DRAFT)
})
