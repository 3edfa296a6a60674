import { isIPv4 } from 'node:net'
import type { Logger } from 'pino'

export type SecurityEvent =
  /** A wrong password, or an account that is not there. */
  | 'sign_in_failed'
  /** Somebody had to wait. */
  | 'limited'
  /** A code that is wrong, or that somebody else had asked for. */
  | 'code_refused'
  /** A good token of a session that is over. */
  | 'revoked_session_used'
  | 'password_changed'
  | 'way_in_added'
  | 'email_change_asked'
  | 'email_changed'
  /** An address was proven by somebody else than who had written it down. */
  | 'address_claimed'
  | 'unproven_account_replaced'
  | 'unproven_account_expired'
  | 'account_deleted'
  /** Asked for what another role, another page or a proven e-mail may. */
  | 'forbidden'

export interface SecurityDetails {
  /** The identity provider's user id: it says who to the operator alone. */
  uid?: string | undefined
  /** Of the peer; written without its last part. */
  address?: string | undefined
  /** The call of the contract, or the operation of the local identity provider. */
  call?: string | undefined
  /** The way in that was added. */
  way?: string | undefined
}

export type LogSecurityEvent = (event: SecurityEvent, details: SecurityDetails) => void

/** The network that an address is in: enough to see an attack, too little to find a household. */
export const maskAddress = (address: string): string => {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.x`
  return address === '' ? '' : `${address.split(':').slice(0, 3).join(':')}::/48`
}

/**
 * What bears on somebody's account or on an attack, as lines of their own: `{"security":true,"event":…}`. They are
 * written at `info` whatever `LOG_LEVEL` says, `silent` alone excepted. No e-mail, password, code or token is ever in one:
 * the details above are all that can be told.
 */
export const createSecurityLog = (log: Logger): LogSecurityEvent => {
  const lines = log.child({ security: true }, { level: log.level === 'silent' ? 'silent' : 'info' })
  return (event, { uid, address, call, way }) =>
    lines.info({
      event,
      ...(uid === undefined ? {} : { uid }),
      ...(address === undefined ? {} : { network: maskAddress(address) }),
      ...(call === undefined ? {} : { call }),
      ...(way === undefined ? {} : { way }),
    })
}
