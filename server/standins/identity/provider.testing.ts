import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { localIdentityAdmin, localTokenVerifier } from '#server/adapters/identity/local.ts'
import { identityRoutes } from './identity.routes.ts'
import { createProvider, type ProviderOptions } from './provider.ts'

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

/** As if the request had come from there. */
const from = (address: string) => ({
  incoming: new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: address })),
})

/** A provider as after a start of the server: nothing but the database is shared. */
export const provide = (options: ProviderOptions) => {
  const provider = createProvider(options)
  const server = { production: false, host: '127.0.0.1' }
  const app = identityRoutes({ provider, server })
  const post = async (path: string, body: string, headers: Record<string, string> = {}, address = '127.0.0.1') => {
    const url = `/identitytoolkit.googleapis.com/v1/${path}?key=local`
    return answerOf(await app.request(url, { method: 'POST', body, headers }, from(address)))
  }
  return {
    post,
    call: (name: string, body: unknown, headers: Record<string, string> = {}) =>
      post(`accounts:${name}`, JSON.stringify(body), headers),
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
