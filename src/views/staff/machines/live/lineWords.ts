import { live as texts } from '#src/i18n/staffTexts.ts'
import type { CatalogueWords, LiveActor, LiveStep } from '#src/views/staff/machines/catalogue.ts'
import { causeOfEvent } from '#src/views/staff/machines/eventCause.ts'
import type { GlyphName } from '#src/views/staff/machines/Glyph.tsx'
import { causeText } from '#src/views/staff/machines/wayWords.ts'
import { leavesOf } from './live.rules.ts'

export const glyphOf = (step: LiveStep): GlyphName =>
  step.source === null ? (causeOfEvent(step.type, step.machine)?.kind ?? 'always') : 'told'

export const eventText = (step: Pick<LiveStep, 'type' | 'machine'>, words: CatalogueWords): string => {
  const cause = causeOfEvent(step.type, step.machine)
  return cause === null ? texts.begins : causeText(words, { cause })
}

export const stateText = (id: string, machine: string, words: CatalogueWords): string =>
  words.states[id.slice(machine.length + 1)] ?? id

/** With its number, if it is not the first actor of its machine. */
export const actorTitle = (
  { name, machine }: Pick<LiveActor, 'name' | 'machine'>,
  { title }: CatalogueWords,
): string => {
  const suffix = /#\d+$/.exec(name)?.[0] ?? (name === machine ? '' : `(${name})`)
  return suffix === '' ? title : texts.actor(title, suffix)
}

/** Where an actor is, in the words of its first innermost state. */
export const placeText = ({ machine, states }: LiveActor, words: CatalogueWords): string =>
  leavesOf(states)
    .slice(0, 1)
    .map((id) => stateText(id, machine, words).toLowerCase())
    .join('')
