import type { ChartLayout } from '#machines/kit/chart/chartLayout.ts'
import { chartDrawing as texts } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { ChartViewProps } from '#src/views/staff/machines/chartView.ts'
import { useLatest } from '#src/views/staff/machines/useLatest.ts'
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { createCamera, useCamera, type CameraStore } from './camera.ts'
import { centeredOnBox, inverseScale, isFar, isInView, middleOf, READABLE_SCALE } from './camera.rules.ts'
import * as css from './Drawing.css.ts'
import { boxesAt, placeNames, planDrawing, relatedTo, shownFolds, type DrawingPlan } from './drawing.rules.ts'
import { Minimap } from './Minimap.tsx'
import { Scene, type SceneProps } from './Scene.tsx'
import { useGestures } from './useGestures.ts'

/** What the keyboard of the page does with a drawing. */
export interface DrawingHandle {
  /** Brings a state into view, large enough to read its rows. */
  reveal: (id: string) => void
  zoom: (by: number) => void
  fit: () => void
  /** The box, or the one around a state. */
  toggleFold: (id: string) => void
}

export interface DrawingProps extends ChartViewProps {
  layout: ChartLayout
  /** More about a state, after its name. */
  label?: (id: string) => ReactNode
  ref?: Ref<DrawingHandle>
}

export const ZOOM_STEP = 1.25

/** The chart as it is laid out: blocks from afar, rows and labels from near. Fills the positioned element around it. */
export const Drawing = (props: DrawingProps) => <ChartDrawing key={props.chart.id} {...props} />

const noLabel = () => null

const ChartDrawing = ({
  chart,
  layout,
  title,
  text,
  marks,
  onChooseState,
  onChooseWay,
  label = noLabel,
  ref,
}: DrawingProps) => {
  const plan = useMemo(() => planDrawing(chart, layout), [chart, layout])
  const [camera] = useState(() => createCamera(layout))
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const { chosen } = marks
  const folds = useMemo(() => shownFolds(folded, chosen, plan), [folded, chosen, plan])
  const view = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)

  useWorld(world, camera)
  useViewSize(view, camera)
  useGestures(view, camera, onChooseState)

  const reveal = useCallback(
    (id: string): void => {
      const box = plan.byId.get(id)
      if (box === undefined) return
      const { scale } = camera.get()
      const readable = READABLE_SCALE * textSize()
      if (scale >= readable && isInView(box, camera.get(), camera.view())) return
      glide(world.current)
      camera.set(centeredOnBox(box, Math.max(scale, readable), camera.view()))
    },
    [plan, camera],
  )
  // After the first size is known: that effect comes before.
  useLayoutEffect(() => {
    if (chosen !== null) reveal(chosen)
  }, [chosen, reveal])

  const toggleFold = (state: string): void => {
    const box = plan.byId.get(state)
    const id = box !== undefined && box.leaves > 0 ? state : box?.around.at(-1)
    // The machine itself is not folded: nothing would be left.
    if (id === undefined || id === chart.id) return
    const next = new Set(folds)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
    // What is chosen must not be hidden: the choice moves to the box.
    if (next.has(id) && chosen !== null && plan.byId.get(chosen)?.around.includes(id) === true) onChooseState(id)
  }
  const fit = (): void => {
    glide(world.current)
    camera.fit()
  }
  useImperativeHandle(ref, () => ({ reveal, zoom: (by) => camera.zoom(by), fit, toggleFold }))

  const isFarNow = useCamera(camera, ({ scale }) => isFar(scale))
  const scene = { plan, title, text, marks, folds, onChooseState, onChooseWay }
  return (
    <div
      ref={view}
      className={classes(css.view, isFarNow && css.far)}
      onFocus={({ target }) => {
        // A state that the keyboard reached must be seen.
        const box = plan.byId.get(target.dataset['state'] ?? '')
        if (box !== undefined && target.matches(':focus-visible') && !isInView(box, camera.get(), camera.view()))
          camera.set(centeredOnBox(box, camera.get().scale, camera.view()))
      }}
    >
      <Crumb camera={camera} {...scene} />
      <div ref={world} className={css.world} style={{ inlineSize: plan.width, blockSize: plan.height }}>
        <Scene {...scene} label={label} onToggleFold={useLatest(toggleFold)} />
        {isFarNow && <FarNames camera={camera} {...scene} />}
      </div>
      <Zoom camera={camera} onFit={fit} />
      <Minimap camera={camera} plan={plan} marks={marks} />
    </div>
  )
}

/** How long a moved chart is a layer of its own. */
const MOVING_MS = 200

