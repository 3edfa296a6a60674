import { NO_LOYALTY } from '#machines/rates/rates.rules.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import { expect, test, vi } from 'vitest'
import { byItsOwner } from './rates.ts'

test.each([
  ['credit', { promo: null, credits: 25 }, true, 1],
  ['a promo code', { promo: 'MAYA4K7Q', credits: null }, true, 1],
  ['a promo code of somebody without a session', { promo: 'MAYA4K7Q', credits: null }, false, 0],
  ['nothing', NO_LOYALTY, true, 0],
])('opens the stored session before requesting an offer with %s', async (_, loyalty, hasStoredSession, times) => {
  const open = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await byItsOwner(() => hasStoredSession, open)(loyalty)
  expect(open).toHaveBeenCalledTimes(times)
})

test('does not request the offer without the session: the server would refuse the discount', async () => {
  const lost = new ApiFailure({ code: 'network' })
  await expect(
    byItsOwner(
      () => true,
      () => Promise.reject(lost),
    )({ promo: null, credits: 25 }),
  ).rejects.toBe(lost)
})
