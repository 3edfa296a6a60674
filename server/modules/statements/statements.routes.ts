import type { Handlers } from '#server/http/handler.ts'
import { loadOwnUser } from '#server/modules/user/user.service.ts'
import { createStatements, type StatementDeps } from './statements.service.ts'

type StatementHandlers = Pick<
  Handlers,
  'statements' | 'statementFile' | 'staffStatements' | 'payStatement' | 'setInvoiceLimit'
>

export const statementsRoutes = (deps: StatementDeps): StatementHandlers => {
  const statements = createStatements(deps)
  return {
    statements: async ({ caller }) => statements.list(await loadOwnUser(deps, caller)),
    statementFile: async ({ params, query, caller, context }) =>
      statements.file(await loadOwnUser(deps, caller), params.file, query.lang ?? context.locale),
    staffStatements: async ({ query }) => statements.billed(query.state ?? 'issued'),
    payStatement: async ({ params, body, caller }) =>
      statements.pay((await loadOwnUser(deps, caller)).uid, params.number, body.note),
    setInvoiceLimit: async ({ body }) => statements.limit(body.email, body.limit),
  }
}
