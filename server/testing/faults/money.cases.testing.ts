import type { Fault, FaultKind } from '#server/emulators/gateway/faults.ts'
import type { Death, PaymentStep } from './mortal.testing.ts'

/** Calls to the card gateway, by the requests it receives. */
export const CALLS = {
  issue: { method: 'POST', path: /\/payment_methods\/[^/]+\/nonces$/ },
  nonce: { method: 'GET', path: /\/payment_method_nonces\// },
  customer: { method: 'POST', path: /\/customers$/ },
  sale: { method: 'POST', path: /\/transactions$/ },
  search: { method: 'POST', path: /\/advanced_search_ids$/ },
  found: { method: 'POST', path: /\/advanced_search$/ },
  capture: { method: 'PUT', path: /\/submit_for_settlement$/ },
  look: { method: 'GET', path: /\/transactions\/\w+$/ },
  void: { method: 'PUT', path: /\/void$/ },
  refund: { method: 'POST', path: /\/refund$/ },
  stored: { method: 'GET', path: /\/payment_methods\/any\// },
  forget: { method: 'DELETE', path: /\/payment_methods\/any\// },
  discard: { method: 'DELETE', path: /\/customers\// },
} as const satisfies Record<string, Pick<Fault, 'method' | 'path'>>
export type Call = keyof typeof CALLS

export const PAID_WITH = ['new card', 'kept card', 'wallet', 'credits', 'promo'] as const
/**
 * `uncollectable`: the card is authorized, but cannot be charged. `settled`: canceled after the charge has settled. `late`: that,
 * after the deadline, so the first night is kept. `overtaken`: between the booking and its payment, a repeated request charges the
 * card, loses the answer, and the search does not know of the sale yet. `limited`: an answer is lost, the search does not know of
 * the sale yet, and the gateway then has too many requests.
 */
export const STORY_NAMES = [
  'stays',
  'declined',
  'uncollectable',
  'cancelled',
  'settled',
  'late',
  'overtaken',
  'limited',
] as const

export interface Case {
  story: (typeof STORY_NAMES)[number]
  paid: (typeof PAID_WITH)[number]
  /** `webhook`: during the call, the card gateway sends a webhook about the payment, twice. */
  fault: readonly [Call, FaultKind | 'webhook'] | null
  death: Death | null
  /** Whether a guest without a response presses again; if not, only our jobs continue. */
  again: boolean
}

const SALE: Call[] = ['issue', 'nonce', 'customer', 'sale', 'search', 'found']
const ASKED: PaymentStep[] = ['due', 'asked']
/** The calls and steps of each story. */
const STORIES: Readonly<Record<Case['story'], { calls: Call[]; steps: PaymentStep[] }>> = {
  stays: { calls: [...SALE, 'capture', 'stored'], steps: [...ASKED, 'authorized', 'captured'] },
  declined: { calls: [...SALE, 'forget'], steps: [...ASKED, 'declined'] },
  uncollectable: { calls: [...SALE, 'look', 'void', 'forget'], steps: [...ASKED, 'authorized', 'released'] },
  cancelled: { calls: ['sale', 'capture', 'look', 'void', 'stored'], steps: ['captured', 'refunding', 'refunded'] },
  settled: { calls: ['sale', 'capture', 'look', 'refund', 'stored'], steps: ['captured', 'refunding', 'refunded'] },
  late: { calls: ['sale', 'capture', 'look', 'refund', 'stored'], steps: ['captured', 'refunding', 'refunded'] },
  overtaken: { calls: [], steps: ['captured'] },
  limited: { calls: [], steps: ['captured'] },
}
/** A lost request, a lost response, a 5xx after success, a timeout before success, a slow response, a webhook sent twice, too many requests. */
export const KINDS: (FaultKind | 'webhook')[] = [
  'request_lost',
  'answer_lost',
  'unavailable_after',
  'late',
  'slow',
  'webhook',
  'busy',
]

const deathsAt = (step: PaymentStep): Death[] => [`before ${step}`, `after ${step}`]

/** If every guest gets a response, none presses again: both cases would be the same. */
const pressesFor = (fault: Case['fault'], death: Death | null): boolean[] =>
  death !== null || fault?.[0] === 'issue' ? [true, false] : [true]

const WRITTEN: Case[] = STORY_NAMES.flatMap((story) => {
  const { calls, steps } = STORIES[story]
  const faults: Case['fault'][] = [null, ...calls.flatMap((call) => KINDS.map((kind) => [call, kind] as const))]
  const deaths: Case['death'][] = [null, ...steps.flatMap(deathsAt)]
  return PAID_WITH.flatMap((paid) =>
    faults.flatMap((fault) =>
      deaths.flatMap((death) => pressesFor(fault, death).map((again) => ({ story, paid, fault, death, again }))),
    ),
  )
})

/** Deaths after which the card was charged without the next process knowing (`SOLD`), or may have been (`IN_DOUBT`). */
const SOLD: ReadonlySet<Death | null> = new Set(['before authorized', 'before declined'])
const IN_DOUBT: ReadonlySet<Death | null> = new Set(['after asked', ...SOLD])

/** True if the story makes the request that meets the fault, and the process gets to its death. */
const canHappen = ({ story, paid, fault, death, again }: Case): boolean => {
  if (fault === null) return true
  const [call, kind] = fault
  // The booking has not begun.
  if (death === 'before due' && !again) return false
  const isCancelled = death !== 'before refunding' || again
  // The charge has settled by the time the booking is resumed, and is refunded instead of voided.
  const isLate = death === 'after refunding' || (!again && (death === 'before captured' || death === 'after captured'))
  switch (call) {
    case 'issue':
      // There is no booking yet for another worker or a webhook.
      if (kind === 'slow' || kind === 'webhook') return false
      return paid === 'kept card' && story !== 'declined' && (again || death === null)
    case 'nonce':
      return kind !== 'webhook'
    case 'customer':
      return paid === 'new card' && kind !== 'webhook'
    case 'stored':
    case 'forget':
      return paid === 'new card'
    case 'search':
      return IN_DOUBT.has(death) && (kind !== 'webhook' || SOLD.has(death))
    case 'found':
      return SOLD.has(death)
    case 'look':
    case 'refund':
      return isCancelled
    case 'void':
      return isCancelled && (story !== 'cancelled' || !isLate)
    default:
      return true
  }
}

/** Cases that can happen. */
export const ALL: readonly Case[] = WRITTEN.filter(canHappen)
/** Combinations that cannot happen. */
export const NEVER: readonly Case[] = WRITTEN.filter((one) => !canHappen(one))
