import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { API_BASE, calls } from '#contract/calls.ts'
import type { HealthAnswer } from '#contract/config.ts'
import { ApiError } from './errors.ts'
import { errorAnswer } from './failure.ts'
import type { PeerEnv } from './peer.ts'

const TRY_AGAIN_SECONDS = 2

/** What the address answers while the database is opened and filled: not yet. */
export const createStartingSite = (health: Omit<HealthAnswer, 'status'>): Hono<PeerEnv> => {
  const app = new Hono<PeerEnv>()
  app.use(async (context, next) => {
    await next()
    context.header('Retry-After', String(TRY_AGAIN_SECONDS))
    context.header('Cache-Control', 'no-store')
  })
  app.get(`${API_BASE}${calls.health.path}`, (context) => context.json({ status: 'starting', ...health }, 503))
  app.all('/api/*', (context) =>
    context.json(errorAnswer(new ApiError('not_ready', 'The server is starting'), randomUUID()), 503),
  )
  app.all('*', (context) => context.text('Stayless is starting. Please, try again in a moment.', 503))
  return app
}
