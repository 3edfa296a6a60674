import type { Hotel } from '#contract/hotel/hotels.ts'
import { withHotelTexts } from '#src/i18n/pageTexts.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { useSeen } from '#src/views/parts/seen/useSeen.ts'
import { ONE_OR_ALL } from './seenPicture.ts'
import { atHour } from './atHour.ts'
import { Gallery } from './Gallery.tsx'

const useLightbox = lazyPart(async () => (await withHotelTexts(import('./pictures/Lightbox.tsx'))).Lightbox)

/** State of the lightbox. It is in the URL, so Back closes it. */
export interface PicturesOpen {
  open: boolean
  onOpen: () => void
  onClose: () => void
}

/**
 * Gallery and lightbox of a hotel.
 * @param hour of check-in.
 */
export const Pictures = ({ hotel, hour, over }: { hotel: Hotel; hour: number; over: PicturesOpen }) => {
  const [first, setFirst] = useSeen<number | null>('pictures.first', null, ONE_OR_ALL)
  const { part: Lightbox, hasFailed, retry } = useLightbox(over.open)
  return (
    <>
      <Gallery
        pictures={hotel.images}
        hotel={hotel.name}
        hour={hour}
        onOpen={(place) => {
          setFirst(place)
          over.onOpen()
        }}
      />
      {over.open && hasFailed && <ChunkError onRetry={retry} onClose={over.onClose} />}
      {over.open && Lightbox && (
        <Lightbox pictures={atHour(hotel.images, hour)} hotel={hotel.name} first={first} onClose={over.onClose} />
      )}
    </>
  )
}
