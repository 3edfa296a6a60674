import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'

export interface PeerEnv {
  Bindings: Partial<HttpBindings>
}

/** The parts of a request that say where it comes from. */
interface AddressedContext {
  env: { incoming?: { socket: { remoteAddress?: string | undefined }; destroyed?: boolean; complete?: boolean } }
  req: { header(name: string): string | undefined }
}

/** Returns the address at the other end of the socket; empty if there is no socket. */
const socketAddressOf = ({ env }: Pick<AddressedContext, 'env'>): string => env.incoming?.socket.remoteAddress ?? ''

/**
 * Returns the first half of an IPv6 address, which is what one household has: clients can choose the other half freely per
 * request.
 */
const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** Some proxies add the visitor's port, which differs per connection. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address

/**
 * Returns the address that limits count: the peer of the socket, or of our outermost proxy. Each proxy appends the address it
 * saw to `X-Forwarded-For`. Never trust the entries before these: the visitor can send any.
 */
export const addressOf = (context: AddressedContext, trustedProxies: number): string => {
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? []
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  return networkOf(seen ? withoutPort(seen) : socketAddressOf(context))
}

/** True if the client left before its request was complete. */
export const hasHungUp = ({ env: { incoming } }: Pick<AddressedContext, 'env'>): boolean =>
  incoming?.destroyed === true && incoming.complete === false

/** True for addresses that only this machine can have. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)

/** True for host names of this machine: keeps a foreign page from reaching us under its own name. */
export const isLoopbackName = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host)

export const isLocalRequest = (context: AddressedContext): boolean =>
  isLoopbackAddress(socketAddressOf(context)) && isLoopbackName(context.req.header('host') ?? '')
