import type { Bounds, Destination } from '#contract/hotel/destination.ts'
import type { PickedPlace } from '#machines/destination/destination.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { withSearchTexts } from '#src/i18n/pageTexts.ts'
import type { ComboboxOption, ComboboxProps } from '#src/ui/forms/Combobox.tsx'
import { FLAG, useSeenDraft } from '#src/views/parts/seen/useSeen.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type * as Late from './destinationActor.ts'
import type { DestinationView, PlaceType, RunningDestination } from './destinationActor.ts'

export interface DestinationChoice {
  text: string
  options: readonly ComboboxOption[]
  /** Renders the options; null until loaded. */
  Rows: ComboboxProps['Rows']
  /** Shown instead of the list; null if none. */
  emptyText: string | null
  /** Shown above the list; null if none. */
  notice: string | null
  /** Shown below a field that was left; null if none. */
  aside: string | null
  /** The guest is choosing a place. */
  isInUse: boolean
  /** The chosen place is being looked up. */
  busy: boolean
  /** The text is not a chosen place yet: a search takes its first suggestion. */
  hasUnresolvedText: boolean
  /** A search waits for that suggestion. */
  isSearched: boolean
  /** Loads the machine when the field is about to be used. */
  prepare: () => void
  focus: () => void
  blur: () => void
  type: (text: string) => void
  pick: (option: ComboboxOption) => void
  take: (wish: { search: boolean }) => void
  /** Reports a missing place in an empty field. */
  askFor: () => void
}

const NONE: ComboboxOption[] = []
const ANY: readonly PlaceType[] = []

/** Input from before the machine is loaded. */
interface Early {
  text: string
  take?: { search: boolean }
  /** The field was left with this text. */
  isLeft?: true
}

interface Telling {
  select: (picked: {
    place: PickedPlace
    destination: Destination
    bounds: Bounds | null
    isSearched: boolean
    nearestHotel: number | undefined
  }) => void
  /** Focuses the field again: the text to search for is not a place. */
  enter: () => void
}

/**
 * The destination field. Its machine loads on the first touch; text typed until then is kept.
 * @param name unique on the page.
 */
export const useDestination = (
  name: string,
  selected: Pick<Destination, 'name'>,
  telling: Telling,
  types: readonly PlaceType[] = ANY,
  /** Options say how many hotels are on sale there. */
  saysHotels = true,
): DestinationChoice => {
  const words = useI18n()
  const [view, setView] = useState<DestinationView | null>(null)
  const [late, setLate] = useState<typeof Late | null>(null)
  const [early, setEarly] = useState<Early | null>(null)
  const running = useRef<RunningDestination | null>(null)
  // One-time message, until the guest's next action.
  const [message, setMessage] = useState<string | null>(null)
  const loading = useRef(false)
  const isMounted = useRef(false)
  const isEntered = useRef(false)
  const latest = useRef({ selected, telling, early, words })
  useEffect(() => {
    latest.current = { selected, telling, early, words }
  })

  useEffect(() => {
    running.current?.send({ type: 'place.replace', name: selected.name })
  }, [selected.name])
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      running.current?.stop()
    }
  }, [])

  const begin = useCallback(async (): Promise<void> => {
    const come = await withSearchTexts(import('./destinationActor.ts'))
    // Nothing would stop a machine that starts after its field is gone.
    if (!isMounted.current) return
    const { selected: currentPlace, early: done, words: page } = latest.current
    const actor = come.startDestination({ selected: currentPlace.name, types }, page, {
      view: setView,
      place: ({ place, destination, bounds, nearestHotel, isSearched }) => {
        if (destination) {
          latest.current.telling.select({ place, destination, bounds, isSearched, nearestHotel })
          return
        }
        // A place that was not looked up cannot be searched for: restore the known place.
        running.current?.send({ type: 'place.replace', name: latest.current.selected.name })
        setMessage(come.unknownText(latest.current.words, place.name))
        if (isSearched) latest.current.telling.enter()
      },
      missing: () => latest.current.telling.enter(),
      // Restore the known place, and start again on the next touch.
      failed: () => {
        running.current = null
        loading.current = false
        setView(null)
        setEarly(null)
      },
    })
    running.current = actor
    setLate(come)
    setEarly(null)
    if (!isEntered.current && done === null) return
    actor.send({ type: 'field.focus' })
    if (done === null) return
    actor.send({ type: 'text.change', text: done.text })
    if (done.take) actor.send({ type: 'text.submit', ...done.take })
    if (done.isLeft) actor.send({ type: 'field.blur' })
  }, [types])
  const prepare = () => {
    if (loading.current) return
    loading.current = true
    begin().catch(() => {
      loading.current = false
      if (latest.current.early === null) return
      setEarly((done) => done && (done.isLeft ? null : { text: done.text }))
      setMessage(latest.current.words.t('search.unready'))
    })
  }

  // A replay shows what the machine of a touched field shows.
  useSeenDraft(`${name}.touched`, {
    value: view !== null,
    ...FLAG,
    restore: (wasTouched) => {
      if (wasTouched) prepare()
    },
  })

  const {
    text = '',
    suggestions,
    offers,
    offersNear = false,
    isUnlisted = false,
    isPicking = false,
    isFetching = false,
  } = view ?? {}
  const options = useMemo(
    () =>
      late === null || suggestions === undefined || offers === undefined
        ? NONE
        : late.destinationOptions(
            words,
            { text, suggestions, offers, offersNear, isUnlisted, isPicking, isFetching },
            saysHotels,
          ),
    [late, words, text, suggestions, offers, offersNear, isUnlisted, isPicking, isFetching, saysHotels],
  )

  return {
    text: view?.text ?? (early?.isLeft ? selected.name : (early?.text ?? selected.name)),
    options,
    Rows: late?.ComboboxRows ?? null,
    emptyText: view && late ? late.emptyText(words, view) : null,
    notice: message ?? (view && late ? late.listNotice(words, view) : null),
    aside: view && late ? late.droppedText(words, view) : null,
    isInUse: view?.isInUse ?? false,
    busy: isPicking || (view?.isLocating ?? false),
    hasUnresolvedText: view?.hasUnresolvedText ?? (early !== null && !early.isLeft && early.text.trim() !== ''),
    isSearched: view?.isSearched ?? early?.take?.search ?? false,
    prepare,
    focus: () => {
      isEntered.current = true
      if (running.current) running.current.send({ type: 'field.focus' })
      else prepare()
    },
    blur: () => {
      isEntered.current = false
      setMessage(null)
      if (running.current) running.current.send({ type: 'field.blur' })
      else setEarly((done) => done && (done.take?.search ? done : { text: done.text, isLeft: true }))
    },
    type: (typed) => {
      setMessage(null)
      isEntered.current = true
      if (running.current) running.current.send({ type: 'text.change', text: typed })
      else {
        setEarly({ text: typed })
        prepare()
      }
    },
    pick: ({ id }) => {
      setMessage(null)
      if (id === late?.RETRY_OPTION) running.current?.send({ type: 'list.retry' })
      else if (id === late?.NEAR_OPTION) running.current?.send({ type: 'location.request' })
      else if (view?.offers.some((offer) => offer.id === id)) running.current?.send({ type: 'offer.pick', id })
      else running.current?.send({ type: 'place.pick', id })
    },
    take: (wish) => {
      setMessage(null)
      if (running.current) {
        running.current.send({ type: 'text.submit', ...wish })
        return
      }
      setEarly((done) => done && { text: done.text, take: wish })
      prepare()
    },
    askFor: () => setMessage(words.t('search.form.destinationMissing')),
  }
}
