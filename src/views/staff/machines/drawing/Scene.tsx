import { BOX_PAD, ROW, START_SIZE, TITLE } from '#machines/kit/chart/chartMetrics.ts'
import type { Way } from '#machines/kit/chart/chartModel.ts'
import type { Row } from '#machines/kit/chart/groupChart.ts'
import type { ChartLayout } from '#machines/kit/chart/chartLayout.ts'
import { chartDrawing as texts, visualizer } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import type { ChartMarks, ChartViewProps } from '#src/views/staff/machines/chartView.ts'
import { GoneStates } from '#src/views/staff/machines/GoneStates.tsx'
import { memo, useId, type ReactNode } from 'react'
import * as css from './Drawing.css.ts'
import {
  depthOf,
  isHidden,
  isLineOf,
  isLinePale,
  jumpPath,
  jumpsOf,
  paleStates,
  splitGuard,
  type DrawingPlan,
  type PlannedBox,
  type PlannedLine,
} from './drawing.rules.ts'

export interface SceneProps extends Pick<ChartViewProps, 'title' | 'text' | 'marks' | 'onChooseState' | 'onChooseWay'> {
  plan: DrawingPlan
  /** Folded boxes that are shown folded. */
  folds: ReadonlySet<string>
  onToggleFold: (id: string) => void
  /** More about a state, after its name. */
  label: (id: string) => ReactNode
}

/**
 * Everything that moves with the camera. Rendered again when marks or folds change, never on pan and zoom. As in every view of a
 * chart, `data-part` marks a state and `data-state` its button; the page puts one of them into the tab order.
 */
export const Scene = memo((props: SceneProps) => {
  const { plan, folds, marks } = props
  const pale = paleStates(marks, plan)
  const shown = plan.boxes.filter(({ id }) => !isHidden(id, folds, plan))
  return (
    <>
      {shown.map((box) => (
        <DrawnBox key={box.id} box={box} isPale={pale.has(box.id)} {...props} />
      ))}
      <Lines {...props} />
    </>
  )
})

const DrawnBox = ({
  box,
  isPale,
  title,
  text,
  marks,
  folds,
  onChooseState,
  onChooseWay,
  onToggleFold,
  label,
}: SceneProps & { box: PlannedBox; isPale: boolean }) => {
  const { id, state, rows, leaves } = box
  const isOuter = leaves > 0
  const isFolded = folds.has(id)
  const isChosen = marks.chosen === id
  const name = state.parent === null ? title : text.state(id)
  const tone = marks.states.get(id)
  return (
    <div
      data-part={id}
      className={classes(
        css.box,
        isOuter ? css.outer : css.inner,
        isOuter && css.depths[Math.min(depthOf(box), css.depths.length - 1)],
        box.isRegion && css.region,
        state.asks.length > 0 && css.asking,
        ...markClasses(id, isOuter, marks),
        tone !== undefined && css.stateTones[tone],
        isChosen && (isOuter ? css.chosen : css.chosenInner),
        isPale && !isOuter && css.pale,
      )}
      style={{ insetInlineStart: box.x, insetBlockStart: box.y, inlineSize: box.width, blockSize: box.height }}
    >
      {isFolded && (
        <span className={css.folded}>
          {leaves === 1 ? texts.foldedOne : texts.folded.replace('{{count}}', String(leaves))}
        </span>
      )}
      <button
        type="button"
        data-state={id}
        tabIndex={-1}
        aria-pressed={isChosen}
        className={classes(isOuter ? css.outerName : css.innerName, isPale && isOuter && css.paleName)}
        onClick={() => onChooseState(id)}
      >
        <span className={css.nameText}>
          {name}
          <MarkWords id={id} marks={marks} />
          {label(id)}
        </span>
      </button>
      {!isFolded &&
        rows.map((row, place) => (
          <DrawnRow
            key={keyOf(row)}
            row={row}
            top={TITLE.height + place * ROW.height}
            text={text.row(row)}
            marks={marks}
            onChooseWay={onChooseWay}
          />
        ))}
      <GoneStates inside={id} marks={marks} name={text.state} className={css.goneStates} />
      {isOuter && state.parent !== null && (
        <button
          type="button"
          tabIndex={-1}
          className={css.fold}
          aria-expanded={!isFolded}
          aria-label={(isFolded ? texts.unfold : texts.fold).replace('{{state}}', name)}
          onClick={() => onToggleFold(id)}
        >
          {isFolded ? '+' : '–'}
        </button>
      )}
    </div>
  )
}

/** What is active now takes precedence, then what may come. */
const markClasses = (id: string, isOuter: boolean, { active, past, next }: ChartMarks): (string | false)[] => {
  if (active.has(id)) return [isOuter ? css.activeOuter : css.active]
  if (next.has(id)) return [isOuter ? css.nextOuter : css.next]
  return [past.has(id) && css.past]
}

