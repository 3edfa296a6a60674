import type { BookingStep } from '#server/modules/bookings/bookings.tables.ts'
import type { Fault, FaultKind } from '#server/emulators/gateway/faults.ts'
import type { Death } from './mortal.testing.ts'

/** What the card company is asked, as its own server sees it. */
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
} as const satisfies Record<string, Pick<Fault, 'method' | 'path'>>
export type Call = keyof typeof CALLS

export const PAID_WITH = ['new card', 'kept card', 'wallet', 'credits', 'promo'] as const
/** `uncollectable`: the card says yes, and no to the charge. `settled`: cancelled when the charge has settled. */
export const STORY_NAMES = ['stays', 'declined', 'uncollectable', 'cancelled', 'settled'] as const

export interface Case {
  story: (typeof STORY_NAMES)[number]
  paid: (typeof PAID_WITH)[number]
  /** `notice`: while it is asked, the card service tells of the payment, twice. */
  fault: readonly [Call, FaultKind | 'notice'] | null
  death: Death | null
  /** Does a guest who was not answered press again? Otherwise all is left to what we do by ourselves. */
  again: boolean
}

const SALE: Call[] = ['issue', 'nonce', 'customer', 'sale', 'search', 'found']
/** Of each story, whom it asks and where it comes to. */
const STORIES: Readonly<Record<Case['story'], { calls: Call[]; steps: BookingStep[] }>> = {
  stays: { calls: [...SALE, 'capture', 'stored'], steps: ['held', 'authorized', 'captured'] },
  declined: { calls: [...SALE, 'forget'], steps: ['held', 'declined'] },
  uncollectable: { calls: [...SALE, 'look', 'void', 'forget'], steps: ['held', 'authorized', 'refused'] },
  cancelled: { calls: ['sale', 'capture', 'look', 'void', 'stored'], steps: ['captured', 'refunding', 'refunded'] },
  settled: { calls: ['sale', 'capture', 'look', 'refund', 'stored'], steps: ['captured', 'refunding', 'refunded'] },
}
/** A request that is lost, an answer that is, a 5xx of what was done, a time-out of what is done later, a slow one, a notice that comes twice. */
const KINDS: (FaultKind | 'notice')[] = ['request_lost', 'answer_lost', 'unavailable_after', 'late', 'slow', 'notice']

const deathsAt = (step: BookingStep): Death[] => [`before ${step}`, `after ${step}`]

/** Where nobody is left without an answer nobody presses again: the same case twice. */
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

/** The card was asked, and the next process does not know it; or may have been. */
const SOLD: ReadonlySet<Death | null> = new Set(['before authorized', 'before declined'])
const IN_DOUBT: ReadonlySet<Death | null> = new Set(['after held', ...SOLD])

/** Is the request made in this story, so that the fault meets it, and does the process come to where it dies? */
const canHappen = ({ story, paid, fault, death, again }: Case): boolean => {
  if (fault === null) return true
  const [call, kind] = fault
  // Nothing has begun.
  if (death === 'before held' && !again) return false
  const isCancelled = death !== 'before refunding' || again
  // By the time that anybody takes it up again the charge has settled, and is given back.
  const isLate = death === 'after refunding' || (!again && (death === 'before captured' || death === 'after captured'))
  switch (call) {
    case 'issue':
      // There is no booking yet that another worker, or a notice, could be about.
      if (kind === 'slow' || kind === 'notice') return false
      return paid === 'kept card' && story !== 'declined' && (again || death === null)
    case 'nonce':
      return kind !== 'notice'
    case 'customer':
      return paid === 'new card' && kind !== 'notice'
    case 'stored':
    case 'forget':
      return paid === 'new card'
    case 'search':
      return IN_DOUBT.has(death) && (kind !== 'notice' || SOLD.has(death))
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

/** All that can meet. */
export const ALL: readonly Case[] = WRITTEN.filter(canHappen)
/** What only the table says. */
export const NEVER: readonly Case[] = WRITTEN.filter((one) => !canHappen(one))
