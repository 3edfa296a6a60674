import type { Handlers } from '#server/http/handler.ts'
import { priceBoard } from './board.ts'
import { listRooms, lookAtRate, type RatesDeps } from './rates.service.ts'

export const ratesRoutes = (deps: RatesDeps): Pick<Handlers, 'rooms' | 'rate' | 'board'> => ({
  rooms: async ({ query, context }) => listRooms(query, context.locale, deps),
  rate: async ({ params, context }) => lookAtRate(params.rateKey, context.locale, deps),
  board: async ({ query }) => priceBoard(query, deps),
})
