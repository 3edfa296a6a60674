import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { createPseudonyms, redact } from '#machines/kit/export/redact.ts'
import { createSeenState } from '#src/actors/system/seenState.ts'
import { EMPTY_CARD_FORM } from '#src/services/payments/cardForm.ts'
import { CARD_FIELDS } from '#src/services/payments/cardProblem.ts'
import type { JsonStorage } from '#src/services/storage.ts'
import { expect, test } from 'vitest'
import type { CardVault, CardVaultState } from './cardVault.ts'
import { withSeenCard } from './seenCard.ts'

const field = { empty: false, valid: true, possible: true, focused: false }
const STATE: CardVaultState = {
  fields: { ...EMPTY_CARD_FORM.fields, number: field },
  brand: 'visa',
  complete: false,
  wrong: ['cvv'],
}

const storage = (kept: Map<string, unknown>): JsonStorage => ({
  read: (key, struct) => {
    const value = kept.get(key)
    return struct.is(value) ? value : undefined
  },
  write: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
})

const vaultIn = (state: CardVaultState): CardVault =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other calls are not made here
  ({ read: () => state, show: () => () => undefined }) as unknown as CardVault

const shownIn = (vault: CardVault): Record<string, string | null> => {
  const containers = { number: { textContent: '' }, expirationDate: { textContent: '' }, cvv: { textContent: '' } }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the text of a container is written
  vault.show({ containers } as unknown as Parameters<CardVault['show']>[0])
  return Object.fromEntries(CARD_FIELDS.map((name) => [name, containers[name].textContent]))
}

test('the state of the card fields is captured, and a replay shows it, with a bar in each filled field', () => {
  const seen = createSeenState(storage(new Map()))
  expect(shownIn(withSeenCard(vaultIn(STATE), 'checkout.card', seen))).toEqual({
    number: '',
    expirationDate: '',
    cvv: '',
  })
  const [shown] = seen.seen()
  expect(redact(shown?.value, shown?.policy ?? 'hide', createPseudonyms())).toEqual(STATE)
  expect(seen.seen()).toEqual([{ name: 'checkout.card', value: STATE, policy: { '*': 'keep' } }])

  const replayed = createSeenState(storage(new Map()))
  replayed.replay({ 'checkout.card': STATE })
  const vault = withSeenCard(vaultIn({ ...EMPTY_CARD_FORM, wrong: [] }), 'checkout.card', replayed)
  expect(vault.read()).toEqual(STATE)
  expect(shownIn(vault)).toEqual({ number: HIDDEN, expirationDate: '', cvv: '' })
})

test('a language switch leaves the state of the card fields behind, since its document opens new ones', () => {
  const kept = new Map<string, unknown>()
  const seen = createSeenState(storage(kept))
  withSeenCard(vaultIn(STATE), 'checkout.card', seen)
  seen.pack('/checkout', undefined)
  expect(JSON.stringify([...kept.values()])).not.toContain('visa')
  const empty: CardVaultState = { ...EMPTY_CARD_FORM, wrong: [] }
  expect(withSeenCard(vaultIn(empty), 'checkout.card', createSeenState(storage(kept))).read()).toBe(empty)
})
