import type { HealthResponse } from '#contract/http/config.ts'
import { Reply, type Handlers } from '#server/http/handler.ts'

export interface HealthDeps {
  /** Current state of the server. */
  status: () => HealthResponse['status']
  /** Current state of the database. */
  databaseState: () => HealthResponse['database']
  build: string
}

/** Decisions §11: 503 while the server is starting or stopping or has no database, so a load balancer sends it no guests. */
export const healthRoutes = ({ status, databaseState, build }: HealthDeps): Pick<Handlers, 'health'> => ({
  health: async () => {
    const answer = { status: status(), database: databaseState(), build }
    return new Reply(answer.status === 'ok' && answer.database !== 'down' ? 200 : 503, answer)
  },
})
