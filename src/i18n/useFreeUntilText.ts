import type { Cancellation } from '#contract/hotel/hotels.ts'
import { useHasPassed } from '#src/ui/hooks/useNow.ts'
import { freeUntilText } from './freeUntilText.ts'
import { useI18n } from './I18nContext.tsx'

/**
 * Until when an offer can be canceled for free; null if it cannot. Decisions §3: a deadline that has passed is not sold, so from
 * then on the offer is what the hotel still sells, although it was loaded before.
 */
export const useFreeUntilText = ({
  deadline,
  deadline_local,
}: Pick<Cancellation, 'deadline' | 'deadline_local'>): string | null => {
  const words = useI18n()
  const hasPassed = useHasPassed(deadline)
  return deadline_local === null || hasPassed ? null : freeUntilText(words, deadline_local)
}
