import type { Locale } from '#contract/shared/locale.ts'
import { pngUrl, PREVIEW_PICTURE } from '#contract/hotel/pictures.ts'
import type { PageHead } from '#server/http/pageHead.ts'
import type { HotelContent } from './hotelContent.port.ts'

/** Metadata for the head of a hotel's page; undefined if there is no such hotel. */
export const hotelHead =
  (content: Pick<HotelContent, 'page'>) =>
  (id: string, locale: Locale): PageHead | undefined => {
    const page = content.page(id, locale)
    const image = page?.images[0]
    return (
      page && {
        title: page.name,
        description: page.description,
        image: image && pngUrl(image.url, PREVIEW_PICTURE),
      }
    )
  }
