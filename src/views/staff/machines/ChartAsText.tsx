import { useMemo, type ReactNode } from 'react'
import type { DrawnState, Way } from '#machines/kit/chart/chartModel.ts'
import { coverage, visualizer as texts } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import type { CatalogueWords } from './catalogue.ts'
import * as css from './ChartAsText.css.ts'
import { indexChart, type ChartIndex } from './chart.rules.ts'
import type { ChartViewProps, WayTone } from './chartView.ts'
import { GoneStates } from './GoneStates.tsx'
import { pathOf } from './openMachine.ts'
import { causeText, conditionText } from './wayWords.ts'

/** A whole machine as headings and lists: for screen readers, and for printing. */
export const ChartAsText = ({
  chart,
  title,
  text,
  words,
  marks,
  label,
  onChooseState,
}: ChartViewProps & { words: CatalogueWords; label: (id: string) => ReactNode }) => {
  const index = useMemo(() => indexChart(chart), [chart])
  const name = (id: string): string => (id === chart.id ? title : text.state(id))

  const link = (id: string, className: string) => (
    // A link, because a printed page hides buttons.
    <a
      href={`#${id}`}
      data-state={id}
      tabIndex={-1}
      className={className}
      {...(marks.chosen === id ? { 'aria-current': true } : {})}
      onClick={(event) => {
        event.preventDefault()
        onChooseState(id === chart.id ? null : id)
      }}
    >
      {name(id)}
    </a>
  )
  const part = (state: DrawnState, depth: number): ReactNode => {
    const { id, asks, viewStates } = state
    const about = words.about[pathOf(id, chart.id)]
    const tone = marks.states.get(id)
    const lines = [
      ...asks.map((port) => texts.asksSomebody(text.port(port.id))),
      ...viewStates.map((badge) => texts.viewState(text.viewState(badge))),
    ]
    return (
      <section key={id} className={css.part} data-part={id}>
        <Heading depth={depth} isChosen={marks.chosen === id}>
          {link(id, css.name)}
          {marks.active.has(id) && <span className={css.active}> · {texts.isActive}</span>}
          {tone !== undefined && <span className={css.tone[tone]}> · {texts.tones[tone]}</span>}
          {label(id)}
        </Heading>
        {about !== undefined && <p className={css.about}>{about}</p>}
        <Items
          lines={lines}
          ways={index.out(id)}
          wayLine={(way) => <WayLine {...{ way, words, link }} tone={marks.ways.get(way.id)} />}
        />
        <GoneStates inside={id} marks={marks} name={name} />
        {index.inside(id).map((each) => part(each, depth + 1))}
      </section>
    )
  }
  return <div className={css.text}>{part(index.root, 0)}</div>
}

const Items = ({
  lines,
  ways,
  wayLine,
}: {
  lines: readonly string[]
  ways: ReturnType<ChartIndex['out']>
  wayLine: (way: Way) => ReactNode
}) =>
  lines.length + ways.length > 0 && (
    <ul className={css.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {ways.map((way) => (
        <li key={way.id}>{wayLine(way)}</li>
      ))}
    </ul>
  )

const WayLine = ({
  way,
  words,
  link,
  tone,
}: {
  way: Way
  tone: WayTone | undefined
  words: CatalogueWords
  link: (id: string, className: string) => ReactNode
}) => {
  const condition = conditionText(words, way)
  return (
    <>
      {causeText(words, way)}
      {condition !== null && `, ${condition}`}:{' '}
      {way.to.length === 0
        ? texts.stays
        : way.to.map((id, at) => (
            <span key={id}>
              {at === 0 ? `${texts.goesTo} ` : ', '}
              {link(id, css.target)}
            </span>
          ))}
      .{tone !== undefined && TONES[tone] !== undefined && <span className={css.note}> {TONES[tone]}</span>}
    </>
  )
}

/** Words of a mode about a way. */
const TONES: Readonly<Partial<Record<WayTone, string>>> = { ...coverage.tones, ...texts.tones }

/** The page has the first level, the panel beside it the second. */
const Heading = ({ depth, isChosen, children }: { depth: number; isChosen: boolean; children: ReactNode }) => {
  const className = classes(css.heading, isChosen && css.chosen)
  if (depth === 0) return <h2 className={className}>{children}</h2>
  if (depth === 1) return <h3 className={className}>{children}</h3>
  if (depth === 2) return <h4 className={className}>{children}</h4>
  if (depth === 3) return <h5 className={className}>{children}</h5>
  return <h6 className={className}>{children}</h6>
}
