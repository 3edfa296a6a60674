import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { localIdentityAdmin, localTokenVerifier } from './localIdentity.ts'
import { array, create, record, string, type } from 'superstruct'
import { identityRoutes } from './identity.routes.ts'
import type { ProviderId } from './identity.tables.ts'
import { createProvider, type ProviderOptions } from './provider.ts'

/** Cheaper hashing, otherwise the same. */
export const LIGHT_COST = { N: 1024, r: 8, p: 1 }

export const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })

export interface Answer {
  status: number
  body: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const answerOf = async (response: Response): Promise<Answer> => {
  const body: unknown = await response.json()
  return { status: response.status, body: isRecord(body) ? body : {} }
}

const Credential = record(string(), string())

/** Makes a request appear to come from this address. */
const from = (address: string) => ({
  incoming: new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: address })),
})

const local = (host = '127.0.0.1:3000') => ({ host })

/** A provider as after a restart of the server: only the database is shared. */
export const provide = ({ trustedProxies = 0, ...options }: ProviderOptions & { trustedProxies?: number }) => {
  const provider = createProvider({ passwordCost: LIGHT_COST, ...options })
  const server = { production: false, host: '127.0.0.1', trustedProxies, origin: 'http://127.0.0.1:3000' }
  const app = identityRoutes({ provider, server })
  const post = async (path: string, body: string, headers: Record<string, string> = {}, address = '127.0.0.1') => {
    const url = `/identitytoolkit.googleapis.com/v1/${path}?key=local`
    const requestHeaders = { 'content-type': 'application/json', ...headers }
    return answerOf(await app.request(url, { method: 'POST', body, headers: requestHeaders }, from(address)))
  }
  const call = (name: string, body: unknown, headers: Record<string, string> = {}) =>
    post(`accounts:${name}`, JSON.stringify(body), headers)
  const writePerson = async (body: string, type = 'application/json') => {
    const headers = { ...local(), 'content-type': type }
    return answerOf(await app.request('/emulator/auth/people', { method: 'POST', body, headers }, from('127.0.0.1')))
  }
  return {
    post,
    writePerson,
    /** Returns the credential that a provider's window gives the SDK for this person. */
    person: async (providerId: ProviderId, email: string, name = 'Maya Cohen') => {
      const { body } = await writePerson(JSON.stringify({ providerId, email, name }))
      return create(body, type({ credential: Credential })).credential
    },
    signInWith: (credential: Record<string, string>, more: object = {}) =>
      call('signInWithIdp', {
        requestUri: `http://127.0.0.1/emulator/auth/handler?${new URLSearchParams(credential).toString()}`,
        postBody: null,
        returnIdpCredential: true,
        ...more,
      }),
    /** Returns the sign-in methods of the session's account. */
    methodsOf: async ({ body: { idToken } }: Answer) => {
      const { body } = await call('lookup', { idToken })
      const { users } = create(
        body,
        type({ users: array(type({ providerUserInfo: array(type({ providerId: string() })) })) }),
      )
      return users.flatMap(({ providerUserInfo }) => providerUserInfo.map(({ providerId }) => providerId))
    },
    open: async (query: Record<string, string>, host?: string) => {
      const path = `/emulator/auth/handler?${new URLSearchParams(query).toString()}`
      const response = await app.request(path, { headers: local(host) }, from('127.0.0.1'))
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
    call,
    refresh: async (token: string) => {
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token })
      return answerOf(await app.request('/securetoken.googleapis.com/v1/token?key=local', { method: 'POST', body }, {}))
    },
    callFrom: (address: string, name: string, body: unknown) =>
      post(`accounts:${name}`, JSON.stringify(body), {}, address),
    verifier: localTokenVerifier(provider),
    admin: localIdentityAdmin(provider),
  }
}

export const signedUp = async (app: ReturnType<typeof provide>, email: string) => {
  const { body } = await app.call('signUp', { email, password: 'sea breeze' })
  return {
    localId: String(body['localId']),
    idToken: String(body['idToken']),
    refreshToken: String(body['refreshToken']),
  }
}
