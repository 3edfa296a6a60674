import { memo, useState } from 'react'
import { live as texts, visualizer } from '#src/i18n/staffTexts.ts'
import { useVisualizer, type CatalogueWords } from '#src/views/staff/machines/catalogue.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import * as css from './live.css.ts'
import { MAX_LINES, type LiveLine } from './live.rules.ts'
import { actorTitle, eventText, glyphOf, stateText } from './lineWords.ts'

/** What happened in a tab, newest first. Not read out by itself: a hundred events may come in a second. */
export const LiveLines = ({ lines, label }: { lines: readonly LiveLine[]; label: string }) => {
  const { words } = useVisualizer().catalogue
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <ol className={css.lines} aria-label={label}>
        {(isWhole ? lines : lines.slice(0, FIRST_LINES)).map((line) => (
          <Line key={line.number} line={line} wordsOf={words} />
        ))}
      </ol>
      {!isWhole && lines.length > FIRST_LINES && (
        <button type="button" className={css.button} onClick={() => setIsWhole(true)}>
          {texts.showAll(lines.length)}
        </button>
      )}
      {isWhole && lines.length === MAX_LINES && <p className={css.told}>{texts.lastOnly(MAX_LINES)}</p>}
    </>
  )
}

/** Shown before all are asked for: each row costs time whenever an event comes. */
const FIRST_LINES = 30

interface LineProps {
  line: LiveLine
  wordsOf: (machine: string) => CatalogueWords
}

const Line = memo(({ line, wordsOf }: LineProps) => {
  const words = wordsOf(line.machine)
  const { source } = line
  return (
    <li className={css.line}>
      <time className={css.time}>{clockText(line.at)}</time>
      <span className={css.glyph}>
        <Glyph name={glyphOf(line)} />
      </span>
      <span>
        <span className={css.machine}>{actorTitle({ name: line.actor, machine: line.machine }, words)}: </span>
        {eventText(line, words)}
        <Reached line={line} words={words} />
        {source !== null && (
          <>
            <br />
            <span className={css.told}>{texts.toldBy(wordsOf(source.machine).title)}</span>
          </>
        )}
      </span>
    </li>
  )
})
Line.displayName = 'Line'

const Reached = ({ line: { entered, machine }, words }: { line: LiveLine; words: CatalogueWords }) => {
  const [first, ...others] = entered.map((id) => stateText(id, machine, words))
  if (first === undefined) return null
  const more = others.slice(0, MAX_OTHERS).map((name) => name.toLowerCase())
  return (
    <>
      <br />
      {'→ '}
      <span className={css.reached}>{first}</span>
      {more.length > 0 && ` · ${more.join(', ')}`}
      {others.length > MAX_OTHERS && ' …'}
    </>
  )
}

const MAX_OTHERS = 2

/** What machines told one another, newest first: who, whom, what. */
export const LiveCrossings = ({ lines, label }: { lines: readonly LiveLine[]; label: string }) => {
  const { words } = useVisualizer().catalogue
  return (
    <ol className={css.lines} aria-label={label}>
      {lines.map((line) => (
        <Crossing key={line.number} line={line} wordsOf={words} />
      ))}
    </ol>
  )
}

const Crossing = memo(({ line, wordsOf }: LineProps) => {
  const words = wordsOf(line.machine)
  return (
    <li className={css.line}>
      <time className={css.time}>{clockText(line.at)}</time>
      <span className={css.glyph}>
        <Glyph name="told" />
      </span>
      <span>
        {line.source !== null && <b className={css.reached}>{wordsOf(line.source.machine).title}</b>}
        {' → '}
        <span>{eventText(line, words)}</span>
        {' → '}
        <b className={css.reached}>{actorTitle({ name: line.actor, machine: line.machine }, words)}</b>
        <Reached line={line} words={words} />
        {line.entered.length === 0 && (
          <>
            <br />
            <span className={css.told}>{visualizer.allStays}</span>
          </>
        )}
      </span>
    </li>
  )
})
Crossing.displayName = 'Crossing'

/** Minute and second, for the order of events. */
const CLOCK = new Intl.DateTimeFormat('en-GB', { minute: '2-digit', second: '2-digit' })

const clockText = (at: number): string => CLOCK.format(at)
