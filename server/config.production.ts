import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import type { Environment } from './config.fields.ts'

export const IDENTITY_SETTINGS = [
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_SERVICE_ACCOUNT',
] as const
export const PAYMENT_SETTINGS = ['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'] as const

export type Tell = (variable: string, why: string) => void

/** Required in production; the value says why. */
const NEEDED = {
  DATABASE_URL: 'production keeps its data in PostgreSQL.',
  PUBLIC_ORIGIN: 'production has to say how the world calls it.',
  SMTP_URL: 'production sends its e-mails.',
  MAIL_FROM: 'production says whom its e-mails come from.',
  BRAND_SUPPORT_PHONE: 'guests need somebody who answers.',
  BRAND_SUPPORT_EMAIL: 'guests need somebody who answers.',
} as const satisfies Partial<Record<keyof Environment, string>>

/** Hosts and phone numbers reserved for examples (RFC 2606; 555 01xx). */
const isMadeUpHost = (host: string): boolean =>
  /(^|\.)(example|test|invalid|localhost|local)$|(^|\.)example\.(com|net|org)$/i.test(host)
const isMadeUpEmail = (email: string | undefined): boolean =>
  email !== undefined && isMadeUpHost(/@([^@>]*)>?$/.exec(email)?.[1] ?? '')
const isMadeUpPhone = (phone: string | undefined): boolean =>
  phone === DEFAULT_BRAND.support_phone || /55501\d\d$/.test(phone?.replaceAll(/\D/g, '') ?? '')

const NOT_YOURS = 'is a placeholder: nobody answers there.'

/** Production refuses local stand-ins and placeholders: guests would lose their money, messages and time. */
export const checkProduction = (given: Environment, tell: Tell): void => {
  const [provider, gateway] = [IDENTITY_SETTINGS, PAYMENT_SETTINGS]
  if (provider.every((name) => given[name] === undefined))
    tell(provider[0], `and its companions are missing: the local identity provider does not run in production.`)
  if (gateway.every((name) => given[name] === undefined))
    tell(gateway[0], `and its companions are missing: the local card gateway does not run in production.`)
  for (const [name, why] of Object.entries(NEEDED))
    if (isNeeded(name) && given[name] === undefined) tell(name, `is missing: ${why}`)
  if (given.PUBLIC_ORIGIN !== undefined && new URL(given.PUBLIC_ORIGIN).protocol !== 'https:')
    tell('PUBLIC_ORIGIN', 'begins with http://: production is reached by https:// alone.')
  if (isMadeUpPhone(given.BRAND_SUPPORT_PHONE)) tell('BRAND_SUPPORT_PHONE', NOT_YOURS)
  if (isMadeUpEmail(given.BRAND_SUPPORT_EMAIL)) tell('BRAND_SUPPORT_EMAIL', NOT_YOURS)
  if (isMadeUpEmail(given.MAIL_FROM)) tell('MAIL_FROM', NOT_YOURS)
  if (given.DEMO_CATALOGUE !== 'on')
    tell(
      'DEMO_CATALOGUE',
      'is not on, and the only hotels there are yet are made up: with DEMO_CATALOGUE=on they are on sale, and no live payment is taken.',
    )
  else if (given.BRAINTREE_MODE === 'production')
    tell('BRAINTREE_MODE', 'is production, and the hotels of DEMO_CATALOGUE are made up: set it to sandbox.')
}
const isNeeded = (name: string): name is keyof typeof NEEDED => Object.hasOwn(NEEDED, name)
