import { HIDDEN } from '#machines/kit/export/hidden.ts'
import type { seenState } from '#src/actors/system/seenState.ts'
import { CARD_FIELDS } from '#src/services/payments/cardProblem.ts'
import { array, boolean, enums, nullable, string, type } from 'superstruct'
import type { CardVault } from './cardVault.ts'

const Field = type({ empty: boolean(), valid: boolean(), possible: boolean(), focused: boolean() })

/** State of the provider's fields: of the card, it holds the brand alone. */
const SeenCard = type({
  fields: type({ number: Field, expirationDate: Field, cvv: Field }),
  brand: nullable(string()),
  complete: boolean(),
  wrong: array(enums(CARD_FIELDS)),
})

/**
 * Makes the state of the card fields part of what a guest sees. On a replayed page, where no fields open, the state is the one that
 * was captured, and a filled field holds the mark of a hidden value.
 */
export const withSeenCard = (
  vault: CardVault,
  name: string,
  { register, take }: Pick<typeof seenState, 'register' | 'take'>,
): CardVault => {
  const replayed = take(name, null, SeenCard)
  if (replayed === undefined) {
    register(name, null, { read: vault.read, policy: { '*': 'keep' }, isOfDocument: true })
    return vault
  }
  return {
    ...vault,
    read: () => replayed,
    show: ({ containers }) => {
      for (const field of CARD_FIELDS) if (!replayed.fields[field].empty) containers[field].textContent = HIDDEN
      return () => undefined
    },
  }
}
