import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

export interface PeerEnv {
  Bindings: Partial<HttpBindings>
}

/** As much of a request as tells where it comes from. */
interface AddressedContext {
  env: { incoming?: { socket: { remoteAddress?: string | undefined }; destroyed?: boolean; complete?: boolean } }
  req: { header(name: string): string | undefined }
}

/** The address at the other end of the socket; empty where there is no socket. */
const socketAddressOf = ({ env }: Pick<AddressedContext, 'env'>): string => env.incoming?.socket.remoteAddress ?? ''

/** The first half of an IPv6 address, which is what one household has: its other half can be chosen anew for each request. */
const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** Some proxies write down the port of the visitor too, another one for each connection. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/**
 * Whom limits count: the address that speaks to us, or to the outermost of our own proxies. Each of them adds the one
 * that it saw to the end of `X-Forwarded-For`; whatever stands before these is the visitor's own word.
 */
export const addressOf = (context: AddressedContext, trustedProxies: number): string => {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  return networkOf(seen ? withoutPort(seen) : socketAddressOf(context))
}

/** Has the client gone before all of its request had come? */
export const hasHungUp = ({ env: { incoming } }: Pick<AddressedContext, 'env'>): boolean =>
  incoming?.destroyed === true && incoming.complete === false

/** Is this an address that only this machine can have? */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)

/** A name by which a browser on this machine calls it: keeps a foreign page from reaching us under its own name. */
export const isLoopbackName = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host)

export const isLocalRequest = (context: AddressedContext): boolean =>
  isLoopbackAddress(socketAddressOf(context)) && isLoopbackName(context.req.header('host') ?? '')
