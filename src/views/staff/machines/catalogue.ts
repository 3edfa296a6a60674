import { createContext, useContext } from 'react'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import type { ChartLayout } from '#machines/kit/chart/chartLayout.ts'
import type { ChartPhrases, MachineWords } from '#machines/kit/chart/chartText.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import type { TransitionId } from '#machines/kit/verify/transitions.ts'
import type { CoverageReport, DefectReport } from '#machines/kit/visualizer/reports.ts'
import type { Route } from '#machines/kit/visualizer/route.ts'
import type { WrittenPath } from '#machines/kit/visualizer/pathCode.ts'
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

/** A test that walks a path and fails until somebody says what should be seen at its end. */
export interface WrittenTest {
  kind: 'browser' | 'unit'
  /** Where in the repository it runs. */
  folder: string
  fileName: string
  code: string
}

export type TestWriter = (path: WrittenPath) => readonly WrittenTest[]

export interface JourneyStep {
  machine: string
  way: TransitionId
  /** Path of the state that it leads to. */
  to: string
  /** Another machine sent the event. */
  because?: { from: string; on: string } | undefined
}

/** What one flow takes, across machines. */
export interface Journey {
  id: string
  title: string
  steps: readonly JourneyStep[]
}

/** An actor that runs in a tab. */
export interface LiveActor {
  /** Differs from other actors of the machine, e.g. `checkout.rates`. */
  name: string
  machine: string
  /** IDs of all active states, boxes included. */
  states: readonly string[]
}

/** A document that is open in this browser. */
export interface LiveTab {
  /** Another after each load of a document. */
  document: string
  /** The same after a reload. */
  tab: string
  /** The tab of this page. */
  isHere: boolean
  /** Its machines may differ from those of this page. */
  isOtherBuild: boolean
  /** About the page in it, e.g. its address, its language. */
  facts: readonly string[]
  actors: readonly LiveActor[]
}

/** The effect of one event on one actor. */
export interface LiveStep {
  /** Milliseconds since 1970. */
  at: number
  actor: string
  machine: string
  /** Type of the event. */
  type: string
  /** Machine that sent the event, and on what occasion; null if no machine did. */
  source: { machine: string; on: string } | null
  took: readonly TransitionId[]
  /** IDs of all states that are active after it. */
  states: readonly string[]
}

export type LiveNews =
  | { kind: 'tab'; tab: LiveTab }
  /** `isWhole`: all that the tab remembers, rather than what has just happened. */
  | { kind: 'steps'; document: string; steps: readonly LiveStep[]; isWhole: boolean }
  | { kind: 'gone'; document: string }

/** Tabs of this browser, in which machines run. */
export interface LiveSource {
  /** Machines that may run in a tab. */
  machines: readonly string[]
  /** Address of a page to open in another tab. */
  home: string
  /** @returns a function that ends it */
  watch: (tell: (news: LiveNews) => void) => () => void
}

/** What tests have found out about a machine. Null: not measured yet. */
export interface MachineReports {
  coverage: CoverageReport | null
  defects: DefectReport | null
}

/** A build whose charts are kept to compare with. */
export interface KeptBuild {
  name: string
  /** E.g. `2026-11-23`; null if nobody knows. */
  date: string | null
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
  loadReports: (machine: string) => Promise<MachineReports>
  /** The newest first. */
  kept: readonly KeptBuild[]
  /** The chart of the machine in a kept build; null if it did not have the machine. */
  loadKept: (machine: string, build: string) => Promise<Chart | null>
  /** Questions to begin with, for the search over all machines. */
  examples: readonly string[]
  /** Groups of words that mean the same to a person who searches. */
  synonyms: readonly (readonly string[])[]
  happenings: readonly AskedHappening[]
  routes: readonly CatalogueRoute[]
  /** Writes tests of a path, the best first. Undefined: a path can be shown, but not saved as a test. */
  loadTestWriter?: (machine: string) => Promise<TestWriter>
  journeys: readonly Journey[]
  live?: LiveSource | undefined
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
