import type { Picture as HotelPicture } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { useEffect, useEffectEvent } from 'react'
import * as css from './Lightbox.css.ts'
import { useZoomGestures } from './useZoomGestures.ts'

/** One picture at window size. Arrows, keys and swipes move on; two fingers or a press zoom. */
export const PictureViewer = ({
  pictures,
  hotel,
  place,
  onMove,
}: {
  pictures: readonly HotelPicture[]
  hotel: string
  place: number
  onMove: (place: number) => void
}) => {
  const words = useI18n()
  const go = (steps: number) => onMove((place + steps + pictures.length) % pictures.length)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const forward = words.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = words.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key !== forward && event.key !== back) return
    event.preventDefault()
    go(event.key === forward ? 1 : -1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  const picture = pictures[place]
  if (picture === undefined) return null
  const what = words.t(`hotel.picture.${picture.kind}`)
  return (
    <figure className={css.one}>
      {/* `key` resets the zoom for the next picture. */}
      <Frame key={place} url={picture.url} alt={`${hotel}: ${what}`} go={go} />
      <figcaption className={css.bar}>
        <IconButton edged icon={icons.prev} label={words.t('hotel.previous')} onClick={() => go(-1)} />
        <span role="status" className={css.caption}>
          {what}{' '}
          <Numeral direction="auto">
            {words.t('hotelParts.pictures.count', {
              place: words.number(place + 1),
              all: words.number(pictures.length),
            })}
          </Numeral>
        </span>
        <IconButton ref={autoFocusRef} edged icon={icons.next} label={words.t('hotel.next')} onClick={() => go(1)} />
      </figcaption>
    </figure>
  )
}

const Frame = ({ url, alt, go }: { url: string; alt: string; go: (steps: number) => void }) => {
  const words = useI18n()
  const { view, isLarge, toggle, handlers } = useZoomGestures(go)
  return (
    <div className={css.frame}>
      <div className={css.hands} {...handlers}>
        <img
          src={url}
          alt={alt}
          width={900}
          height={600}
          draggable={false}
          className={css.large}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <IconButton
        edged
        icon={isLarge ? icons.minus : icons.plus}
        label={words.t(isLarge ? 'hotelParts.pictures.whole' : 'hotelParts.pictures.zoom')}
        className={css.zoom}
        onClick={toggle}
      />
    </div>
  )
}
