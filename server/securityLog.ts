import { isIPv4 } from 'node:net'
import type { Logger } from 'pino'

export type SecurityEvent =
  /** A wrong password or an unknown account. */
  | 'sign_in_failed'
  /** A limit was reached: the caller had to wait. */
  | 'limited'
  /** A wrong code, or one requested by another session. */
  | 'code_refused'
  /** A valid token of an ended session. */
  | 'revoked_session_used'
  | 'password_changed'
  | 'way_in_added'
  | 'email_change_asked'
  | 'email_changed'
  /** An address was verified by another person than the one who had entered it. */
  | 'address_claimed'
  | 'unproven_account_replaced'
  | 'unproven_account_expired'
  | 'account_deleted'
  /** The call needs another role, another page or a verified e-mail. */
  | 'forbidden'

export interface SecurityDetails {
  /** User id at the identity provider: only the operator can tell who it is. */
  uid?: string | undefined
  /** Peer address; logged without its last part. */
  address?: string | undefined
  /** Name of the API call, or operation of the local identity provider. */
  call?: string | undefined
  /** The sign-in method that was added. */
  way?: string | undefined
}

export type LogSecurityEvent = (event: SecurityEvent, details: SecurityDetails) => void

/** Returns the network of an address: enough to see an attack, too little to find a household. */
export const maskAddress = (address: string): string => {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.x`
  return address === '' ? '' : `${address.split(':').slice(0, 3).join(':')}::/48`
}

/**
 * Logs events about accounts and attacks as lines of their own: `{"security":true,"event":…}`. They are logged at `info`
 * whatever `LOG_LEVEL` is, except `silent`. Never log an e-mail, password, code or token: `SecurityDetails` lists all that a
 * line may contain.
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
