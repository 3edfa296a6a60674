import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { Way } from '#machines/kit/chart/chartModel.ts'
import { classes } from '#src/ui/classes.ts'
import { linkPath, linksOf, type ChartIndex, type Link, type Rect } from '#src/views/staff/machines/chart.rules.ts'
import * as css from './Arrows.css.ts'

interface Drawn extends Link {
  path: string
}

/** Lines from and to the chosen state, over the boxes that are its siblings in the document. */
export const Arrows = ({ index, chosen }: { index: ChartIndex; chosen: string | null }) => {
  const svg = useRef<SVGSVGElement>(null)
  const tip = useId()
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])

  useLayoutEffect(() => {
    const ground = svg.current?.parentElement
    if (!ground || chosen === null) return undefined
    const draw = () => setDrawn(drawLinks(linksOf(index, chosen), ground))
    draw()
    // Boxes move when the window or the text size changes, and when the font arrives.
    const watcher = new ResizeObserver(draw)
    watcher.observe(ground)
    void document.fonts.ready.then(draw)
    return () => {
      watcher.disconnect()
      setDrawn([])
    }
  }, [index, chosen])

  return (
    <svg ref={svg} className={css.arrows} aria-hidden="true">
      <defs>
        {KINDS.map((kind) => (
          <marker
            key={kind}
            id={`${tip}${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" className={css.tip[kind]} />
          </marker>
        ))}
      </defs>
      {drawn.map(({ from, to, path, kind, isIncoming }) => {
        const look = isIncoming ? 'incoming' : kind
        return (
          <g key={`${from} → ${to}`}>
            <path d={path} className={css.halo} />
            <path
              d={path}
              data-link={`${from} → ${to}`}
              className={classes(css.line[look])}
              markerEnd={`url(#${CSS.escape(`${tip}${look}`)})`}
            />
          </g>
        )
      })}
    </svg>
  )
}

const KINDS: readonly (Way['cause']['kind'] | 'incoming')[] = [
  'event',
  'done',
  'error',
  'after',
  'always',
  'ended',
  'incoming',
]

const drawLinks = (links: readonly Link[], ground: Element): Drawn[] => {
  const origin = ground.getBoundingClientRect()
  const rectOf = (id: string): Rect | undefined => {
    const part = ground.querySelector(`[data-part="${CSS.escape(id)}"]`)?.getBoundingClientRect()
    return part && { x: part.x - origin.x, y: part.y - origin.y, width: part.width, height: part.height }
  }
  return links.flatMap((link) => {
    const [from, to] = [rectOf(link.from), rectOf(link.to)]
    return from === undefined || to === undefined ? [] : { ...link, path: linkPath(from, to) }
  })
}
