import { optional, nullable, string, type, type Infer } from 'superstruct'
import type { Ledger } from './ledger.ts'
import type { Card, Nonce, ThreeDSecureInfo } from './records.ts'
import {
  CHALLENGE_FAILED,
  CHALLENGE_PASSED,
  brandOf,
  threeDSecureAnswer,
  threeDSecureNameOf,
  verdictOf,
} from './sentinels.ts'

/** A card as the frame sends it. Never store or log its number and security code. */
export const CardInput = type({
  number: string(),
  cvv: optional(nullable(string())),
  expirationMonth: string(),
  expirationYear: string(),
  cardholderName: optional(nullable(string())),
})
export type CardInput = Infer<typeof CardInput>

export interface CardProblem {
  field: 'number' | 'cvv' | 'expirationMonth' | 'expirationYear'
  code: string
  message: string
}

const passesLuhn = (number: string): boolean => {
  const sum = number
    .split('')
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** With Braintree's own codes. */
const problemsOf = (input: CardInput, now: Date): CardProblem[] => {
  const problems: CardProblem[] = []
  if (!/^\d{12,19}$/.test(input.number) || !passesLuhn(input.number)) {
    problems.push({ field: 'number', code: '81715', message: 'Credit card number is invalid.' })
  }
  if (input.cvv && !/^\d{3,4}$/.test(input.cvv)) {
    problems.push({
      field: 'cvv',
      code: '81707',
      message: 'CVV must be 4 digits for American Express and 3 digits for other card types.',
    })
  }
  const month = Number(input.expirationMonth)
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    problems.push({ field: 'expirationMonth', code: '81712', message: 'Expiration month is invalid.' })
  }
  const year = Number(input.expirationYear)
  const isPast = year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
  if (!/^\d{4}$/.test(input.expirationYear) || isPast) {
    problems.push({ field: 'expirationYear', code: '81713', message: 'Expiration year is invalid.' })
  }
  return problems
}

const cardOf = (ledger: Ledger, input: CardInput): Card => ({
  bin: input.number.slice(0, 6),
  last4: input.number.slice(-4),
  brand: brandOf(input.number),
  expirationMonth: input.expirationMonth.padStart(2, '0'),
  expirationYear: input.expirationYear,
  cardholderName: input.cardholderName ?? null,
  fingerprint: ledger.sign(`card ${input.number}`),
  verdict: verdictOf(input.number, input.cvv ?? ''),
  threeDSecure: threeDSecureNameOf(input.number),
})

export interface Lookup {
  nonce: Nonce
  info: ThreeDSecureInfo
  challenge: boolean
}

/** The browser's part of the gateway: turns a card into a nonce, and a nonce into a verified one. */
export const cardTokenizer = (ledger: Ledger) => {
  const usable = (id: string): Nonce | undefined => {
    const nonce = ledger.nonce(id)
    return nonce && !nonce.consumed ? nonce : undefined
  }
  const replace = async (nonce: Nonce, info: ThreeDSecureInfo): Promise<Nonce> => {
    await ledger.save({ ...nonce, consumed: true })
    return ledger.issueNonce(nonce.kind, nonce.card, info)
  }
  const verdictToken = (nonceId: string, verdict: 'passed' | 'failed'): string =>
    ledger.sign(`3ds ${verdict} ${nonceId}`)

  return {
    tokenize: async (input: CardInput): Promise<{ nonce: Nonce } | { problems: CardProblem[] }> => {
      const problems = problemsOf(input, new Date(ledger.now()))
      if (problems.length > 0) return { problems }
      return { nonce: await ledger.issueNonce('CreditCard', cardOf(ledger, input), null) }
    },
    lookUp: async (nonceId: string): Promise<Lookup | undefined> => {
      const nonce = usable(nonceId)
      if (!nonce) return undefined
      const answer = threeDSecureAnswer(nonce.card.threeDSecure)
      return { nonce: await replace(nonce, answer.info), info: answer.info, challenge: answer.challenge }
    },
    /** Tokens that the bank's page gives the browser at the end of a challenge. */
    challengeTokens: (nonceId: string) => ({
      passed: verdictToken(nonceId, 'passed'),
      failed: verdictToken(nonceId, 'failed'),
    }),
    finishChallenge: async (
      nonceId: string,
      token: string,
    ): Promise<{ nonce: Nonce; info: ThreeDSecureInfo } | undefined> => {
      const nonce = usable(nonceId)
      const isKnown = [verdictToken(nonceId, 'passed'), verdictToken(nonceId, 'failed')].includes(token)
      if (!nonce || !isKnown) return undefined
      const info = token === verdictToken(nonceId, 'passed') ? CHALLENGE_PASSED : CHALLENGE_FAILED
      return { nonce: await replace(nonce, info), info }
    },
  }
}
export type CardTokenizer = ReturnType<typeof cardTokenizer>
