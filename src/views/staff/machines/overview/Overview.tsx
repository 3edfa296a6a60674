import { memo, useMemo, type ReactNode } from 'react'
import type { DrawnState } from '#machines/kit/chart/chartModel.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import {
  arrangeBox,
  boxSize,
  indexChart,
  neighborhood,
  type ChartIndex,
} from '#src/views/staff/machines/chart.rules.ts'
import type { ChartMarks, ChartViewProps } from '#src/views/staff/machines/chartView.ts'
import { GoneStates } from '#src/views/staff/machines/GoneStates.tsx'
import { Arrows } from './Arrows.tsx'
import * as css from './Overview.css.ts'
import { Pips } from './Pips.tsx'
import { lookOf, type StateLook } from './stateLook.rules.ts'

/** Deeper boxes look like those of this depth. */
const DEEPEST = 3

/**
 * All states of a machine on one screen: boxes in boxes as flowing HTML, which wraps where there is little room. Lines are drawn
 * of what is chosen alone.
 */
export const Overview = ({
  chart,
  text,
  marks,
  label,
  onChooseState,
}: ChartViewProps & { label: (id: string) => ReactNode }) => {
  const index = useMemo(() => indexChart(chart), [chart])
  const near = useMemo(() => (marks.chosen === null ? null : neighborhood(index, marks.chosen)), [index, marks.chosen])
  // Where the machine is now says more than what the chosen state leads to.
  const isRunning = marks.active.size > 0
  const props: PartProps = { index, marks, near: isRunning ? null : near, name: text.state, label, onChooseState }
  return (
    <div className={css.overview}>
      {arrangeBox(index, index.root.id).below.map((state) => (
        <Part key={state.id} {...props} state={state} depth={1} />
      ))}
      <GoneStates inside={index.root.id} marks={marks} name={text.state} />
      <Arrows index={index} chosen={isRunning ? null : marks.chosen} />
    </div>
  )
}

/** Properties that stay the same while a machine moves. */
interface StateProps {
  index: ChartIndex
  name: (id: string) => string
  /** More about a state, after its name. */
  label: (id: string) => ReactNode
  onChooseState: (id: string | null) => void
}

interface PartProps extends StateProps {
  marks: ChartMarks
  /** States that stay vivid beside the chosen one; null if nothing is chosen. */
  near: ReadonlySet<string> | null
}

const Part = ({ marks, near, state, depth, ...props }: PartProps & { state: DrawnState; depth: number }) => {
  const look = lookOf(marks, near, state.id, props.index.out(state.id))
  return props.index.isLeaf(state.id) ? (
    <>
      <Leaf {...props} state={state} look={look} />
      <GoneStates inside={state.id} marks={marks} name={props.name} />
    </>
  ) : (
    <Box {...props} marks={marks} near={near} state={state} look={look} depth={depth} />
  )
}

const Box = ({
  marks,
  near,
  look,
  state,
  depth,
  ...props
}: PartProps & { look: StateLook; state: DrawnState; depth: number }) => {
  const { index, name } = props
  const { beside, below } = arrangeBox(index, state.id)
  const { grow, basis } = boxSize(index, state.id, name)
  return (
    <section
      data-part={state.id}
      aria-label={name(state.id)}
      className={classes(
        css.box,
        css.depth[depth >= DEEPEST ? 'depth3' : depth === 2 ? 'depth2' : 'depth1'],
        index.isRegion(state.id) && css.region,
        look.tone !== null && css.tone[look.tone],
        look.isChosen && css.chosen,
        look.isActive && css.activeBox,
      )}
      style={{ flex: `${grow} 1 ${basis}` }}
    >
      <BoxName {...props} state={state} look={look} />
      {beside !== null && (
        <span className={css.beside}>
          <Part {...props} marks={marks} near={near} state={beside} depth={depth + 1} />
        </span>
      )}
      <div className={css.inside}>
        {below.map((each) => (
          <Part key={each.id} {...props} marks={marks} near={near} state={each} depth={depth + 1} />
        ))}
        <GoneStates inside={state.id} marks={marks} name={name} />
      </div>
    </section>
  )
}

type DrawnProps = StateProps & { look: StateLook; state: DrawnState }

// A hundred events in a second may change the marks: a state whose look stays is not drawn again.
const BoxName = memo((props: DrawnProps) => <StateButton {...props} className={css.boxName} />, isEqualView)
BoxName.displayName = 'BoxName'

const Leaf = memo((props: DrawnProps) => {
  const { index, look, state } = props
  return (
    <StateButton
      {...props}
      isPart
      className={classes(
        css.leaf,
        state.asks.length > 0 && css.asking,
        state.kind === 'final' && css.final,
        look.isPale && css.pale,
        look.tone !== null && css.tone[look.tone],
        look.isPast && css.past,
        look.isNext && css.next,
        look.isActive && css.active,
        look.isChosen && css.chosen,
      )}
    >
      <Pips state={state} ways={index.out(state.id)} tones={look.wayTones} />
    </StateButton>
  )
}, isEqualView)
Leaf.displayName = 'Leaf'

const StateButton = ({
  index,
  look: { isActive, isPast, isNext, isChosen, tone },
  name,
  label,
  state: { id },
  isPart = false,
  className,
  onChooseState,
  children,
}: DrawnProps & { isPart?: boolean; className: string; children?: ReactNode }) => (
  <button
    type="button"
    data-state={id}
    {...(isPart ? { 'data-part': id } : {})}
    tabIndex={-1}
    aria-pressed={isChosen}
    className={className}
    onClick={() => onChooseState(id)}
  >
    {index.isFirst(id) && <span className={css.first} aria-hidden="true" />}
    <span>{name(id)}</span>
    {index.isFirst(id) && <VisuallyHidden>, {texts.beginsHere}</VisuallyHidden>}
    {isActive && <VisuallyHidden>, {texts.isActive}</VisuallyHidden>}
    {isPast && !isActive && <VisuallyHidden>, {texts.wasActive}</VisuallyHidden>}
    {isNext && !isActive && <VisuallyHidden>, {texts.mayComeNext}</VisuallyHidden>}
    {tone !== null && <VisuallyHidden>, {texts.tones[tone]}</VisuallyHidden>}
    {label(id)}
    {children}
  </button>
)
