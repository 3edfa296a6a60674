import type { HealthResponse } from '#contract/http/config.ts'
import { Reply, type Handlers } from '#server/http/handler.ts'

export interface HealthDeps {
  /** What the server is doing just now. */
  status: () => HealthResponse['status']
  /** Which database answers just now. */
  databaseState: () => HealthResponse['database']
  build: string
}

/** Decisions §11: 503 while the server is starting or stopping or has no database, so that nobody sends it guests. */
export const healthRoutes = ({ status, databaseState, build }: HealthDeps): Pick<Handlers, 'health'> => ({
  health: async () => {
    const answer = { status: status(), database: databaseState(), build }
    return new Reply(answer.status === 'ok' && answer.database !== 'down' ? 200 : 503, answer)
  },
})
