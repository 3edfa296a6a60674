import { useEffect, useMemo, useState } from 'react'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useVisualizer, type Place } from '#src/views/staff/machines/catalogue.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import { Marked } from '#src/views/staff/machines/Marked.tsx'
import { pathOf } from '#src/views/staff/machines/openMachine.ts'
import { PageLink } from '#src/views/staff/machines/PageLink.tsx'
import { conceptsOf, findPlaces, placesOf, type ChartPlace } from '#src/views/staff/machines/places.rules.ts'
import { Answers } from './Answers.tsx'
import * as css from './list.css.ts'

/** Shown before more are asked for. */
const FIRST_HITS = 8
/** Typing rests this long before the address follows it. */
const ADDRESS_DELAY_MS = 400

/** Questions over all machines. The question stands in the address. */
export const Search = ({ charts, query: asked }: { charts: readonly Chart[]; query: string }) => {
  const {
    catalogue: { words, phrases, synonyms, examples },
    navigation,
  } = useVisualizer()
  const [query, setQuery] = useState(asked)
  // The browser's Back brings another question.
  const [seen, setSeen] = useState(asked)
  if (seen !== asked) {
    setSeen(asked)
    setQuery(asked)
  }
  useEffect(() => {
    if (query === asked) return undefined
    const timer = setTimeout(
      () => navigation.go({ machine: null, params: query === '' ? {} : { q: query } }, { replace: true }),
      ADDRESS_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [query, asked, navigation])

  const places = useMemo(
    () => charts.flatMap((chart) => placesOf(chart, words(chart.id), phrases)),
    [charts, words, phrases],
  )
  const concepts = useMemo(() => conceptsOf(query, synonyms), [query, synonyms])
  const hits = findPlaces(places, concepts)

  return (
    <section className={css.search} aria-label={texts.search}>
      <div className={css.field}>
        <Icon path={icons.search} className={css.icon} />
        <input
          type="search"
          className={css.input}
          aria-label={texts.search}
          placeholder={texts.ask}
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <ul className={css.examples} aria-label={texts.examples}>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" className={css.example} onClick={() => setQuery(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
      {concepts.length > 0 && <Answers charts={charts} concepts={concepts} />}
      {concepts.length > 0 && <Hits key={query} hits={hits} concepts={concepts} />}
    </section>
  )
}

const Hits = ({ hits, concepts }: { hits: readonly ChartPlace[]; concepts: readonly (readonly string[])[] }) => {
  const { words } = useVisualizer().catalogue
  const [isWhole, setIsWhole] = useState(false)
  const machines = new Set(hits.map(({ machine }) => machine)).size
  const rest = hits.length - FIRST_HITS
  return (
    <>
      <h2 className={css.found} aria-live="polite">
        {hits.length === 0 ? texts.nothingAnywhere : texts.places(hits.length, machines)}
      </h2>
      <ul>
        {(isWhole ? hits : hits.slice(0, FIRST_HITS)).map((hit) => (
          <li key={`${hit.state} ${hit.way ?? ''}`}>
            <PageLink to={placeOf(hit)} className={css.hit}>
              <span className={css.quiet}>{words(hit.machine).title}</span>
              <span className={css.hitText}>
                <Glyph name={hit.glyph} />
                <span>
                  <Marked text={hit.text} concepts={concepts} />
                  {hit.about !== '' && (
                    <span className={css.quiet}>
                      {' · '}
                      <Marked text={hit.about} concepts={concepts} />
                    </span>
                  )}
                </span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {rest > 0 && !isWhole && (
        <button type="button" className={css.example} onClick={() => setIsWhole(true)}>
          {texts.more(rest)}
        </button>
      )}
    </>
  )
}

const placeOf = ({ machine, state, way }: ChartPlace): Place => ({
  machine,
  params: { ...(state === machine ? {} : { state: pathOf(state, machine) }), ...(way === null ? {} : { way }) },
})
