import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { useEffect, useState } from 'react'
import { FrozenFrame, useScale, type FrozenFace } from './FrozenFrame.tsx'
import * as css from './ScreenPreview.css.ts'

/** Until then the picture may come; afterwards its place is given up. */
const PATIENCE_MS = 10_000

/** The screen as support will see it. It leaves nothing if the picture cannot be drawn: the words beside it say what is sent. */
export const ScreenPreview = ({ envelope }: { envelope: CaptureEnvelope }) => {
  const words = useI18n()
  const { width, height } = envelope.page
  const { room, scale } = useScale(width)
  const [face, setFace] = useState<FrozenFace>('opens')
  useEffect(() => {
    if (face !== 'opens') return undefined
    const timer = setTimeout(() => setFace('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [face])
  if (face === 'failed') return null
  return (
    <figure className={css.figure}>
      <div ref={room} className={css.room} style={{ blockSize: height * scale }}>
        <div
          className={classes(css.screen, face === 'shown' && css.shown)}
          style={{ inlineSize: width, blockSize: height, transform: `translateY(-50%) scale(${scale})` }}
        >
          <FrozenFrame
            envelope={envelope}
            snapshots={envelope.actors}
            title={words.t('support.preview')}
            onFace={setFace}
          />
        </div>
      </div>
      <figcaption className={css.caption}>{words.t('support.preview')}</figcaption>
    </figure>
  )
}
