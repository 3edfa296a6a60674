import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'

/** `late`: the caller has given up by the time it is done. `errorEvent`: it is not done, and the caller is told `answer`. */
export type FaultKind = 'request_lost' | 'answer_lost' | 'unavailable_after' | 'slow' | 'late' | 'overtaken' | 'refused'

export interface Fault {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Matched against the path of the request. */
  path: RegExp
  kind: FaultKind
  /** For `slow`: how long the answer is held back. */
  delayMs?: number
  /** What happens while the answer is on its way (`slow`), or the request (`late`, `overtaken`). */
  meanwhile?: () => Promise<void> | void
  /** For `errorEvent`, as XML. */
  answer?: string
}

/** What goes wrong on purpose. Reachable only from the process that started the gateway. */
export interface Faults {
  /** The next request that fits meets the fault; later ones do not. */
  next(fault: Fault): void
  /** Those that no request has met yet. */
  unmet(): readonly Fault[]
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
      unmet: () => planned,
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
      if (fault.kind === 'refused') return context.body(fault.answer ?? '', 422, { 'content-type': 'application/xml' })
      if (fault.kind === 'late') {
        // What was sent has arrived, and waits.
        await context.req.text()
        context.env.outgoing.destroy()
      }
      if (fault.kind === 'late' || fault.kind === 'overtaken') await fault.meanwhile?.()
      await next()
      if (fault.kind === 'answer_lost') return dropConnection()
      if (fault.kind === 'late') return RESPONSE_ALREADY_SENT
      if (fault.kind === 'unavailable_after') context.res = new Response(null, { status: 503 })
      if (fault.kind === 'slow') {
        await fault.meanwhile?.()
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 0))
      }
      return undefined
    },
  }
}
