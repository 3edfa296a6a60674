import { NO_LOYALTY } from '#machines/rates/rates.rules.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetLoyaltyWish, keepBroughtPromo, saveLoyaltyChoice, readLoyaltyChoice } from './loyaltyChoice.ts'

const memory = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  }
}
beforeEach(() => {
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('sessionStorage', memory())
})

test("a link's code applies until a booking is made with it", () => {
  keepBroughtPromo('?promo=%20MAYA4K7Q%20')
  expect(readLoyaltyChoice()).toEqual({ promo: 'MAYA4K7Q', credits: null })
  keepBroughtPromo('?promo=')
  expect(readLoyaltyChoice()).toEqual({ promo: 'MAYA4K7Q', credits: null })
  forgetLoyaltyWish()
  expect(readLoyaltyChoice()).toEqual(NO_LOYALTY)
})

test('a later choice wins over the link, even when the link is followed again', () => {
  keepBroughtPromo('?promo=MAYA4K7Q')
  saveLoyaltyChoice(NO_LOYALTY)
  keepBroughtPromo('?promo=MAYA4K7Q')
  expect(readLoyaltyChoice()).toEqual(NO_LOYALTY)
})

test('a new link wins over any earlier choice', () => {
  saveLoyaltyChoice(NO_LOYALTY)
  keepBroughtPromo('?promo=MAYA4K7Q')
  expect(readLoyaltyChoice().promo).toBe('MAYA4K7Q')
  saveLoyaltyChoice({ promo: null, credits: 25 })
  keepBroughtPromo('?promo=NOOR22AB')
  expect(readLoyaltyChoice()).toEqual({ promo: 'NOOR22AB', credits: null })
})
