import { useCallback } from 'react'
import type { Way } from '#machines/kit/chart/chartModel.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import * as glyphCss from '#src/views/staff/machines/Glyph.css.ts'
import { pathOf, type OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { loadWalkable, type Walkable } from '#src/views/staff/machines/story.ts'
import { useLoaded, type Loaded } from '#src/views/staff/machines/useLoaded.ts'
import { AboutMachine } from './AboutMachine.tsx'
import * as css from './panel.css.ts'
import { RowCount } from './RowCount.tsx'
import type { Counts } from './useCounts.ts'
import { SeenThen } from './SeenThen.tsx'
import { WhatIf } from './WhatIf.tsx'
import { WayRow } from './WayRow.tsx'

/** Everything about the chosen state, or about the machine. */
export const LookPanel = ({ machine, counts }: { machine: OpenMachine; counts: Counts }) => {
  const { catalogue } = useVisualizer()
  const walkable = useLoaded(useCallback(() => loadWalkable(catalogue, machine.id), [catalogue, machine.id]))
  return machine.address.state === null ? (
    <AboutMachine machine={machine} counts={counts} />
  ) : (
    // Answers belong to the state that they were asked of.
    <AboutState
      key={machine.address.state}
      machine={machine}
      state={machine.address.state}
      walkable={walkable}
      counts={counts}
    />
  )
}

const AboutState = ({
  machine,
  state: id,
  walkable,
  counts,
}: {
  machine: OpenMachine
  state: string
  walkable: Loaded<Walkable>
  counts: Counts
}) => {
  const { index, words, text, choose } = machine
  const boxes = index.chain(id).slice(0, -1)
  const state = index.state(id)
  const out = index.out(id)
  const into = index.into(id)
  const around = boxes.toReversed().filter((box) => index.out(box.id).length > 0)
  const nameOf = (state: string) => (state === machine.id ? words.title : text.state(state))
  const aboutOf = (state: string): string | undefined => words.about[pathOf(state, machine.id)]
  const ofBox = boxes.map((box) => aboutOf(box.id)).findLast((about) => about !== undefined)

  return (
    <>
      <p className={css.crumb}>
        {boxes.map((box, at) => (
          <span key={box.id}>
            {at > 0 && ' › '}
            <button
              type="button"
              className={css.crumbLink}
              onClick={() => choose({ state: box.id === machine.id ? null : box.id })}
            >
              {nameOf(box.id)}
            </button>
          </span>
        ))}
      </p>
      <h2 className={css.title}>
        {nameOf(id)}
        <RowCount count={counts.value?.[id]} />
      </h2>
      <Meaning own={aboutOf(id)} ofBox={ofBox} />
      {state?.asks.map((port) => (
        <p key={port.id} className={css.fact}>
          <Glyph name="asks" />
          <span className={glyphCss.text.asks}>
            {askText(text.port(port.id), walkable.value?.simulation.spec.answeredBy[port.port])}
          </span>
        </p>
      ))}
      {timersOf(out).map(({ name, ms = null }) => (
        <p key={name} className={css.fact}>
          <Glyph name="after" />
          <span className={glyphCss.text.after}>
            {texts.timer(words.delays[name] ?? name, ms === null ? null : ms / SECOND_MS)}
          </span>
        </p>
      ))}

      <WhatIf machine={machine} state={id} walkable={walkable} />
      <SeenThen machine={machine} state={id} walkable={walkable} />

      <Ways title={texts.waysOut} ways={out} none={texts.noWaysOut} machine={machine} />
      {around.map((box) => (
        <FromEverywhere key={box.id} box={box.id} name={nameOf(box.id)} machine={machine} />
      ))}
      <Ways
        title={texts.waysIn}
        ways={into}
        none={index.isFirst(id) || index.isRegion(id) ? texts.noWaysIn : texts.neverEntered}
        machine={machine}
        isIncoming
      />
    </>
  )
}

const SECOND_MS = 1000

/** The sentence about the state itself; without one, that of the innermost box which has one, in a quieter color. */
const Meaning = ({ own, ofBox }: { own: string | undefined; ofBox: string | undefined }) => {
  if (own !== undefined) return <p>{own}</p>
  return ofBox !== undefined && <p className={css.quiet}>{ofBox}</p>
}

const askText = (port: string, provider: keyof typeof texts.providers | undefined): string =>
  provider === undefined ? texts.asksSomebody(port) : texts.asks(texts.providers[provider], port)

const timersOf = (ways: readonly Way[]) => [
  ...new Map(ways.flatMap(({ cause }) => (cause.kind === 'after' ? [[cause.name, cause] as const] : []))).values(),
]

const Ways = ({
  title,
  ways,
  none,
  machine,
  isIncoming = false,
}: {
  title: string
  ways: readonly Way[]
  none: string
  machine: OpenMachine
  isIncoming?: boolean
}) => (
  <>
    <h3 className={css.heading}>
      {title} <span className={css.number}>{ways.length}</span>
    </h3>
    {ways.length === 0 ? (
      <p className={css.quiet}>{none}</p>
    ) : (
      <ul>
        {ways.map((way) => (
          <li key={way.id}>
            <WayRow way={way} machine={machine} isIncoming={isIncoming} />
          </li>
        ))}
      </ul>
    )}
  </>
)

/** Ways of a box around the state: what may happen in any state inside it. */
const FromEverywhere = ({ box, name, machine }: { box: string; name: string; machine: OpenMachine }) => {
  const ways = machine.index.out(box)
  const leading = ways.filter(({ to }) => to.length > 0)
  const staying = ways.filter(({ to }) => to.length === 0)
  return (
    <>
      <h3 className={css.heading}>
        {texts.fromEverywhere(name)} <span className={css.number}>{ways.length}</span>
      </h3>
      <ul>
        {leading.map((way) => (
          <li key={way.id}>
            <WayRow way={way} machine={machine} />
          </li>
        ))}
      </ul>
      {staying.length > 0 && (
        <details className={css.more}>
          <summary>{texts.stayingHere(staying.length)}</summary>
          <ul>
            {staying.map((way) => (
              <li key={way.id}>
                <WayRow way={way} machine={machine} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
