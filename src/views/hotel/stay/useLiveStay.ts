import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { stayProblem, type DayHour } from '#contract/hotel/stay.ts'
import { isSameSearch } from '#machines/search/search.criteria.url.ts'
import { useDraft, type SearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import { useEffect, useRef, useState } from 'react'

/** Debounce before requesting rooms, while the guest may still be choosing. */
export const STAY_DEBOUNCE_MS = 400

/** The stay being chosen: shown immediately, with the URL following after the debounce. */
export interface LiveStay extends SearchDraft {
  /** The rooms on the page do not belong to this stay yet. */
  isAhead: boolean
}

/**
 * @param criteria from the URL.
 * @param of time zone of the hotel, if known.
 * @param onChange changes the URL; resolves once it has changed.
 */
export const useLiveStay = (
  criteria: SearchCriteria,
  of: string | undefined,
  onChange: (criteria: SearchCriteria) => Promise<void>,
): LiveStay => {
  const [pending, setPending] = useState<SearchCriteria | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Criteria the URL is changing to. */
  const onTheWay = useRef<SearchCriteria>(null)
  /** Criteria of the URL now, for a debounce that ends later. */
  const latest = useRef(criteria)
  useEffect(() => {
    latest.current = criteria
  }, [criteria])
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = async (next: SearchCriteria): Promise<void> => {
    if (!isSameSearch(next, onTheWay.current ?? latest.current)) {
      onTheWay.current = next
      await onChange(next)
      if (onTheWay.current === next) onTheWay.current = null
    }
    // Keep a newer choice: it comes next.
    setPending((latest) => (latest === next ? null : latest))
  }
  const change = (next: SearchCriteria, now: DayHour | null): void => {
    clearTimeout(timer.current)
    setPending(next)
    // An invalid stay only shows its problem.
    if (now === null || stayProblem(next, now, of ?? null) === undefined)
      timer.current = setTimeout(() => void settle(next), STAY_DEBOUNCE_MS)
  }
  const draft = useDraft(pending ?? criteria, change, of)
  return { ...draft, isAhead: pending !== null && draft.problem === undefined }
}
