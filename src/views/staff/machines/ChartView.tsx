import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { ChartAsText } from './ChartAsText.tsx'
import { Drawing, type DrawingHandle } from './drawing/Drawing.tsx'
import * as css from './MachinePage.css.ts'
import type { ModeView, OpenMachine } from './openMachine.ts'
import { Overview } from './overview/Overview.tsx'
import { useLatest } from './useLatest.ts'

/** What the keys of the page ask of the chart. */
export interface ChartHandle {
  /** Moves the focus to a state. */
  focus: (state: string) => void
  zoom: (by: number) => void
  fit: () => void
  /** Folds the box of the state, or the state itself if it is a box. */
  toggleFold: (state: string | null) => void
}

const noLabel = () => null

/** The chart at the chosen distance: one tab stop, from which arrow keys lead to all states. */
export const ChartView = ({
  ref,
  machine: { file, index, words, text, address, choose },
  view: { marks, label = noLabel, onChooseWay },
}: {
  ref: Ref<ChartHandle>
  machine: OpenMachine
  view: ModeView
}) => {
  const region = useRef<HTMLDivElement>(null)
  const drawing = useRef<DrawingHandle>(null)
  const { distance, state } = address
  useImperativeHandle(ref, () => ({
    // The drawing moves to what is in focus by itself.
    focus: (id) => buttonOf(region.current, id)?.focus({ preventScroll: drawing.current !== null }),
    zoom: (by) => drawing.current?.zoom(by),
    fit: () => drawing.current?.fit(),
    toggleFold: (id) => id !== null && drawing.current?.toggleFold(id),
  }))

  const stop = marks.chosen ?? index.inside(index.root.id)[0]?.id
  // Before the chart is seen: nobody finds it without a tab stop.
  useLayoutEffect(() => {
    if (stop === undefined) return undefined
    const button = buttonOf(region.current, stop)
    if (button === undefined) return undefined
    button.tabIndex = 0
    return () => {
      button.tabIndex = -1
    }
  }, [stop])
  useEffect(() => {
    if (state !== null && drawing.current === null)
      buttonOf(region.current, state)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [state])

  const props = {
    chart: file.model,
    title: words.title,
    text,
    marks,
    onChooseState: useLatest((id: string | null) => choose({ state: id })),
    onChooseWay: useLatest(onChooseWay ?? ((way: string) => choose({ way }))),
  }
  return (
    <div
      ref={region}
      role="region"
      aria-label={texts.chartOf(words.title)}
      className={classes(css.chart, css.distance[distance])}
    >
      {distance === 'text' ? (
        <ChartAsText {...props} words={words} label={label} />
      ) : distance === 'drawing' ? (
        <Drawing {...props} ref={drawing} layout={file.layout} label={label} />
      ) : (
        <Overview {...props} label={label} />
      )}
    </div>
  )
}

/** Every view of a chart marks its parts by `data-part`, and the button or link of a state by `data-state`. */
const buttonOf = (region: HTMLElement | null, id: string): HTMLElement | undefined => {
  const part = region?.querySelector<HTMLElement>(`[data-part="${CSS.escape(id)}"]`)
  return part?.dataset['state'] === id ? part : (part?.querySelector<HTMLElement>('[data-state]') ?? undefined)
}
