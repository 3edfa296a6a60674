import type { Destination } from '#contract/destination.ts'
import type { ComboboxOption } from '#src/ui/Combobox.tsx'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DestinationView, RunningDestination } from './destinationActor.ts'

export interface DestinationChoice {
  text: string
  options: readonly ComboboxOption[]
  /** The list came back empty. */
  isEmpty: boolean
  /** The chosen place is still being looked up. */
  busy: boolean
  /** The field is about to be used: its machine may be loaded. */
  prepare: () => void
  focus: () => void
  blur: () => void
  type: (text: string) => void
  pick: (option: ComboboxOption) => void
}

/** The destination field: its machine comes with the first touch; what is typed until then is not lost. */
export const useDestination = (
  selected: Destination,
  onSelect: (destination: Destination) => void,
): DestinationChoice => {
  const [view, setView] = useState<DestinationView | null>(null)
  // What the guest does before the machine is there.
  const [early, setEarly] = useState<string | null>(null)
  const running = useRef<RunningDestination | null>(null)
  const loading = useRef(false)
  const latest = useRef({ selected, onSelect, early })
  useEffect(() => {
    latest.current = { selected, onSelect, early }
  })

  useEffect(() => {
    running.current?.send({ type: 'place.replace', name: selected.name })
  }, [selected.name])
  useEffect(() => () => running.current?.stop(), [])

  const begin = useCallback(async (): Promise<void> => {
    const { startDestination } = await import('./destinationActor.ts')
    const { selected: known, early: typed } = latest.current
    const actor = startDestination(known.name, {
      view: setView,
      place: (destination) => {
        if (destination) latest.current.onSelect(destination)
        // A bare option cannot be searched for: the field goes back to the place that is known.
        else running.current?.send({ type: 'place.replace', name: latest.current.selected.name })
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
    if (typed === null) return
    actor.send({ type: 'field.focus' })
    if (typed !== '') actor.send({ type: 'text.change', text: typed })
  }, [])
  const prepare = () => {
    if (loading.current) return
    loading.current = true
    begin().catch(() => {
      loading.current = false
    })
  }

  const suggestions = view?.suggestions
  const options = useMemo(
    () =>
      (suggestions ?? []).map(({ id, name, description }) => ({
        id,
        title: name,
        ...(description === '' ? {} : { detail: description }),
      })),
    [suggestions],
  )

  return {
    text: view?.text ?? early ?? selected.name,
    options,
    isEmpty: view?.isEmpty ?? false,
    busy: view?.isPicking ?? false,
    prepare,
    focus: () => {
      setEarly('')
      if (running.current) running.current.send({ type: 'field.focus' })
      else prepare()
    },
    blur: () => {
      setEarly(null)
      running.current?.send({ type: 'field.blur' })
    },
    type: (text) => {
      setEarly(text)
      if (running.current) running.current.send({ type: 'text.change', text })
      else prepare()
    },
    pick: ({ id }) => running.current?.send({ type: 'place.pick', id }),
  }
}
