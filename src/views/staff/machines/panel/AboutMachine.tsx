import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { PageLink } from '#src/views/staff/machines/PageLink.tsx'
import * as css from './panel.css.ts'
import type { Counts } from './useCounts.ts'

/** The panel while no state is chosen. */
export const AboutMachine = ({ machine, counts }: { machine: OpenMachine; counts: Counts }) => {
  const { index, words, text, choose } = machine
  const { examples, happenings } = useVisualizer().catalogue
  const [happening] = happenings
  const { states, ways } = index.chart
  const leaves = index.leaves(index.root.id)
  const asking = states.filter(({ asks }) => asks.length > 0)
  const figures: readonly (readonly [string, number])[] = [
    [texts.states, states.length],
    [texts.ways, ways.length],
    [texts.asksCount, states.flatMap(({ asks }) => asks).length],
    [texts.timersCount, ways.filter(({ cause: { kind } }) => kind === 'after').length],
    [texts.viewStatesCount, Object.keys(words.viewStates).length],
  ]
  const rows = leaves.flatMap(({ id }) => {
    const count = counts.value?.[id] ?? 0
    return count > 0 ? { id, count } : []
  })
  return (
    <>
      <h2 className={css.title}>{words.title}</h2>
      <p>{words.purpose}</p>
      {rows.length > 0 && (
        <>
          <h3 className={css.heading}>{texts.liveRows}</h3>
          <ul>
            {rows.map(({ id, count }) => (
              <li key={id} className={css.figure}>
                <button type="button" className={css.crumbLink} onClick={() => choose({ state: id })}>
                  {text.state(id)}
                </button>
                <b>{count}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {counts.hasFailed && (
        <p className={css.quiet} role="alert">
          {texts.countsFailed}
        </p>
      )}
      <h3 className={css.heading}>{texts.figures}</h3>
      <dl>
        {figures.map(([name, figure]) => (
          <div key={name} className={css.figure}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {happening !== undefined && asking.length > 0 && (
        <>
          <h3 className={css.heading}>{texts.beginWith}</h3>
          <ul className={css.questionList}>
            {asking.slice(0, MAX_QUESTIONS).map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  className={css.question}
                  onClick={() => choose({ state: id, rest: { if: happening.name } })}
                >
                  {texts.whatIfWhile(text.state(id), happening.text)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {examples.length > 0 && (
        <p className={css.note}>
          <PageLink to={{ machine: null, params: {} }}>{texts.searchAll}</PageLink>
        </p>
      )}
    </>
  )
}

const MAX_QUESTIONS = 6
