import { staffTexts } from '#locales/staff.ts'
import { chartText, type MachineWords } from '#machines/kit/chart/chartText.ts'
import type { Words } from './layout.ts'

/** All staff texts of one machine. */
export interface StaffWords extends MachineWords {
  title: string
  purpose: string
  /** Sentences about states whose name is not enough. */
  about: Readonly<Record<string, string>>
}

/** Words of a machine; its own override the shared ones. Throws if it has none. */
export const wordsOf = (id: string): StaffWords => {
  const { chart: _, shared, ...machines } = staffTexts
  const all: Readonly<Partial<Record<string, StaffWords>>> = machines
  const own = all[id]
  if (own === undefined) throw new Error(`The machine ${id} has no words: locales/en/staff/${id}.ts`)
  return {
    ...own,
    events: { ...shared.events, ...own.events },
    guards: { ...shared.guards, ...own.guards },
    ports: { ...shared.ports, ...own.ports },
    delays: { ...shared.delays, ...own.delays },
    actions: { ...shared.actions, ...own.actions },
  }
}

/** All texts on the chart of a machine. */
export const chartWords = (id: string): Words & { purpose: string } => {
  const words = wordsOf(id)
  return { title: words.title, purpose: words.purpose, text: chartText(id, words, staffTexts.chart) }
}
