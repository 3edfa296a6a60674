import type { Bounds, Destination } from '#contract/hotel/destination.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { withSearchTexts } from '#src/i18n/pageTexts.ts'
import type { ComboboxOption, ComboboxProps } from '#src/ui/forms/Combobox.tsx'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type * as Late from './destinationActor.ts'
import type { DestinationView, RunningDestination } from './destinationActor.ts'

export interface DestinationChoice {
  text: string
  options: readonly ComboboxOption[]
  /** What shows them; null until there are some. */
  Rows: ComboboxProps['Rows']
  /** Said in place of the list; null: nothing. */
  emptyText: string | null
  /** Said over the list; null: nothing. */
  notice: string | null
  /** Said of a field that was left; null: nothing. */
  aside: string | null
  /** The guest is about to choose in it. */
  isInUse: boolean
  /** The chosen place is still being looked up. */
  busy: boolean
  /** What is written is no place yet: whoever searches takes the first that is suggested for it. */
  isWritten: boolean
  /** That place is being found out, and then searched for. */
  isSearched: boolean
  /** The field is about to be used: its machine may be loaded. */
  prepare: () => void
  focus: () => void
  blur: () => void
  type: (text: string) => void
  pick: (option: ComboboxOption) => void
  take: (wish: { search: boolean }) => void
  /** Nothing stands in the field, and something has to. */
  askFor: () => void
}

const NONE: ComboboxOption[] = []

/** What the guest does before the machine is there. */
interface Early {
  text: string
  take?: { search: boolean }
  /** The field was left with it. */
  isLeft?: true
}

interface Telling {
  select: (destination: Destination, bounds: Bounds | null, isSearched: boolean) => void
  /** The field is to be used again: what was to be searched for is no place. */
  enter: () => void
}

/** The destination field: its machine comes with the first touch; what is typed until then is not lost. */
export const useDestination = (selected: Destination, telling: Telling): DestinationChoice => {
  const words = useI18n()
  const [view, setView] = useState<DestinationView | null>(null)
  const [late, setLate] = useState<typeof Late | null>(null)
  const [early, setEarly] = useState<Early | null>(null)
  const running = useRef<RunningDestination | null>(null)
  // What is to be said once, until the guest does something.
  const [said, setSaid] = useState<string | null>(null)
  const loading = useRef(false)
  const isEntered = useRef(false)
  const latest = useRef({ selected, telling, early, words })
  useEffect(() => {
    latest.current = { selected, telling, early, words }
  })

  useEffect(() => {
    running.current?.send({ type: 'place.replace', name: selected.name })
  }, [selected.name])
  useEffect(() => () => running.current?.stop(), [])

  const begin = useCallback(async (): Promise<void> => {
    const come = await withSearchTexts(import('./destinationActor.ts'))
    const { selected: known, early: done, words: page } = latest.current
    const actor = come.startDestination(known.name, page, {
      view: setView,
      place: ({ name, destination, bounds, isSearched }) => {
        if (destination) {
          latest.current.telling.select(destination, bounds, isSearched)
          return
        }
        // A bare option cannot be searched for: the field goes back to the place that is known.
        running.current?.send({ type: 'place.replace', name: latest.current.selected.name })
        setSaid(come.unknownText(latest.current.words, name))
        if (isSearched) latest.current.telling.enter()
      },
      missing: () => latest.current.telling.enter(),
      // The field shows the place that is known, and begins anew with the next touch.
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
  }, [])
  const prepare = () => {
    if (loading.current) return
    loading.current = true
    begin().catch(() => {
      loading.current = false
      if (latest.current.early === null) return
      setEarly((done) => done && (done.isLeft ? null : { text: done.text }))
      setSaid(latest.current.words.t('search.unready'))
    })
  }

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
        : late.destinationOptions(words, { text, suggestions, offers, offersNear, isUnlisted, isPicking, isFetching }),
    [late, words, text, suggestions, offers, offersNear, isUnlisted, isPicking, isFetching],
  )

  return {
    text: view?.text ?? (early?.isLeft ? selected.name : (early?.text ?? selected.name)),
    options,
    Rows: late?.ComboboxRows ?? null,
    emptyText: view && late ? late.emptyText(words, view) : null,
    notice: said ?? (view && late ? late.listNotice(words, view) : null),
    aside: view && late ? late.droppedText(words, view) : null,
    isInUse: view?.isInUse ?? false,
    busy: isPicking || (view?.isLocating ?? false),
    isWritten: view?.isWritten ?? (early !== null && !early.isLeft && early.text.trim() !== ''),
    isSearched: view?.isSearched ?? early?.take?.search ?? false,
    prepare,
    focus: () => {
      isEntered.current = true
      if (running.current) running.current.send({ type: 'field.focus' })
      else prepare()
    },
    blur: () => {
      isEntered.current = false
      setSaid(null)
      if (running.current) running.current.send({ type: 'field.blur' })
      else setEarly((done) => done && (done.take?.search ? done : { text: done.text, isLeft: true }))
    },
    type: (typed) => {
      setSaid(null)
      isEntered.current = true
      if (running.current) running.current.send({ type: 'text.change', text: typed })
      else {
        setEarly({ text: typed })
        prepare()
      }
    },
    pick: ({ id }) => {
      setSaid(null)
      if (id === late?.RETRY_OPTION) running.current?.send({ type: 'list.retry' })
      else if (id === late?.NEAR_OPTION) running.current?.send({ type: 'location.request' })
      else if (view?.offers.some((offer) => offer.id === id)) running.current?.send({ type: 'offer.pick', id })
      else running.current?.send({ type: 'place.pick', id })
    },
    take: (wish) => {
      setSaid(null)
      if (running.current) {
        running.current.send({ type: 'text.submit', ...wish })
        return
      }
      setEarly((done) => done && { text: done.text, take: wish })
      prepare()
    },
    askFor: () => setSaid(words.t('search.form.destinationMissing')),
  }
}
