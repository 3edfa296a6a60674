import { PICTURE_KINDS, type Picture as HotelPicture } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { useSeen } from '#src/views/parts/seen/useSeen.ts'
import { ONE_OR_ALL } from '#src/views/hotel/header/seenPicture.ts'
import { useState } from 'react'
import * as css from './Lightbox.css.ts'
import { PictureViewer } from './PictureViewer.tsx'

export interface LightboxProps {
  pictures: readonly HotelPicture[]
  hotel: string
  /** Index of the pressed picture; null: the overview. */
  first: number | null
  onClose: () => void
}

/** All pictures of a hotel over its page, grouped by subject or one at a time. */
export const Lightbox = ({ pictures, hotel, first, onClose }: LightboxProps) => {
  const words = useI18n()
  const [shown, setShown] = useSeen('pictures.shown', first, ONE_OR_ALL)
  /** Picture that gets the focus back in the overview. */
  const [seen, setSeen] = useState(first)
  const show = (place: number) => {
    setSeen(place)
    setShown(place)
  }
  const groups = PICTURE_KINDS.map((kind) => ({
    kind,
    places: pictures.flatMap((picture, place) => (picture.kind === kind ? [place] : [])),
  })).filter(({ places }) => places.length > 0)
  return (
    <Dialog
      open
      shape="whole"
      backCloses={false}
      onClose={onClose}
      title={words.t('hotelParts.pictures.title', { hotel })}
      closeLabel={words.t('common.close')}
    >
      {shown === null ? (
        groups.map(({ kind, places }) => (
          <section key={kind} aria-label={words.t(`hotel.picture.${kind}`)}>
            <h3 className={css.kind}>{words.t(`hotel.picture.${kind}`)}</h3>
            <ul className={css.grid}>
              {places.map((place) => (
                <li key={place}>
                  <button
                    type="button"
                    ref={place === seen ? autoFocusRef : null}
                    className={css.tile}
                    aria-label={`${words.t(`hotel.picture.${kind}`)}, ${words.t('hotelParts.pictures.count', { place: words.number(place + 1), all: words.number(pictures.length) })}`}
                    onClick={() => show(place)}
                  >
                    <Picture src={pictures[place]?.url ?? ''} alt="" width={900} height={600} className={css.picture} />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : (
        <>
          <div>
            <Button look="quiet" size="small" icon={icons.grid} onClick={() => setShown(null)}>
              {words.t('hotelParts.pictures.back')}
            </Button>
          </div>
          <PictureViewer pictures={pictures} hotel={hotel} place={shown} onMove={show} />
        </>
      )}
    </Dialog>
  )
}