/** Says in words what colors and edges say. */
const MarkWords = ({ id, marks: { active, past, next, states } }: { id: string; marks: ChartMarks }) => {
  const tone = states.get(id)
  const words = [
    active.has(id)
      ? visualizer.isActive
      : next.has(id)
        ? visualizer.mayComeNext
        : past.has(id)
          ? visualizer.wasActive
          : '',
    tone === undefined ? '' : visualizer.tones[tone],
  ].filter((word) => word !== '')
  return words.length === 0 ? null : <VisuallyHidden>{`, ${words.join(', ')}`}</VisuallyHidden>
}

const keyOf = (row: Row): string =>
  row.kind === 'way' ? row.way.id : row.kind === 'asks' ? `asks ${row.id}` : `sees ${row.viewState}`

const DrawnRow = ({
  row,
  top,
  text,
  marks,
  onChooseWay,
}: { row: Row; top: number; text: string } & Pick<SceneProps, 'marks' | 'onChooseWay'>) => {
  const style = { insetBlockStart: top, paddingInlineStart: BOX_PAD }
  if (row.kind !== 'way')
    return (
      <div className={classes(css.row, row.kind === 'asks' ? css.asks : css.viewState)} style={style}>
        {text}
      </div>
    )
  return (
    <div className={classes(css.row, ...wayClasses(row.way, marks))} style={style}>
      <WayButton way={row.way} text={text} onChooseWay={onChooseWay} />
    </div>
  )
}

const wayClasses = ({ id, cause }: Way, { ways, chosenWay }: ChartMarks): (string | false)[] => {
  const tone = ways.get(id)
  return [css.causes[cause.kind], tone !== undefined && css.tones[tone], chosenWay === id && css.chosenWay]
}

/** Out of the tab order: the panel of a state has its ways as well. */
const WayButton = ({ way, text, onChooseWay }: { way: Way; text: string } & Pick<SceneProps, 'onChooseWay'>) => {
  const [before, guard, after] = splitGuard(text)
  return (
    <button type="button" tabIndex={-1} data-way={way.id} className={css.way} onClick={() => onChooseWay(way.id)}>
      {before}
      {guard !== '' && <span className={css.guard}>{guard}</span>}
      {after}
    </button>
  )
}

const Lines = ({ plan, folds, text, marks, onChooseWay }: SceneProps) => {
  const tip = useId()
  const arrow = `url(#${tip})`
  const isShown = (id: string): boolean => !isHidden(id, folds, plan)
  const lines = plan.lines.filter(({ from, to }) => isShown(from) && isShown(to))
  const starts = plan.starts.filter(({ id }) => isShown(id) && !folds.has(id))
  const isChosen = (line: PlannedLine): boolean => isLineOf(line, marks.chosen, plan)
  const isPale = (line: PlannedLine): boolean => isLinePale(line, marks, plan)
  return (
    <>
      <svg className={css.lines} width={plan.width} height={plan.height} aria-hidden="true">
        <defs>
          <marker
            id={tip}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={css.tip} d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {lines.map((line) => (
          <path
            key={line.id}
            data-line={line.id}
            className={classes(
              css.wire,
              ...lineClasses(line, marks),
              isChosen(line) && css.strong,
              isPale(line) && css.paleWire,
            )}
            d={polyline(line.points)}
            markerEnd={arrow}
          />
        ))}
        {starts.map(({ id, dot, points }) => (
          <g key={id}>
            <circle className={css.dot} cx={dot[0]} cy={dot[1]} r={START_SIZE / 2} />
            <path className={classes(css.wire, css.startWire)} d={polyline(points)} markerEnd={arrow} />
          </g>
        ))}
        {jumpsOf(marks.chosen, folds, plan).map((jump) => (
          <path
            key={jump.id}
            data-jump={jump.id}
            className={classes(css.wire, css.wires[jump.way.cause.kind], css.jump)}
            d={jumpPath(jump)}
            markerEnd={arrow}
          />
        ))}
      </svg>
      {lines.map((line) => {
        if (line.label === null) return null
        const [x, y, width, height] = line.label
        return (
          <div
            key={line.id}
            data-label={line.id}
            className={classes(css.label, isPale(line) && css.pale)}
            style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: width, blockSize: height }}
          >
            {line.ways.map((way) => (
              <div key={way.id} className={classes(css.line, ...wayClasses(way, marks))}>
                <WayButton way={way} text={text.way(way)} onChooseWay={onChooseWay} />
              </div>
            ))}
          </div>
        )
      })}
    </>
  )
}

/** The one cause of a line, and the one tone; a line of several has the color of wires. */
const lineClasses = ({ ways }: PlannedLine, marks: ChartMarks): (string | false | undefined)[] => {
  if (ways.length === 0) return [css.between]
  const kinds = new Set(ways.map(({ cause }) => cause.kind))
  const tones = new Set(ways.map(({ id }) => marks.ways.get(id)))
  const [kind] = kinds
  const [tone] = tones
  return [
    kind !== undefined && kinds.size === 1 && css.wires[kind],
    tone !== undefined && tones.size === 1 && css.wireTones[tone],
  ]
}

const polyline = (points: ChartLayout['lines'][number]['points']): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')
