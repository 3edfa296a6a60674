import { useSyncExternalStore } from 'react'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { readChartFile } from '#machines/kit/chart/readChart.ts'

/** A chart that somebody opened from a file. */
export interface OpenedFile {
  name: string
  chart: Chart
}

export type FileProblem = 'notAChart' | 'newer' | 'tooLarge' | 'unreadable'

/** The largest chart has 54 kB. */
const MAX_BYTES = 5_000_000

export const openChartFile = async (file: File): Promise<OpenedFile | { problem: FileProblem }> => {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' }
  const text = await file.text().catch(() => null)
  if (text === null) return { problem: 'unreadable' }
  const content = readChartFile(text)
  return 'problem' in content ? content : { name: file.name, chart: content.chart }
}

let opened: OpenedFile | null = null
const listeners = new Set<() => void>()

/** The opened file stays while the page is open: the list of machines opens it, and the page of the machine shows it. */
export const keepOpenedFile = (file: OpenedFile | null): void => {
  opened = file
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The file that was opened for a machine; null if there is none. */
export const useOpenedFile = (machine: string): OpenedFile | null => {
  const file = useSyncExternalStore(subscribe, () => opened)
  return file?.chart.id === machine ? file : null
}
