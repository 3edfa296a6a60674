import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { API_BASE, endpoints } from '#contract/http/endpoints.ts'
import type { HealthResponse } from '#contract/http/config.ts'
import { ApiError } from './errors.ts'
import { errorAnswer, TRY_AGAIN_SECONDS } from './failure.ts'
import type { PeerEnv } from './peer.ts'

/** Responds with 503 while the database is being opened and filled. */
export const createStartingSite = (
  health: Omit<HealthResponse, 'status'>,
  headers: Readonly<Record<string, string>> = {},
): Hono<PeerEnv> => {
  const app = new Hono<PeerEnv>()
  app.use(async (context, next) => {
    await next()
    context.header('Retry-After', String(TRY_AGAIN_SECONDS))
    context.header('Cache-Control', 'no-store')
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
  })
  app.get(`${API_BASE}${endpoints.health.path}`, (context) => context.json({ status: 'starting', ...health }, 503))
  app.all('/api/*', (context) =>
    context.json(errorAnswer(new ApiError('starting', 'The server is starting'), randomUUID()), 503),
  )
  app.all('*', (context) => context.text('Stayless is starting. Please try again in a moment.', 503))
  return app
}
