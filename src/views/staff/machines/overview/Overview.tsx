import { useMemo, type ReactNode } from 'react'
import type { DrawnState } from '#machines/kit/chart/chartModel.ts'
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
import { Arrows } from './Arrows.tsx'
import * as css from './Overview.css.ts'
import { Pips } from './Pips.tsx'

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
      <Arrows index={index} chosen={isRunning ? null : marks.chosen} />
    </div>
  )
}

interface PartProps {
  index: ChartIndex
  marks: ChartMarks
  /** What stays vivid beside the chosen state; null if nothing is chosen. */
  near: ReadonlySet<string> | null
  name: (id: string) => string
  /** More about a state, after its name. */
  label: (id: string) => ReactNode
  onChooseState: (id: string | null) => void
}

const Part = (props: PartProps & { state: DrawnState; depth: number }) =>
  props.index.isLeaf(props.state.id) ? <Leaf {...props} /> : <Box {...props} />

const Box = (props: PartProps & { state: DrawnState; depth: number }) => {
  const { index, marks, name, state, depth } = props
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
        toneOf(marks, state.id),
        marks.chosen === state.id && css.chosen,
        marks.active.has(state.id) && css.activeBox,
      )}
      style={{ flex: `${grow} 1 ${basis}` }}
    >
      <StateButton {...props} className={css.boxName} />
      {beside !== null && (
        <span className={css.beside}>
          <Leaf {...props} state={beside} />
        </span>
      )}
      <div className={css.inside}>
        {below.map((each) => (
          <Part key={each.id} {...props} state={each} depth={depth + 1} />
        ))}
      </div>
    </section>
  )
}

const Leaf = (props: PartProps & { state: DrawnState }) => {
  const { index, marks, near, state } = props
  const isPale = (near !== null && !near.has(state.id)) || (marks.areOthersPale && !marks.states.has(state.id))
  return (
    <StateButton
      {...props}
      isPart
      className={classes(
        css.leaf,
        state.asks.length > 0 && css.asking,
        state.kind === 'final' && css.final,
        isPale && css.pale,
        toneOf(marks, state.id),
        marks.past.has(state.id) && css.past,
        marks.next.has(state.id) && css.next,
        marks.active.has(state.id) && css.active,
        marks.chosen === state.id && css.chosen,
      )}
    >
      <Pips state={state} ways={index.out(state.id)} marks={marks} />
    </StateButton>
  )
}

const toneOf = ({ states }: ChartMarks, id: string): string | false => {
  const tone = states.get(id)
  return tone !== undefined && css.tone[tone]
}

const StateButton = ({
  index,
  marks,
  name,
  label,
  state: { id },
  isPart = false,
  className,
  onChooseState,
  children,
}: PartProps & { state: DrawnState; isPart?: boolean; className: string; children?: ReactNode }) => {
  const tone = marks.states.get(id)
  return (
    <button
      type="button"
      data-state={id}
      {...(isPart ? { 'data-part': id } : {})}
      tabIndex={-1}
      aria-pressed={marks.chosen === id}
      className={className}
      onClick={() => onChooseState(id)}
    >
      {index.isFirst(id) && <span className={css.first} aria-hidden="true" />}
      <span>{name(id)}</span>
      {index.isFirst(id) && <VisuallyHidden>, {texts.beginsHere}</VisuallyHidden>}
      {marks.active.has(id) && <VisuallyHidden>, {texts.isActive}</VisuallyHidden>}
      {marks.past.has(id) && !marks.active.has(id) && <VisuallyHidden>, {texts.wasActive}</VisuallyHidden>}
      {marks.next.has(id) && !marks.active.has(id) && <VisuallyHidden>, {texts.mayComeNext}</VisuallyHidden>}
      {tone !== undefined && <VisuallyHidden>, {texts.tones[tone]}</VisuallyHidden>}
      {label(id)}
      {children}
    </button>
  )
}
