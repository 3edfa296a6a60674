import type { RequestContext } from './handler.ts'

/** A request from this machine, in English. */
export const CONTEXT: RequestContext = {
  requestId: 'r1',
  locale: 'en',
  address: '127.0.0.1',
  idempotencyKey: undefined,
}

/** The arguments of a handler whose call has no body. */
export const askingFor = <Query, Who>(query: Query, caller: Who, context = CONTEXT) => ({
  params: {},
  query,
  get body(): never {
    throw new Error('this call has no body')
  },
  context,
  caller,
})
