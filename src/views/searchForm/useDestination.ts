import type { Bounds, Destination } from '#contract/destination.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { withTexts } from '#src/i18n/pageTexts.ts'
import type { ComboboxOption, ComboboxProps } from '#src/ui/Combobox.tsx'
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
  /** The chosen place is still being looked up. */
  busy: boolean
  /** What is written is no place yet: whoever searches takes the first that is suggested for it. */
  isWritten: boolean
  /** That place is being found out. */
  isTaking: boolean
  /** The field is about to be used: its machine may be loaded. */
  prepare: () => void
  focus: () => void
  blur: () => void
  type: (text: string) => void
  pick: (option: ComboboxOption) => void
  take: () => void
  /** Nothing stands in the field, and something has to. */
  askFor: () => void
}

const NONE: ComboboxOption[] = []

/** The destination field: its machine comes with the first touch; what is typed until then is not lost. */
export const useDestination = (
  selected: Destination,
  onSelect: (destination: Destination, bounds: Bounds | null) => void,
): DestinationChoice => {
  const words = useWords()
  const [view, setView] = useState<DestinationView | null>(null)
  const [late, setLate] = useState<typeof Late | null>(null)
  // What the guest types before the machine is there.
  const [early, setEarly] = useState<string | null>(null)
  const running = useRef<RunningDestination | null>(null)
  // What is to be said once, until the guest does something.
  const [said, setSaid] = useState<string | null>(null)
  const [takesEarly, setTakesEarly] = useState(false)
  const loading = useRef(false)
  const isEntered = useRef(false)
  const latest = useRef({ selected, onSelect, early, takesEarly, words })
  useEffect(() => {
    latest.current = { selected, onSelect, early, takesEarly, words }
  })

  useEffect(() => {
    running.current?.send({ type: 'place.replace', name: selected.name })
  }, [selected.name])
  useEffect(() => () => running.current?.stop(), [])

  const begin = useCallback(async (): Promise<void> => {
    const come = await withTexts(import('./destinationActor.ts'))
    const { selected: known, early: typed, takesEarly: isTaken, words: page } = latest.current
    const actor = come.startDestination(known.name, page, {
      view: setView,
      place: (destination, bounds, name) => {
        if (destination) {
          latest.current.onSelect(destination, bounds)
          return
        }
        // A bare option cannot be searched for: the field goes back to the place that is known.
        running.current?.send({ type: 'place.replace', name: latest.current.selected.name })
        setSaid(come.unknownText(latest.current.words, name))
      },
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
    setTakesEarly(false)
    if (!isEntered.current) return
    actor.send({ type: 'field.focus' })
    if (typed !== null) actor.send({ type: 'text.change', text: typed })
    if (isTaken) actor.send({ type: 'text.take' })
  }, [])
  const prepare = () => {
    if (loading.current) return
    loading.current = true
    begin().catch(() => {
      loading.current = false
      setTakesEarly(false)
      if (latest.current.early !== null) setSaid(latest.current.words.t('search.unready'))
    })
  }

  const { text = '', suggestions, offers, offersNear = false, isUnlisted = false, isPicking = false } = view ?? {}
  const options = useMemo(
    () =>
      late === null || suggestions === undefined || offers === undefined
        ? NONE
        : late.destinationOptions(words, { text, suggestions, offers, offersNear, isUnlisted, isPicking }),
    [late, words, text, suggestions, offers, offersNear, isUnlisted, isPicking],
  )

  return {
    text: view?.text ?? early ?? selected.name,
    options,
    Rows: late?.ComboboxRows ?? null,
    emptyText: view && late ? late.emptyText(words, view) : null,
    notice: said ?? (view && late ? late.listNotice(words, view) : null),
    busy: isPicking || (view?.isLocating ?? false),
    isWritten: view?.isWritten ?? (early ?? '').trim() !== '',
    isTaking: view?.isTaking ?? takesEarly,
    prepare,
    focus: () => {
      isEntered.current = true
      if (running.current) running.current.send({ type: 'field.focus' })
      else prepare()
    },
    blur: () => {
      isEntered.current = false
      setEarly(null)
      setSaid(null)
      setTakesEarly(false)
      running.current?.send({ type: 'field.blur' })
    },
    type: (typed) => {
      setEarly(typed)
      setSaid(null)
      setTakesEarly(false)
      isEntered.current = true
      if (running.current) running.current.send({ type: 'text.change', text: typed })
      else prepare()
    },
    pick: ({ id }) => {
      setSaid(null)
      if (id === late?.RETRY_OPTION) running.current?.send({ type: 'list.retry' })
      else if (id === late?.NEAR_OPTION) running.current?.send({ type: 'near.ask' })
      else if (view?.offers.some((offer) => offer.id === id)) running.current?.send({ type: 'offer.pick', id })
      else running.current?.send({ type: 'place.pick', id })
    },
    take: () => {
      setSaid(null)
      if (running.current) {
        running.current.send({ type: 'text.take' })
        return
      }
      setTakesEarly(true)
      prepare()
    },
    askFor: () => setSaid(words.t('search.form.destinationMissing')),
  }
}