/** Moves the world with the camera, without React. */
const useWorld = (world: { current: HTMLDivElement | null }, camera: CameraStore): void =>
  useLayoutEffect(() => {
    const element = world.current
    if (element === null) return
    let pixel = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = (): void => {
      const { x, y, scale } = camera.get()
      element.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`)
      element.setAttribute('data-moving', '')
      clearTimeout(timer)
      timer = setTimeout(() => element.removeAttribute('data-moving'), MOVING_MS)
      const next = inverseScale(scale)
      if (next === pixel) return
      pixel = next
      element.style.setProperty(css.PIXEL, String(pixel))
    }
    follow()
    const stop = camera.subscribe(follow)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [world, camera])

/** Lets the next change of the camera be seen as a movement. A drag ends it. */
const glide = (world: HTMLElement | null): void => {
  if (world === null) return
  world.dataset['gliding'] = ''
  setTimeout(() => delete world.dataset['gliding'], MOVING_MS)
}

const useViewSize = (view: { current: HTMLElement | null }, camera: CameraStore): void =>
  useLayoutEffect(() => {
    const element = view.current
    if (element === null) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) camera.resize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [view, camera])

const NORMAL_TEXT_PX = 16
/** 2 for a reader who has doubled the size of text. */
const textSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_TEXT_PX

type PartProps = Pick<SceneProps, 'plan' | 'title' | 'text' | 'marks' | 'folds' | 'onChooseState'> & {
  camera: CameraStore
}

/** The names that have room. Hidden from screen readers, which have those of the states. */
const FarNames = ({ camera, plan, title, text, marks, folds, onChooseState }: PartProps) => {
  const pixel = useCamera(camera, ({ scale }) => inverseScale(scale))
  const [size] = useState(textSize)
  const nameOf = (id: string): string => (plan.byId.get(id)?.state.parent === null ? title : text.state(id))
  const names = placeNames(plan, {
    names: nameOf,
    marks,
    related: relatedTo(marks.chosen, plan),
    folds,
    scale: 1 / pixel,
    textSize: size,
  })
  return (
    <div aria-hidden="true">
      {names.map(({ id, x, y, cutTo, isTag }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className={classes(css.farName, isTag && css.tag)}
          style={{ insetInlineStart: x, insetBlockStart: y, maxInlineSize: cutTo ?? 'none' }}
          onClick={() => onChooseState(id)}
        >
          {nameOf(id)}
        </button>
      ))}
    </div>
  )
}

/** As many boxes as a narrow view has room for. */
const SHOWN_BOXES = 2

/** In which boxes the middle lies. */
const Crumb = ({ camera, plan, title, text, folds, onChooseState }: PartProps) => {
  const boxes = useCamera(camera, (now, view) => placeIn(plan, folds, middleOf(now, view))).split(' ')
  if (boxes[0] === '') return null
  const inner = boxes.slice(-SHOWN_BOXES)
  return (
    <nav className={css.crumb} aria-label={texts.place} data-overlay="">
      {boxes.length > inner.length && <span aria-hidden="true">… ›</span>}
      {inner.flatMap((id, place) => [
        place > 0 && (
          <span key={`${id} before`} aria-hidden="true">
            ›
          </span>
        ),
        <button key={id} type="button" className={css.crumbButton} onClick={() => onChooseState(id)}>
          {plan.byId.get(id)?.state.parent === null ? title : text.state(id)}
        </button>,
      ])}
    </nav>
  )
}

const placeIn = (plan: DrawingPlan, folds: ReadonlySet<string>, middle: { x: number; y: number }): string =>
  boxesAt(middle, folds, plan).join(' ')

const Zoom = ({ camera, onFit }: { camera: CameraStore; onFit: () => void }) => {
  const percent = useCamera(camera, ({ scale }) => Math.round(scale * 100))
  return (
    <div className={css.zoom} role="group" aria-label={texts.zoom} data-overlay="">
      <button
        type="button"
        className={css.zoomButton}
        aria-label={texts.zoomOut}
        onClick={() => camera.zoom(1 / ZOOM_STEP)}
      >
        <Icon path={icons.minus} size="small" />
      </button>
      <span className={css.percent}>{percent} %</span>
      <button type="button" className={css.zoomButton} aria-label={texts.zoomIn} onClick={() => camera.zoom(ZOOM_STEP)}>
        <Icon path={icons.plus} size="small" />
      </button>
      <button type="button" className={css.zoomButton} onClick={onFit}>
        {texts.fit}
      </button>
    </div>
  )
}
