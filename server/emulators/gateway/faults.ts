import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'

/**
 * - `late`: the request is processed after the caller has given up.
 * - `refused`: the request is not processed; the caller gets `answer`.
 * - `busy`: the request is not processed, because there were too many.
 */
export type FaultKind =
  | 'request_lost'
  | 'answer_lost'
  | 'unavailable_after'
  | 'slow'
  | 'late'
  | 'overtaken'
  | 'refused'
  | 'busy'

export interface Fault {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Matched against the path of the request. */
  path: RegExp
  kind: FaultKind
  /** For `slow`: delay of the response. */
  delayMs?: number
  /** Called before the response is sent (`slow`), or before the request is processed (`late`, `overtaken`). */
  meanwhile?: () => Promise<void> | void
  /** For `refused`, as XML. */
  answer?: string
}

/** Deliberate faults. Only the process that started the gateway can set them. */
export interface Faults {
  /** Applies the fault to the next matching request only. */
  next(fault: Fault): void
  /** Faults that no request has met yet. */
  unmet(): readonly Fault[]
  clear(): void
}

export const faultLine = (): { faults: Faults; middleware: MiddlewareHandler<{ Bindings: HttpBindings }> } => {
  let planned: Fault[] = []
  const take = (method: string, path: string): Fault | undefined => {
    const fault = planned.find((one) => one.method === method && one.path.test(path))
    planned = planned.filter((one) => one !== fault)
    return fault
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
      if (fault.kind === 'busy') return context.body(null, 429)
      if (fault.kind === 'refused') return context.body(fault.answer ?? '', 422, { 'content-type': 'application/xml' })
      if (fault.kind === 'late') {
        // Read the request before dropping the connection: it has arrived, and is processed later.
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
