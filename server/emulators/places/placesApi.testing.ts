import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer } from 'node:http'
import { array, assert, enums, object, optional, pattern, size, string, type } from 'superstruct'
import { faultLine, type Faults } from '#server/emulators/gateway/faults.ts'

/** A place as the live service returns it, with fields that were not requested. */
export interface WirePlace {
  id: string
  displayName: { text: string; languageCode: string }
  types: string[]
  [field: string]: unknown
}

export interface PlacesApi {
  url: string
  key: string
  faults: Faults
  /** The requests, in order: the body of an autocomplete, the parameters of a detail. */
  requests: readonly PlacesRequest[]
  /** Sets the next response, whatever is requested. */
  answerNext: (status: number, body: string) => void
  close: () => Promise<void>
}

export type PlacesRequest =
  | { call: 'autocomplete'; body: unknown }
  | { call: 'get'; id: string; language: string | undefined; session: string | undefined }

const KEY = 'a-places-key'

const Token = size(pattern(string(), /^[\w-]+$/), 1, 36)
const Corner = type({})
const AutocompleteBody = object({
  input: size(string(), 1, 1000),
  includedPrimaryTypes: optional(size(array(pattern(string(), /^[a-z_0-9]+$/)), 0, 5)),
  languageCode: optional(enums(['en', 'ar', 'he'])),
  locationBias: optional(object({ rectangle: object({ low: Corner, high: Corner }) })),
  sessionToken: optional(Token),
})
const Detail = optional(Token)

const refused = (code: number, status: string, message: string) => ({ error: { code, message, status } })

const picked = (place: WirePlace, mask: string): Record<string, unknown> => {
  const fields = new Set(mask.split(','))
  return Object.fromEntries(Object.entries(place).filter(([name]) => mask === '*' || fields.has(name)))
}

/** The parts of the Places API (New) that we use, as strict about bodies, keys, field masks and sessions as the live one. */
export const startPlacesApi = async (places: readonly WirePlace[]): Promise<PlacesApi> => {
  const requests: PlacesRequest[] = []
  const planned: { status: number; body: string }[] = []
  const { faults, middleware } = faultLine()

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(middleware)
  app.use(async (context, next) => {
    const plan = planned.shift()
    if (plan) return new Response(plan.body, { status: plan.status })
    if (context.req.header('x-goog-api-key') !== KEY)
      return context.json(refused(403, 'PERMISSION_DENIED', 'The caller does not have permission'), 403)
    return next()
  })
  app.post('/v1/places:autocomplete', async (context) => {
    const body: unknown = await context.req.json()
    assert(body, AutocompleteBody)
    requests.push({ call: 'autocomplete', body })
    const matches = places.filter(
      ({ displayName, types }) =>
        displayName.text.toLowerCase().startsWith(body.input.toLowerCase()) &&
        (body.includedPrimaryTypes ?? types).some((one) => types.includes(one)),
    )
    if (matches.length === 0) return context.json({})
    return context.json({
      suggestions: matches.slice(0, 5).map(({ id, displayName, types, around }) => ({
        placePrediction: {
          place: `places/${id}`,
          placeId: id,
          text: { text: displayName.text },
          structuredFormat: {
            mainText: { text: displayName.text, matches: [{ endOffset: body.input.length }] },
            ...(around === undefined ? {} : { secondaryText: { text: around } }),
          },
          types,
        },
      })),
    })
  })
  app.get('/v1/places/:id', (context) => {
    const mask = context.req.header('x-goog-fieldmask')
    if (mask === undefined)
      return context.json(refused(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter'), 400)
    const session = context.req.query('sessionToken')
    assert(session, Detail)
    const id = context.req.param('id')
    requests.push({ call: 'get', id, language: context.req.query('languageCode'), session })
    const place = places.find((one) => one.id === id)
    return place === undefined
      ? context.json(refused(400, 'INVALID_ARGUMENT', 'Not a valid Place ID'), 400)
      : context.json(picked(place, mask))
  })
  app.onError((error, context) => context.json(refused(400, 'INVALID_ARGUMENT', error.message), 400))

  const listener = getRequestListener(app.fetch)
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    key: KEY,
    faults,
    requests,
    answerNext: (status, body) => void planned.push({ status, body }),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
