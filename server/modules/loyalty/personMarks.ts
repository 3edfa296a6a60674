import { createHmac } from 'node:crypto'
import { domainToASCII } from 'node:url'

/** By what one person is recognised in two accounts: a keyed hash of their mailbox or of a card's number. */
export interface PersonMark {
  kind: 'mailbox' | 'card'
  digest: string
}

export interface PersonMarks {
  /** Equal for all spellings of one mailbox. */
  mailbox(email: string): PersonMark
  /** @param numbers the gateway's identifiers of a card: equal for equal cards, and not its number. */
  cards(numbers: readonly string[]): PersonMark[]
}

/** Days for which the marks of a promo code's user are stored (decisions §7). */
export const MARK_DAYS = 730

/** Decisions §7. Only who has the secret can tell whether a mark is of a given mailbox. */
export const personMarks = (secret: string): PersonMarks => {
  const mark = (kind: PersonMark['kind'], text: string): PersonMark => ({
    kind,
    digest: createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url'),
  })
  return {
    mailbox: (email) => mark('mailbox', mailboxOf(email)),
    cards: (numbers) => [...new Set(numbers)].map((number) => mark('card', number)),
  }
}

/** Domains of one provider, whose mailboxes have the same name in each. */
const SAME_PROVIDER: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }
const PROVIDERS_IGNORING_DOTS: ReadonlySet<string> = new Set(['gmail.com'])

/** The mailbox behind an address: without plus tag, letter case, and the dots that its provider ignores. */
export const mailboxOf = (email: string): string => {
  const address = email.normalize('NFKC').trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const written = address.slice(at + 1)
  // An unreadable domain stays as written.
  const domain = domainToASCII(written) || written
  const host = SAME_PROVIDER[domain] ?? domain
  const [name = ''] = address.slice(0, Math.max(at, 0)).split('+')
  return `${PROVIDERS_IGNORING_DOTS.has(host) ? name.replaceAll('.', '') : name}@${host}`
}
