import { classes } from '#src/ui/classes.ts'
import type { ChartMarks } from '#src/views/staff/machines/chartView.ts'
import { memo, useEffect, useRef, type PointerEvent } from 'react'
import type { CameraStore } from './camera.ts'
import { centeredOn, fitScale, visibleRect } from './camera.rules.ts'
import * as css from './Drawing.css.ts'
import type { DrawingPlan } from './drawing.rules.ts'

const ROOM = { width: 150, height: 130 }

/** The whole chart in small, with a frame around what is on screen. Pressing or dragging in it moves there. */
export const Minimap = ({ camera, plan, marks }: { camera: CameraStore; plan: DrawingPlan; marks: ChartMarks }) => {
  const frame = useRef<SVGRectElement>(null)
  useEffect(() => {
    const follow = (): void => {
      const shown = visibleRect(camera.get(), camera.view())
      for (const [name, value] of Object.entries(shown)) frame.current?.setAttribute(name, String(value))
    }
    follow()
    return camera.subscribe(follow)
  }, [camera])

  const scale = fitScale(plan, ROOM)
  const moveTo = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): void => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const point = { x: (clientX - left) / scale, y: (clientY - top) / scale }
    camera.set(centeredOn(point, camera.get().scale, camera.view()))
  }
  return (
    <div className={css.minimap} data-overlay="" aria-hidden="true">
      <svg
        width={plan.width * scale}
        height={plan.height * scale}
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          moveTo(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
        }}
      >
        <MiniBoxes plan={plan} marks={marks} />
        <rect ref={frame} className={css.miniFrame} />
      </svg>
    </div>
  )
}

const MiniBoxes = memo(({ plan, marks }: { plan: DrawingPlan; marks: ChartMarks }) =>
  plan.boxes.map(({ id, x, y, width, height, leaves }) => (
    <rect
      key={id}
      className={classes(
        leaves > 0 ? css.miniBox : css.miniState,
        leaves === 0 && marks.active.has(id) && css.miniActive,
        marks.chosen === id && css.miniChosen,
      )}
      x={x}
      y={y}
      width={width}
      height={height}
    />
  )),
)
