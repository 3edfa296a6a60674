import type { HttpBindings } from '@hono/node-server'

export interface PeerEnv {
  Bindings: Partial<HttpBindings>
}

/** The address at the other end of the socket; empty where there is no socket. */
export const addressOf = (context: { env: PeerEnv['Bindings'] }): string =>
  context.env.incoming?.socket.remoteAddress ?? ''

/** Is this an address that only this machine can have? */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)

/** A name by which a browser on this machine calls it: keeps a foreign page from reaching us under its own name. */
const isLoopbackName = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host)

interface LocalContext {
  env: PeerEnv['Bindings']
  req: { header(name: string): string | undefined }
}
export const isLocalRequest = (context: LocalContext): boolean =>
  isLoopbackAddress(addressOf(context)) && isLoopbackName(context.req.header('host') ?? '')
