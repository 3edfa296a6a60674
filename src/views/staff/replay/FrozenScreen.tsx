import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { FrozenFrame, useScale, type FrozenFace } from '#src/views/parts/support/FrozenFrame.tsx'
import { useMemo, useState } from 'react'
import { isOnlineAt, knownZone, snapshotsAt } from './replay.rules.ts'
import * as css from './FrozenScreen.css.ts'

/** Of the device around the screen, in pixels. */
const BORDERS = 12

/** One document: it is frozen once, so that each step opens another. */
const Frame = ({ envelope, step }: { envelope: CaptureEnvelope; step: number }) => {
  const [face, setFace] = useState<FrozenFace>('opens')
  return (
    <>
      <FrozenFrame
        envelope={{
          ...envelope,
          page: { ...envelope.page, zone: knownZone(envelope.page.zone), isOnline: isOnlineAt(envelope, step) },
        }}
        snapshots={snapshotsAt(envelope, step)}
        title={texts.frameTitle}
        onFace={setFace}
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
}: {
  envelope: CaptureEnvelope
  step?: number
}) => {
  const { width, height } = envelope.page
  const { room, scale } = useScale(width + BORDERS)
  const size = useMemo(() => ({ inlineSize: width * scale, blockSize: height * scale }), [width, height, scale])
  return (
    <figure className={css.figure}>
      <div ref={room} className={css.room} />
      <div className={css.device} style={{ ...size, boxSizing: 'content-box' }}>
        <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', inlineSize: width, blockSize: height }}>
          <Frame key={step} envelope={envelope} step={step} />
        </div>
      </div>
      <figcaption className={css.caption}>{texts.frozen(`${width} × ${height}`)}</figcaption>
    </figure>
  )
}
