import type { Picture } from '#contract/hotels.ts'

/** The first picture at the hour of the stay, as the card of the hotel shows it; one that knows no hour stays as it is. */
export const atHour = (pictures: readonly Picture[], hour: number): Picture[] =>
  pictures.map((picture, place) =>
    place === 0 ? { ...picture, url: picture.url.replace(/([?&]hour=)\d+/, `$1${hour}`) } : picture,
  )
