import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { stayProblem, type DayHour } from '#contract/hotel/stay.ts'
import { isSameSearch } from '#machines/search/search.criteria.url.ts'
import { useDraft, type SearchDraft } from '#src/views/searchForm/useSearchDraft.ts'
import { useEffect, useRef, useState } from 'react'

/** So long after the last press the rooms are asked for: whoever presses on is still choosing. */
export const STAY_DEBOUNCE_MS = 400

/** What the guest wants of the hotel that is shown: it stands at once, and the address follows when they rest. */
export interface LiveStay extends SearchDraft {
  /** The rooms on the page are not yet those of this stay. */
  isAhead: boolean
}

/**
 * @param criteria of the address.
 * @param of the time zone of the hotel, where it is known.
 * @param onChange changes the address, and resolves when it has changed.
 */
export const useLiveStay = (
  criteria: SearchCriteria,
  of: string | undefined,
  onChange: (criteria: SearchCriteria) => Promise<void>,
): LiveStay => {
  const [wanted, setWanted] = useState<SearchCriteria | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What the address is becoming. */
  const onTheWay = useRef<SearchCriteria>(null)
  /** As the address is now, for who settles later. */
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
    // What has been pressed meanwhile stands, and comes next.
    setWanted((latest) => (latest === next ? null : latest))
  }
  const want = (next: SearchCriteria, now: DayHour | null): void => {
    clearTimeout(timer.current)
    setWanted(next)
    // A stay that cannot be is told, and waits for a better one.
    if (now === null || stayProblem(next, now) === undefined)
      timer.current = setTimeout(() => void settle(next), STAY_DEBOUNCE_MS)
  }
  const draft = useDraft(wanted ?? criteria, want, of)
  return { ...draft, isAhead: wanted !== null && draft.problem === undefined }
}
