import { useState } from 'react'
import { live as texts } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useVisualizer, type LiveActor, type LiveSource } from '#src/views/staff/machines/catalogue.ts'
import { pathOf, type OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import { PageLink } from '#src/views/staff/machines/PageLink.tsx'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import { Segments } from '#src/views/staff/machines/Segments.tsx'
import * as css from './live.css.ts'
import { lastEntered, type LiveState, type WatchedTab } from './live.rules.ts'
import { actorTitle, placeText } from './lineWords.ts'
import { LiveCrossings, LiveLines } from './LiveLines.tsx'

/** Which tab is watched, what runs in it, and what happens there. */
export const LivePanel = ({
  machine,
  source,
  state,
  tab,
  actor,
  pause,
}: {
  machine: OpenMachine
  source: LiveSource
  state: LiveState
  tab: WatchedTab | undefined
  actor: LiveActor | undefined
  pause: { isPaused: boolean; waiting: number; toggle: () => void }
}) => {
  const others = state.filter(({ isHere, isClosed }) => !isHere && !isClosed)
  if (tab === undefined)
    return (
      <>
        <h2 className={panelCss.title}>{texts.looking}</h2>
        <NoOther source={source} />
      </>
    )
  return (
    <>
      <div className={css.head}>
        <h2 className={classes(panelCss.title, css.headTitle)}>{titleOf(tab)}</h2>
        <Badge tab={tab} isPaused={pause.isPaused} />
      </div>
      <p className={panelCss.quiet}>{tab.facts.join(' · ')}</p>
      {tab.isClosed && <p className={css.note}>{texts.isClosedText}</p>}
      {tab.isOtherBuild && <p className={css.note}>{texts.otherBuild}</p>}
      <Buttons machine={machine} tab={tab} actor={actor} pause={pause} />
      <Chooser machine={machine} state={state} tab={tab} />
      {others.length === 0 && <NoOther source={source} />}
      <Running machine={machine} tab={tab} actor={actor} all={source.machines.length} />
      <Told tab={tab} />
    </>
  )
}

const titleOf = ({ isHere, isClosed }: WatchedTab): string =>
  isClosed ? texts.closedTab : isHere ? texts.thisTab : texts.otherTab

const Badge = ({ tab, isPaused }: { tab: WatchedTab; isPaused: boolean }) =>
  tab.isClosed ? (
    <span className={css.badge}>{texts.isClosed}</span>
  ) : isPaused ? (
    <span className={css.badge}>{texts.isPaused}</span>
  ) : (
    <span className={css.liveBadge}>{texts.isLive}</span>
  )

const NoOther = ({ source }: { source: LiveSource }) => (
  <div className={css.note}>
    <p>{texts.noOther}</p>
    <p>{texts.howToOpen}</p>
    <p className={css.buttons}>
      <a href={source.home} target="_blank" rel="noopener" className={css.button}>
        {texts.openHome}
      </a>
    </p>
  </div>
)

const Buttons = ({
  machine: { id, modes },
  tab,
  actor,
  pause: { isPaused, waiting, toggle },
}: {
  machine: OpenMachine
  tab: WatchedTab
  actor: LiveActor | undefined
  pause: { isPaused: boolean; waiting: number; toggle: () => void }
}) => {
  const to = actor && lastEntered(tab, actor)
  const isPlayable = modes.includes('simulate') && to !== undefined
  return (
    <>
      <div className={css.buttons}>
        <button type="button" className={css.button} aria-pressed={isPaused} onClick={toggle}>
          {texts.pause}
        </button>
        {isPlayable && (
          <PageLink to={{ machine: id, params: { mode: 'simulate', to: pathOf(to, id) } }} className={css.button}>
            <Icon path={icons.next} size="small" />
            {texts.simulate}
          </PageLink>
        )}
        <span role="status" className={panelCss.quiet}>
          {isPaused && waiting > 0 && texts.waiting(waiting)}
        </span>
      </div>
      {isPlayable && <p className={panelCss.note}>{texts.simulateHow}</p>}
    </>
  )
}

/** Nothing to choose while there is one tab. */
const Chooser = ({
  machine: { choose, address },
  state,
  tab,
}: {
  machine: OpenMachine
  state: LiveState
  tab: WatchedTab
}) => {
  const shown = state.filter((each) => !each.isClosed || each === tab)
  return (
    shown.length > 1 && (
      <>
        <h3 className={panelCss.heading} id="live-tabs">
          {texts.tabs}
        </h3>
        <ul className={css.tabs} aria-labelledby="live-tabs">
          {shown.map((each) => (
            <li key={each.document}>
              <button
                type="button"
                className={css.button}
                aria-pressed={each === tab}
                onClick={() => choose({ rest: { ...address.rest, tab: each.document } }, { replace: true })}
              >
                {[titleOf(each), ...each.facts.slice(0, 2)].join(' · ')}
              </button>
            </li>
          ))}
        </ul>
      </>
    )
  )
}

const Running = ({
  machine: { id, words, address },
  tab,
  actor,
  all,
}: {
  machine: OpenMachine
  tab: WatchedTab
  actor: LiveActor | undefined
  all: number
}) => {
  const { catalogue } = useVisualizer()
  const known = tab.actors.filter((each) => catalogue.machines.includes(each.machine))
  return (
    <>
      <h3 className={panelCss.heading} id="live-running">
        {texts.running}
        <span className={panelCss.number}>
          {texts.runningOf(new Set(known.map(({ machine }) => machine)).size, all)}
        </span>
      </h3>
      {known.length === 0 && <p className={panelCss.quiet}>{texts.nothingRuns}</p>}
      {known.length > 0 && actor === undefined && <p className={panelCss.quiet}>{texts.notRunning(words.title)}</p>}
      <ul className={css.running} aria-labelledby="live-running">
        {known.map((each) => {
          const itsWords = catalogue.words(each.machine)
          const { distance } = address
          return (
            <li key={each.name}>
              <PageLink
                to={{
                  machine: each.machine,
                  params: {
                    mode: 'live',
                    ...(distance === 'overview' ? {} : { distance }),
                    tab: tab.document,
                    ...(each.name === each.machine ? {} : { actor: each.name }),
                  },
                }}
                className={css.button}
                aria-current={each.machine === id && each.name === actor?.name ? 'true' : undefined}
              >
                {texts.isIn(actorTitle(each, itsWords), placeText(each, itsWords))}
              </PageLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}

type Listed = 'events' | 'crossings'

const Told = ({ tab: { lines } }: { tab: WatchedTab }) => {
  const [listed, setListed] = useState<Listed>('events')
  const crossings = lines.filter(({ source }) => source !== null)
  return (
    <>
      <div className={css.buttons}>
        <Segments
          label={texts.show}
          options={[
            { name: 'events', text: texts.events },
            { name: 'crossings', text: texts.crossings },
          ]}
          chosen={listed}
          onChoose={setListed}
        />
      </div>
      {listed === 'events' ? (
        lines.length === 0 ? (
          <p className={panelCss.quiet}>{texts.noEvents}</p>
        ) : (
          <LiveLines lines={lines} label={texts.events} />
        )
      ) : crossings.length === 0 ? (
        <p className={panelCss.quiet}>{texts.noCrossings}</p>
      ) : (
        <LiveCrossings lines={crossings} label={texts.crossings} />
      )}
    </>
  )
}
