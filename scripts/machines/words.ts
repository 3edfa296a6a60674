import { staffTexts, wordsOf } from '#locales/staff.ts'
import { chartText } from '#machines/kit/chart/chartText.ts'
import type { Words } from './layout.ts'

/** All texts on the chart of a machine. */
export const chartWords = (id: string): Words & { purpose: string } => {
  const words = wordsOf(id)
  return { title: words.title, purpose: words.purpose, text: chartText(id, words, staffTexts.chart) }
}
