import type { ReactNode, RefObject } from 'react'
import { pendingAt } from '#machines/kit/visualizer/pending.ts'
import type { Choice, Moment } from '#machines/kit/visualizer/simulation.ts'
import { simulate as texts, visualizer } from '#src/i18n/staffTexts.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { classes } from '#src/ui/classes.ts'
import { Glyph } from '#src/views/staff/machines/Glyph.tsx'
import * as glyphCss from '#src/views/staff/machines/Glyph.css.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { pathOf } from '#src/views/staff/machines/openMachine.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import type { Walkable } from '#src/views/staff/machines/story.ts'
import { ChoiceCard } from './ChoiceCard.tsx'
import * as css from './simulate.css.ts'
import { groupChoices, type ChoiceGroup, type Steps, type Trouble } from './simulate.rules.ts'

const GLYPHS = { guest: 'event', reply: 'asks', after: 'after', told: 'told' } as const
const SECOND_MS = 1000

/** Everything that can happen to the machine now, each with where it leads. */
export const SimulatePanel = ({
  machine,
  walkable: {
    simulation: { spec, send },
  },
  steps: { now, at, moments, isStored, trouble },
  choices,
  heading,
  onSend,
  onBegin,
}: {
  machine: OpenMachine
  walkable: Walkable
  steps: Steps
  choices: readonly Choice[]
  /** Takes the focus after a step. */
  heading: RefObject<HTMLHeadingElement | null>
  onSend: (next: Moment) => void
  onBegin: () => void
}) => {
  const { index, words, text, address, choose } = machine
  const { asks, timers } = pendingAt(now)
  const here = index.chart.states.filter(({ id }) => now.active.has(id) && index.isLeaf(id))
  const guards = [...new Map(now.guards.map((asked) => [`${asked.guard} ${asked.isTrue}`, asked])).values()]
  const chosen = address.state

  // The button that was pressed is gone after the step, so the focus goes where the next choice begins.
  const take = (next: Moment): void => {
    onSend(next)
    heading.current?.focus()
  }
  const cards = (list: readonly Choice[]): ReactNode =>
    list.map((choice) => (
      <li key={`${at}.${choice.index}`}>
        <ChoiceCard
          machine={machine}
          spec={spec}
          now={now}
          choice={choice}
          step={(event) => send(now, event)}
          onSend={take}
        />
      </li>
    ))

  return (
    <>
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1} className={classes(panelCss.title, css.title)}>
          {texts.title}
        </h2>
        <button type="button" className={css.quietButton} onClick={onBegin}>
          {texts.beginAnew}
        </button>
      </div>
      <p className={panelCss.quiet}>{here.map(({ id }) => text.state(id)).join(' · ')}</p>
      {chosen !== null && (
        <button
          type="button"
          className={css.beginAt}
          onClick={() => {
            choose({ state: null, rest: { to: pathOf(chosen, machine.id) } }, { replace: true })
            heading.current?.focus()
          }}
        >
          {texts.beginAt(text.state(chosen))}
        </button>
      )}
      {trouble !== null && <TroubleNotice trouble={trouble} nameOf={text.state} />}
      {isStored && <Notice>{texts.goesOn}</Notice>}
      {asks.map(({ invoke, port }) => {
        const provider = spec.answeredBy[port]
        const name = text.port(invoke)
        return (
          <p key={invoke} className={panelCss.fact}>
            <Glyph name="asks" />
            <span className={glyphCss.text.asks}>
              {provider === undefined
                ? visualizer.asksSomebody(name)
                : visualizer.asks(visualizer.providers[provider], name)}
            </span>
          </p>
        )
      })}
      {timers.map(({ delay, ms }) => (
        <p key={delay} className={panelCss.fact}>
          <Glyph name="after" />
          <span className={glyphCss.text.after}>
            {visualizer.timer(words.delays[delay] ?? delay, ms === null ? null : ms / SECOND_MS)}
          </span>
        </p>
      ))}
      {guards.length > 0 && (
        <>
          <h3 className={panelCss.heading}>{texts.guards}</h3>
          <ul className={css.guards}>
            {guards.map(({ guard, isTrue }) => (
              <li key={`${guard} ${isTrue}`} className={classes(css.guard, isTrue && css.guardYes)}>
                <Glyph name={isTrue ? 'done' : 'error'} /> {words.guards[guard] ?? guard}:{' '}
                {isTrue ? texts.guardYes : texts.guardNo}
              </li>
            ))}
          </ul>
        </>
      )}
      {choices.length === 0 && moments.length > 0 && <p className={panelCss.note}>{texts.nothingComes}</p>}
      {groupChoices(choices).map((group) => (
        <Group key={group.name} group={group} portName={(port) => capital(text.port(port))} cards={cards} />
      ))}
    </>
  )
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const Group = ({
  group: { name, ports, staying },
  portName,
  cards,
}: {
  group: ChoiceGroup
  portName: (port: string) => string
  cards: (choices: readonly Choice[]) => ReactNode
}) => (
  <>
    <h3 className={css.group}>
      <Glyph name={GLYPHS[name]} />
      {texts.groups[name]}
    </h3>
    {ports.map(
      ({ port, choices }) =>
        choices.length > 0 && (
          <div key={port ?? ''}>
            {port !== null && <h4 className={css.port}>{texts.port(portName(port))}</h4>}
            <ul className={css.cards}>{cards(choices)}</ul>
          </div>
        ),
    )}
    {staying.length > 0 && (
      <details className={css.others}>
        <summary>{texts.others(staying.length)}</summary>
        <ul className={css.cards}>{cards(staying)}</ul>
      </details>
    )}
  </>
)

const TroubleNotice = ({ trouble, nameOf }: { trouble: Trouble; nameOf: (state: string) => string }) => (
  <Notice tone="bad" live="status">
    {trouble.kind === 'stopped'
      ? texts.stopped(trouble.taken, trouble.all)
      : trouble.kind === 'gone'
        ? texts.gone
        : texts.notReached(nameOf(trouble.state))}
  </Notice>
)
