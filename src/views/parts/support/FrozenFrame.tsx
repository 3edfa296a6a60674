import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { frozenDocument, openMessage, type FrozenMessage } from '#src/actors/system/frozenScreen.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import * as css from './FrozenFrame.css.ts'

/** How a screen's document stands: it may never be shown, e.g. without a connection. */
export type FrozenFace = 'opens' | 'shown' | 'failed'

const isFrozenMessage = (data: unknown): data is FrozenMessage =>
  typeof data === 'object' && data !== null && 'type' in data && String(data.type).startsWith('frozen.')

/**
 * A captured screen, drawn at its own size by the product's own page in a document of its own, which nobody can use. That
 * document is frozen once: another screen or step needs another `key`.
 */
export const FrozenFrame = ({
  envelope,
  snapshots,
  title,
  onFace,
}: {
  envelope: CaptureEnvelope
  /** Snapshots of the actors, by name. */
  snapshots: Readonly<Record<string, unknown>>
  title: string
  onFace: (face: FrozenFace) => void
}) => {
  const { width, height, scheme } = envelope.page
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const window = frame.current?.contentWindow
    if (!window || source !== window || origin !== location.origin || !isFrozenMessage(data)) return
    if (data.type === 'frozen.waits') window.postMessage(openMessage(envelope, snapshots), location.origin)
    else onFace(data.type === 'frozen.shown' ? 'shown' : 'failed')
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => answer(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
  return (
    // The scripts are ours, and the document's policy and `openFrozen` cut it off; a sandbox that permits both would add nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox -- without its own origin, it could not load our modules.
    <iframe
      ref={frame}
      className={css.frame}
      src={frozenDocument(envelope)}
      title={title}
      width={width}
      height={height}
      style={{ colorScheme: scheme }}
      inert
      aria-hidden
      tabIndex={-1}
    />
  )
}

/** The share of its size at which something of this width fits into the element, at most its own size. */
export const useScale = (width: number) => {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return undefined
    const measure = (): void => setScale(Math.min(1, Math.max(element.clientWidth, 1) / width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return { room, scale }
}
