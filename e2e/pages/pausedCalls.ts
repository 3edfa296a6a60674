import { API_BASE, endpoints, type EndpointName } from '#contract/http/endpoints.ts'
import { expect, type Page, type Route } from '@playwright/test'

/** A failure as a machine sees it. */
export interface WireFailure {
  code: string
  status: number
  field?: string
  retryAfterSeconds?: number
}

/** Calls to the identity provider. */
type IdentityCall = `identity/${'signInWithPassword' | 'update' | 'sendOobCode'}`
export type CallName = EndpointName | IdentityCall

const isIdentityCall = (name: CallName): name is IdentityCall => name.startsWith('identity/')

/** Paths without parameters. They must not match a pattern with a parameter: `/rates/board/` is not a rate. */
const PLAIN_PATHS = new Set(
  Object.values(endpoints)
    .map(({ path }) => `${API_BASE}${path}`)
    .filter((path) => !path.includes(':')),
)

const placeOf = (name: CallName): { method: string; pattern: RegExp; isPlain?: boolean } => {
  if (isIdentityCall(name))
    return { method: 'POST', pattern: new RegExp(`/accounts:${name.slice('identity/'.length)}\\?`) }
  const { method, path } = endpoints[name]
  return {
    method,
    pattern: new RegExp(`${API_BASE}${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`),
    isPlain: !path.includes(':'),
  }
}

/** Holds calls of the page until the test answers them. */
export class PausedCalls {
  readonly #page: Page
  #calls: { name: CallName; route: Route }[] = []

  constructor(page: Page) {
    this.#page = page
  }

  async hold(name: CallName): Promise<void> {
    const { method, pattern, isPlain } = placeOf(name)
    const isAnother = (url: string): boolean => isPlain === false && PLAIN_PATHS.has(new URL(url).pathname)
    await this.#page.route(pattern, (route) =>
      route.request().method() === method && !isAnother(route.request().url())
        ? void this.#calls.push({ name, route })
        : route.fallback(),
    )
  }

  /** Drops the calls so far: they belong to another page. */
  forget(): void {
    this.#calls = []
  }

  /**
   * Waits for the call with this number, counted from 1.
   * @throws if it is none of `names`.
   */
  async next(number: number, names: readonly CallName[]): Promise<Route> {
    await expect.poll(() => this.#calls.length, `the page asks ${names.join(' or ')}`).toBeGreaterThanOrEqual(number)
    const call = this.#calls[number - 1]
    if (call === undefined || !names.includes(call.name))
      throw new Error(`the page asked ${call?.name ?? 'nothing'} instead of ${names.join(' or ')}`)
    return call.route
  }

  expectNoMore(number: number): void {
    expect(
      this.#calls.slice(number).map(({ name }) => name),
      'the page asks no more than the machine',
    ).toEqual([])
  }
}

/** The page has aborted the call. */
export const expectAbandoned = async (route: Route): Promise<void> => {
  const request = route.request()
  await expect.poll(() => request.failure(), `${request.method()} ${request.url()} is abandoned`).not.toBeNull()
}

/** Answers with an error of the server, or breaks the connection for the codes `network` and `unreachable`. */
export const refuse = async (route: Route, { code, status, field, retryAfterSeconds }: WireFailure): Promise<void> => {
  if (code === 'network' || code === 'unreachable') return route.abort('connectionreset')
  await route.fulfill({
    status,
    json: { error: { message: 'No', code, requestId: '1', ...(field === undefined ? {} : { field }) } },
    ...(retryAfterSeconds === undefined ? {} : { headers: { 'Retry-After': String(retryAfterSeconds) } }),
  })
}
