import { journeys as texts } from '#src/i18n/staffTexts.ts'
import type { CatalogueWords, JourneyStep } from '#src/views/staff/machines/catalogue.ts'
import { causeOfEvent } from '#src/views/staff/machines/eventCause.ts'
import type { GlyphName } from '#src/views/staff/machines/Glyph.tsx'
import { causeText } from '#src/views/staff/machines/wayWords.ts'
import { eventOf } from './journey.rules.ts'

/** What takes the journey to this step. */
export const stepCause = (step: JourneyStep, words: CatalogueWords): string => {
  const cause = causeOfEvent(eventOf(step.way), step.machine)
  return cause === null ? '' : causeText(words, { cause })
}

export const stepGlyph = ({ way, machine, because }: JourneyStep): GlyphName =>
  because === undefined ? (causeOfEvent(eventOf(way), machine)?.kind ?? 'always') : 'told'

export const toldText = ({ because }: JourneyStep, titleOf: (machine: string) => string): string | null =>
  because === undefined ? null : texts.toldBy(titleOf(because.from), because.on)

export const stepState = ({ to }: JourneyStep, words: CatalogueWords): string => words.states[to] ?? to
