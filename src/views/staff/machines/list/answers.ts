import type { Chart, DrawnState } from '#machines/kit/chart/chartModel.ts'
import type { AskedHappening, MachineCatalogue } from '#src/views/staff/machines/catalogue.ts'
import { indexChart } from '#src/views/staff/machines/chart.rules.ts'
import { pathOf } from '#src/views/staff/machines/openMachine.ts'
import { speaksOf, wordsIn } from '#src/views/staff/machines/places.rules.ts'
import { loadWalkable, tellStory } from '#src/views/staff/machines/story.ts'
import { storyLine, type StoryLine } from '#src/views/staff/machines/storyWords.ts'

/** What happens in a state that a question speaks of. */
export interface Answer {
  machine: string
  state: string
  /** Name of the state. */
  name: string
  happening: AskedHappening
  lines: readonly StoryLine[]
}

type Concepts = readonly (readonly string[])[]

const MAX_ANSWERS = 3

interface Question {
  chart: Chart
  state: DrawnState
  name: string
  happening: AskedHappening
}

/**
 * The states that a question may be about: it names something that may happen, and the rest of it speaks of them more than of
 * other states. Empty for a question that names nothing of the kind, or no place.
 */
export const questionsIn = (
  concepts: Concepts,
  charts: readonly Chart[],
  { happenings, words: wordsOf }: Pick<MachineCatalogue, 'happenings' | 'words'>,
): readonly Question[] =>
  happenings
    .filter(({ words: [word] }) => word !== undefined && concepts.some((concept) => concept.includes(word)))
    .flatMap((happening) => {
      const place = concepts.filter((concept) => !concept.some((word) => happening.words.includes(word)))
      const found = charts.flatMap((chart) => {
        const words = wordsOf(chart.id)
        return chart.states.flatMap((state) => {
          // The connection matters to what asks; everything else happens to any state.
          if (state.parent === null || (happening.by === 'network' && state.asks.length === 0)) return []
          const name = words.states[pathOf(state.id, chart.id)] ?? state.id
          const said = wordsIn([name, ...state.asks.map(({ id }) => words.ports[id] ?? id)].join(' '))
          const hits = place.filter((concept) => speaksOf(said, concept)).length
          return hits === 0 ? [] : [{ question: { chart, state, name, happening }, hits }]
        })
      })
      const most = Math.max(...found.map(({ hits }) => hits))
      return found.filter(({ hits }) => hits === most).map(({ question }) => question)
    })

/** Answers computed on the machines, those with something to tell. */
export const answer = async (
  questions: readonly Question[],
  { words: wordsOf, ...load }: Pick<MachineCatalogue, 'loadSpec' | 'loadRoutes' | 'words'>,
): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  for (const { chart, state, name, happening } of questions) {
    if (answers.length === MAX_ANSWERS) break
    const machine = await loadWalkable(load, chart.id)
    const story = tellStory(machine, state.id, happening) ?? []
    const [words, index] = [wordsOf(chart.id), indexChart(chart)]
    const lines = story.map((step) => storyLine(step, machine.simulation.spec, words, index))
    if (lines.length > 0) answers.push({ machine: chart.id, state: state.id, name, happening, lines })
  }
  return answers
}
