import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer } from 'node:http'
import { array, create, integer, object, optional, string, type } from 'superstruct'
import type { Cents } from '#contract/shared/money.ts'
import { addDays, RoomStruct } from '#contract/hotel/stay.ts'
import { faultLine, type Faults } from '#server/emulators/gateway/faults.ts'

export interface NightRoom {
  hotel: string
  room: string
  /** Price of one room per night. */
  night_cents: Cents
  count: number
}

interface StandinOrder {
  key: string
  comment: string
  status: 'confirmed' | 'pending' | 'failed' | 'cancelled'
}

export interface NightsOnly {
  url: string
  token: string
  faults: Faults
  /** All orders received, by reference. */
  orders: ReadonlyMap<string, Readonly<StandinOrder>>
  /** Number of order requests received. */
  sent: () => number
  /** Sets the price of a night. */
  reprice: (room: string, night_cents: Cents) => void
  sell: (room: string, night: string, count: number) => void
  /** Makes the next order wait for its hotel's decision. */
  hesitate: () => void
  decide: (reference: string, status: 'confirmed' | 'failed') => void
  close: () => Promise<void>
}

const TOKEN = 'a-supplier-token'

const Availability = type({ hotels: array(string()), arrival: string(), departure: string(), rooms: array(RoomStruct) })
const RateKey = object({ room: string(), arrival: string(), departure: string(), count: integer(), total: integer() })
const OrderBody = type({
  rate_key: string(),
  reference: string(),
  total_cents: integer(),
  guest: type({ first_name: string(), last_name: string() }),
  comment: optional(string()),
})

type Rate = ReturnType<typeof readKey>
const readKey = (key: string) => create(JSON.parse(Buffer.from(key, 'base64url').toString()), RateKey)
const writeKey = (rate: Rate): string => Buffer.from(JSON.stringify(rate)).toString('base64url')

const nightsBetween = (arrival: string, departure: string): string[] => {
  const nights: string[] = []
  for (let night = arrival; night < departure; night = addDays(night, 1)) nights.push(night)
  return nights
}

/** A supplier that knows no hours: sells nights, stores orders, and finds them by the buyer's reference. */
export const startNightsOnly = async (stock: readonly NightRoom[]): Promise<NightsOnly> => {
  const rooms = new Map(stock.map((room) => [room.room, { ...room, sold: new Map<string, number>() }]))
  const orders = new Map<string, StandinOrder>()
  let sent = 0
  let isHesitating = false
  const { faults, middleware } = faultLine()

  const priceOf = ({ room, arrival, departure, count }: Omit<Rate, 'total'>): Cents =>
    (rooms.get(room)?.night_cents ?? 0) * nightsBetween(arrival, departure).length * count
  const take = ({ room, arrival, departure }: Rate, count: number): void => {
    const { sold } = rooms.get(room) ?? { sold: new Map<string, number>() }
    for (const night of nightsBetween(arrival, departure)) sold.set(night, (sold.get(night) ?? 0) + count)
  }
  const isFree = ({ room, arrival, departure, count }: Omit<Rate, 'total'>): boolean => {
    const nightRoom = rooms.get(room)
    return (
      nightRoom !== undefined &&
      nightsBetween(arrival, departure).every((night) => nightRoom.count - (nightRoom.sold.get(night) ?? 0) >= count)
    )
  }
  const wireOf = (rate: Omit<Rate, 'total'>) => {
    const total = priceOf(rate)
    return {
      hotel: rooms.get(rate.room)?.hotel ?? '',
      room: rate.room,
      rate_key: writeKey({ ...rate, total }),
      total_cents: total,
      penalties: [{ from: `${addDays(rate.arrival, -1)}T12:00:00Z`, amount_cents: total }],
    }
  }

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(middleware)
  app.use(async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${TOKEN}`) return context.json({ error: 'unauthorized' }, 401)
    return next()
  })
  app.post('/availability', async (context) => {
    const criteria = create(await context.req.json(), Availability)
    const rates = [...rooms.values()]
      .filter(({ hotel }) => criteria.hotels.includes(hotel))
      .map(({ room }) => ({
        room,
        arrival: criteria.arrival,
        departure: criteria.departure,
        count: criteria.rooms.length,
      }))
      .filter(isFree)
      .map(wireOf)
    return context.json({ rates })
  })
  app.post('/recheck', async (context) => {
    const { total: _before, ...rate } = readKey(create(await context.req.json(), type({ rate_key: string() })).rate_key)
    return isFree(rate) ? context.json(wireOf(rate)) : context.json({ error: 'sold_out' }, 404)
  })
  app.post('/orders', async (context) => {
    sent += 1
    const body = create(await context.req.json(), OrderBody)
    const existingOrder = orders.get(body.reference)
    if (existingOrder !== undefined) return context.json({ status: existingOrder.status }, 201)
    const rate = readKey(body.rate_key)
    if (!isFree(rate)) return context.json({ error: 'sold_out' }, 409)
    if (priceOf(rate) !== body.total_cents) return context.json({ error: 'price_changed' }, 409)
    take(rate, rate.count)
    const status = isHesitating ? 'pending' : 'confirmed'
    isHesitating = false
    orders.set(body.reference, { key: body.rate_key, comment: body.comment ?? '', status })
    return context.json({ status }, 201)
  })
  app.get('/orders/:reference', (context) => {
    const order = orders.get(context.req.param('reference'))
    return order === undefined ? context.json({ error: 'unknown' }, 404) : context.json({ status: order.status })
  })
  app.delete('/orders/:reference', (context) => {
    const order = orders.get(context.req.param('reference'))
    if (order === undefined) return context.json({ error: 'unknown' }, 404)
    const rate = readKey(order.key)
    if (order.status !== 'cancelled') take(rate, -rate.count)
    order.status = 'cancelled'
    return context.json({ penalty_cents: 0 })
  })
  app.onError((error, context) => context.json({ error: error.message }, 400))

  const listener = getRequestListener(app.fetch)
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    token: TOKEN,
    faults,
    orders,
    sent: () => sent,
    reprice: (room, night_cents) => {
      const nightRoom = rooms.get(room)
      if (nightRoom) nightRoom.night_cents = night_cents
    },
    sell: (room, night, count) => take({ room, arrival: night, departure: addDays(night, 1), count, total: 0 }, count),
    hesitate: () => {
      isHesitating = true
    },
    decide: (reference, status) => {
      const order = orders.get(reference)
      if (order) order.status = status
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
