import type { CaptureEnvelope } from '#contract/support/captures.ts'
import type { Currency } from '#contract/shared/currencies.ts'
import { frozenDocument, openMessage, type FrozenMessage } from '#src/actors/system/frozenScreen.ts'
import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { snapshotsAt } from './replay.rules.ts'
import * as css from './FrozenScreen.css.ts'

const isFrozenMessage = (data: unknown): data is FrozenMessage =>
  typeof data === 'object' && data !== null && 'type' in data && String(data.type).startsWith('frozen.')

/** The share of its size at which a screen fits into the element, at most its own size. */
const useScale = (width: number) => {
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return undefined
    const measure = (): void => setScale(Math.min(1, Math.max(element.clientWidth, 1) / (width + BORDERS)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return { room, scale }
}
const BORDERS = 12

/** One document: it is frozen once, so that each step opens another. */
const Frame = ({
  envelope,
  step,
  currencies,
}: {
  envelope: CaptureEnvelope
  step: number
  currencies: Readonly<Record<string, Currency>>
}) => {
  const { width, height, scheme } = envelope.page
  const frame = useRef<HTMLIFrameElement>(null)
  const [face, setFace] = useState<'opens' | 'shown' | 'failed'>('opens')
  const answer = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const window = frame.current?.contentWindow
    if (!window || source !== window || origin !== location.origin || !isFrozenMessage(data)) return
    if (data.type === 'frozen.waits')
      window.postMessage(openMessage(envelope, snapshotsAt(envelope, step), currencies), location.origin)
    else setFace(data.type === 'frozen.shown' ? 'shown' : 'failed')
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => answer(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
  return (
    <>
      {/* The scripts are ours, and the document's policy and `openFrozen` cut it off; a sandbox that permits both would add nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- without its own origin, it could not load our modules. */}
      <iframe
        ref={frame}
        className={css.frame}
        src={frozenDocument(envelope)}
        title={texts.frameTitle}
        width={width}
        height={height}
        style={{ colorScheme: scheme }}
        inert
        aria-hidden
        tabIndex={-1}
      />
      {face !== 'shown' && (
        <p className={css.cover} role="status">
          {face === 'failed' ? texts.cannotDraw : texts.opening}
        </p>
      )}
    </>
  )
}

/**
 * A guest's captured screen, drawn by the product's own page in a document of its own, which nobody can use.
 * @param step the step after which it is shown; default: the last.
 */
export const FrozenScreen = ({
  envelope,
  step = envelope.steps.length,
  currencies,
}: {
  envelope: CaptureEnvelope
  step?: number
  currencies: Readonly<Record<string, Currency>>
}) => {
  const { width, height } = envelope.page
  const { room, scale } = useScale(width)
  const size = useMemo(() => ({ inlineSize: width * scale, blockSize: height * scale }), [width, height, scale])
  return (
    <figure className={css.figure}>
      <div ref={room} className={css.room} />
      <div className={css.device} style={{ ...size, boxSizing: 'content-box' }}>
        <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', inlineSize: width, blockSize: height }}>
          <Frame key={step} envelope={envelope} step={step} currencies={currencies} />
        </div>
      </div>
      <figcaption className={css.caption}>{texts.frozen(`${width} × ${height}`)}</figcaption>
    </figure>
  )
}
