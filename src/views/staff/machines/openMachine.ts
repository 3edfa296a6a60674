import type { ComponentType, ReactNode } from 'react'
import type { ChartText } from '#machines/kit/chart/chartText.ts'
import type { TransitionId } from '#machines/kit/verify/transitions.ts'
import type { MachineAddress } from './address.rules.ts'
import type { CatalogueWords, ChartFile, MachineCatalogue } from './catalogue.ts'
import type { ChartIndex } from './chart.rules.ts'
import type { ChartMarks } from './chartView.ts'

/** The machine whose page is open, and what is chosen of it. */
export interface OpenMachine {
  id: string
  file: ChartFile
  index: ChartIndex
  words: CatalogueWords
  text: ChartText
  address: MachineAddress
  /** Modes that the machine has. */
  modes: readonly ModeName[]
  /** Changes the address; `replace` makes no entry in the browser's history. */
  choose: (change: Partial<MachineAddress>, options?: { replace?: boolean }) => void
}

export type ModeName = 'look' | 'live' | 'simulate' | 'coverage' | 'diff' | 'journey'

/** What a mode shows beside and on the chart. */
export interface ModeView {
  marks: ChartMarks
  /** The panel at the side. */
  panel: ReactNode
  /** Below the chart, e.g. the steps of a simulation. */
  dock?: ReactNode
  /** Signs of this mode, before those of every mode. */
  legend?: ReactNode
  /** Shown after the name of a state, e.g. the number of its live rows. */
  label?: (state: string) => ReactNode
  /** Replaces what a press on a way of the chart does: to choose it. */
  onChooseWay?: (way: TransitionId) => void
  /** The keys `[` and `]`. */
  onStep?: (by: -1 | 1) => void
}

/** A tab of the page. The list of all is in `modes.ts`. */
export interface Mode {
  name: ModeName
  /** Renders the page around what the mode shows. */
  View: ComponentType<{ machine: OpenMachine; children: (view: ModeView) => ReactNode }>
  /** Whether the machine has the mode. Default: every machine has it. */
  isFor?: (machine: string, catalogue: MachineCatalogue) => boolean
}

/** Path of a state inside its machine, which is its key in the words. */
export const pathOf = (state: string, machine: string): string => state.slice(machine.length + 1)
