import type { Chart } from '#machines/kit/chart/chartModel.ts'
import type { ChartText } from '#machines/kit/chart/chartText.ts'
import { coverage as texts } from '#src/i18n/staffTexts.ts'
import type { CatalogueWords } from '#src/views/staff/machines/catalogue.ts'
import type { PlacedDefect } from './coverage.rules.ts'

const says = texts.change

/** What is wrong with the machine that has the defect, in its words. A change that nobody has worded is shown as it is. */
export const defectText = (
  { place, defect: [change] }: PlacedDefect,
  { states }: Pick<Chart, 'states'>,
  words: CatalogueWords,
  text: ChartText,
): string => {
  // A target as written is the end of an ID: `.open`, `open`, `#checkout.open`.
  const state = (target: string): string => {
    const end = target.replace(/^[#.]/, '')
    const found = states.find(({ id }) => id === end) ?? states.find(({ id }) => id.endsWith(`.${end}`))
    return found === undefined ? target : text.state(found.id)
  }
  const guard = (name: string): string => words.guards[name] ?? name
  const action = (name: string): string => words.actions[name] ?? name
  const [, kind = '', shared = ''] = /, (guard|action|delay) (.+)$/.exec(place) ?? []
  const port = text.port(place.split(' · ')[1] ?? '')

  const rules: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
    [/^drop transition$/, () => says.dropped],
    [/^drop guard (.+)$/, (name = '') => says.alsoWhenNot(guard(name))],
    [/^drop target /, () => says.leadsNowhere],
    [/^to (\S+) instead of (\S+)$/, (to = '', instead = '') => says.leadsTo(state(to), state(instead))],
    [/^drop reenter$/, () => says.notAnew],
    [/^drop action (.+)$/, (name = '') => says.doesNot(action(name))],
    [/^drop entry action (.+)$/, (name = '') => says.entry(action(name))],
    [/^drop exit action (.+)$/, (name = '') => says.exit(action(name))],
    [/^drop tag (.+)$/, (name = '') => says.tag(name)],
    [/^start in (\S+) instead of (\S+)$/, (to = '', instead = '') => says.beginsWith(state(to), state(instead))],
    [/^empty input$/, () => says.asksWithNothing(port)],
    [/^empty input (.+)$/, (field = '') => says.asksWith(port, field)],
    [/^leave (.+) as it was$/, (field = '') => says.leaves(action(shared), field)],
    [/^always true$/, () => says.always(guard(shared))],
    [/^never true$/, () => says.never(guard(shared))],
  ]
  if (kind === 'delay') return says.longer(words.delays[shared] ?? shared)
  const plain = change.replace(/ \(\d+\)$/, '')
  for (const [pattern, say] of rules) {
    const match = pattern.exec(plain)
    if (match !== null) return say(...match.slice(1))
  }
  return plain
}
