import type { Way } from '#machines/kit/chart/chartModel.ts'
import type { MachineWords } from '#machines/kit/chart/chartText.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const SECOND_MS = 1000

/** What makes the way be taken, e.g. “Book the room” fails. */
export const causeText = (words: MachineWords, { cause: { kind, name, ms } }: Pick<Way, 'cause'>): string => {
  if (kind === 'event') return capital(words.events[name] ?? name)
  if (kind === 'done') return texts.isAnswered(capital(words.ports[name] ?? name))
  if (kind === 'error') return texts.fails(capital(words.ports[name] ?? name))
  if (kind === 'ended') return texts.allDone
  if (kind === 'always') return texts.atOnce
  return typeof ms === 'number' ? texts.after(ms / SECOND_MS) : texts.timePasses(words.delays[name] ?? name)
}

/** “if …”, “otherwise”, or null. */
export const conditionText = (words: MachineWords, { guard, isElse }: Way): string | null => {
  if (guard === null) return isElse ? texts.otherwise : null
  const name = guard.with === undefined ? guard.name : `${guard.name} ${guard.with}`
  return texts.onlyIf(words.guards[name] ?? name)
}
