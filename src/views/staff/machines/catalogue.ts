import { createContext, useContext } from 'react'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import type { ChartLayout } from '#machines/kit/chart/chartLayout.ts'
import type { ChartPhrases, MachineWords } from '#machines/kit/chart/chartText.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import type { Route } from '#machines/kit/visualizer/route.ts'
import type { Happening } from '#machines/kit/visualizer/whatIf.ts'

/** Content of a file in `machines/charts`. */
export interface ChartFile {
  model: Chart
  layout: ChartLayout
  digest: string
}

export interface CatalogueWords extends MachineWords {
  title: string
  purpose: string
  /** Sentences about states whose name is not enough, by path. */
  about: Readonly<Record<string, string>>
}

/** Something that may happen in any state, as people ask about it. */
export interface AskedHappening extends Happening {
  name: string
  /** E.g. “the connection goes”. */
  text: string
  /** Words by which a question means it, in small letters; a word stands for all that begin with it. */
  words: readonly string[]
}

/** Events that one machine sends another, by the IDs of the machines. */
export interface CatalogueRoute {
  from: string
  on: string
  to: string
}

/** All that the pages know of a product; the folder knows nothing else of it. */
export interface MachineCatalogue {
  /** IDs, in the order of the list. */
  machines: readonly string[]
  /** ID of this build; null if it has none. */
  build: string | null
  words: (machine: string) => CatalogueWords
  phrases: ChartPhrases
  /** Rejects if the code cannot be fetched. */
  loadChart: (machine: string) => Promise<ChartFile>
  loadSpec: (machine: string) => Promise<MachineSpec>
  /** The shortest routes to the states and through the transitions of a machine, by ID. */
  loadRoutes: (machine: string) => Promise<Readonly<Record<string, Route>>>
  /** Questions to begin with, for the search over all machines. */
  examples: readonly string[]
  /** Groups of words that mean the same to a person who searches. */
  synonyms: readonly (readonly string[])[]
  happenings: readonly AskedHappening[]
  routes: readonly CatalogueRoute[]
  /** Number of live rows in each state, by ID; null if the machine has no rows. */
  loadCounts?: ((machine: string) => Promise<Readonly<Record<string, number>> | null>) | undefined
}

/** A page of the visualizer. Null: the list of all machines. */
export interface Place {
  machine: string | null
  params: Readonly<Record<string, string>>
}

export interface Navigation {
  hrefOf: (place: Place) => string
  go: (place: Place, options?: { replace?: boolean }) => void
}

export interface Visualizer {
  catalogue: MachineCatalogue
  navigation: Navigation
}

const VisualizerContext = createContext<Visualizer | null>(null)
export const VisualizerProvider = VisualizerContext.Provider

export const useVisualizer = (): Visualizer => {
  const visualizer = useContext(VisualizerContext)
  if (visualizer === null) throw new Error('A page of the visualizer is rendered without its catalogue')
  return visualizer
}
