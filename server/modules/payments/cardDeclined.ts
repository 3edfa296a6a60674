import type { DECLINE_REASONS } from '#contract/http/errors.ts'
import type { DeclineAdvice } from '#server/adapters/payments/payments.port.ts'
import { ApiError } from '#server/http/errors.ts'

/** Texts from the specification, §5 Payment and §8. */
const MESSAGES: Readonly<Record<DeclineAdvice, string>> = {
  different_card: 'Please, try a different credit card',
  verify_card: 'Please, try to verify your card again or check with your bank',
  check_card: 'Please, check your credit card information',
  try_again: 'Ooops! Something went wrong',
}

const REASONS: Readonly<Record<DeclineAdvice, (typeof DECLINE_REASONS)[number]>> = {
  different_card: 'card.different',
  verify_card: 'card.verify',
  check_card: 'card.invalid',
  try_again: 'card.failed',
}

/** @param advice null for a decline that was stored without. */
export const cardDeclined = (advice: DeclineAdvice | null): ApiError => {
  const known = advice ?? 'different_card'
  return new ApiError('declined', MESSAGES[known], { reason: REASONS[known] })
}
