import { describe, expect, test } from 'vitest'
import { expired, mastercard, visa } from './checkout.samples.ts'
import { validSelection, NEW_CARD, selectedSavedCard } from './savedCards.rules.ts'

describe('the card that pays', () => {
  test.each([
    ['the primary one, where nothing was chosen', [visa, mastercard], null, visa.id],
    ['the one that was chosen', [visa, mastercard], mastercard.id, mastercard.id],
    ['the primary one, where the chosen one is gone', [visa], mastercard.id, visa.id],
    [
      'the next one, where the primary one is out of date',
      [{ ...visa, isExpired: true }, mastercard],
      null,
      mastercard.id,
    ],
    ['none that is out of date, although it was chosen', [visa, expired], expired.id, visa.id],
    ['a new one, where that was chosen', [visa], NEW_CARD, null],
    ['a new one, where all are out of date', [expired], null, null],
    ['a new one, where none is kept', [], null, null],
    ['a new one, while the list is not known', null, visa.id, null],
  ])('is %s', (_, cards, chosen, pays) => {
    expect(selectedSavedCard(cards, chosen)).toBe(pays)
  })
})

test('a choice is kept only while its card is saved and valid', () => {
  expect(
    [visa.id, expired.id, 'gone', NEW_CARD, null].map((chosen) => validSelection([visa, expired], chosen)),
  ).toEqual([visa.id, null, null, NEW_CARD, null])
})
