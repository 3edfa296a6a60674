import type { Picture as HotelPicture } from '#contract/hotel/hotels.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button, IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Picture } from '#src/ui/content/Picture.tsx'
import { atHour } from './atHour.ts'
import { useSeen } from '#src/views/parts/seen/useSeen.ts'
import { PICTURE } from './seenPicture.ts'
import * as css from './Gallery.css.ts'

/** Number of small pictures beside the large one: the next ones in order. */
const BESIDE = 4

export interface GalleryProps {
  pictures: readonly HotelPicture[]
  hotel: string
  /** Hour of check-in. */
  hour: number
  /** Opens the lightbox at a picture; null: at the overview of all. */
  onOpen: (place: number | null) => void
}

/** The first picture follows the check-in hour: a guest arriving at night sees lit windows. */
export const Gallery = ({ pictures: asTaken, hotel, hour, onOpen }: GalleryProps) => {
  const words = useI18n()
  const [shown, setShown] = useSeen('gallery.picture', 0, PICTURE)
  const pictures = atHour(asTaken, hour)
  const picture = pictures[shown]
  if (picture === undefined) return null

  const after = (steps: number) => (shown + steps + pictures.length) % pictures.length
  const beside = Array.from({ length: Math.min(BESIDE, pictures.length - 1) }, (_, place) => after(place + 1))
  return (
    <section className={css.gallery} aria-label={words.plural('hotel.pictures', pictures.length)}>
      <button
        type="button"
        className={css.thumb}
        aria-label={words.t(`hotel.picture.${picture.kind}`)}
        onClick={() => onOpen(shown)}
      >
        <Picture
          key={picture.url}
          src={picture.url}
          alt={`${hotel}: ${words.t(`hotel.picture.${picture.kind}`)}`}
          width={900}
          height={600}
          eager={shown === 0}
          className={css.main}
        />
      </button>
      <div className={css.bar}>
        <IconButton
          icon={icons.prev}
          label={words.t('hotel.previous')}
          steps
          className={css.button}
          onClick={() => setShown(after(-1))}
        />
        <span className={css.count} role="status">
          {/* One isolate: digits run from left to right in every language, also around a slash. */}
          <Numeral>
            {shown + 1} / {pictures.length}
          </Numeral>
        </span>
        <IconButton
          icon={icons.next}
          label={words.t('hotel.next')}
          steps
          className={css.button}
          onClick={() => setShown(after(1))}
        />
      </div>
      <div className={css.all}>
        <Button size="small" icon={icons.grid} onClick={() => onOpen(null)}>
          {words.plural('hotel.allPictures', pictures.length)}
        </Button>
      </div>
      <ul className={css.strip}>
        {beside.map((index, place) => {
          const small = pictures[index]
          return (
            small && (
              // By its place: a press changes the picture, and the focus stays where it is.
              // oxlint-disable-next-line react/no-array-index-key -- the place is what stays the same
              <li key={place} className={css.small}>
                <button
                  type="button"
                  className={css.thumb}
                  aria-label={words.t(`hotel.picture.${small.kind}`)}
                  onClick={() => onOpen(index)}
                >
                  <Picture src={small.url} alt="" width={900} height={600} className={css.thumbPicture} />
                </button>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
