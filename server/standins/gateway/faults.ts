import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'

export type FaultKind = 'request_lost' | 'answer_lost' | 'unavailable_after' | 'slow' | 'overtaken'

export interface Fault {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Matched against the path of the request. */
  path: RegExp
  kind: FaultKind
  /** For `slow`: how long the answer is held back. */
  delayMs?: number
  /** For `overtaken`: what happens while the request is on its way. */
  meanwhile?: () => void
}

/** What goes wrong on purpose. Reachable only from the process that started the gateway. */
export interface Faults {
  /** The next request that fits meets the fault; later ones do not. */
  next(fault: Fault): void
  clear(): void
}

export const faultLine = (): { faults: Faults; middleware: MiddlewareHandler<{ Bindings: HttpBindings }> } => {
  let planned: Fault[] = []
  const take = (method: string, path: string): Fault | undefined => {
    const found = planned.find((one) => one.method === method && one.path.test(path))
    planned = planned.filter((one) => one !== found)
    return found
  }
  return {
    faults: {
      next: (fault) => {
        planned.push(fault)
      },
      clear: () => {
        planned = []
      },
    },
    middleware: async (context, next) => {
      const fault = take(context.req.method, context.req.path)
      const dropConnection = (): Response => {
        context.env.outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
      if (!fault) return next()
      if (fault.kind === 'request_lost') return dropConnection()
      if (fault.kind === 'overtaken') {
        fault.meanwhile?.()
        return next()
      }
      await next()
      if (fault.kind === 'answer_lost') return dropConnection()
      if (fault.kind === 'unavailable_after') context.res = new Response(null, { status: 503 })
      else await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 0))
      return undefined
    },
  }
}
