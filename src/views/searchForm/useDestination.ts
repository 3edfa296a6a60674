import type { Destination } from '#contract/destination.ts'
import type { ComboboxOption } from '#src/ui/Combobox.tsx'
import { useState } from 'react'

export interface DestinationChoice {
  text: string
  options: readonly ComboboxOption[]
  /** The list came back empty. */
  isEmpty: boolean
  /** The chosen place is still being looked up. */
  busy: boolean
  focus: () => void
  blur: () => void
  type: (text: string) => void
  pick: (option: ComboboxOption) => void
}

const NO_OPTIONS: ComboboxOption[] = []

export const useDestination = (
  selected: Destination,
  _onSelect: (destination: Destination) => void,
): DestinationChoice => {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    text: typed ?? selected.name,
    options: NO_OPTIONS,
    isEmpty: false,
    busy: false,
    focus: () => setTyped(''),
    blur: () => setTyped(null),
    type: setTyped,
    pick: () => undefined,
  }
}
