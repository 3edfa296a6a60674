import type { Picture } from '#contract/hotel/hotels.ts'

const HOUR = /([?&]hour=)\d+/

/**
 * Pictures in the light of the check-in hour, as on the hotel's card. A repeated subject keeps its own light, and is dropped if
 * that is the same; a picture without an hour is unchanged.
 */
export const atHour = (pictures: readonly Picture[], hour: number): Picture[] => {
  const subjects = new Set<string>()
  const inLight = pictures.map((picture) => {
    const subject = picture.url.replace(HOUR, '')
    if (subjects.has(subject)) return picture
    subjects.add(subject)
    return { ...picture, url: picture.url.replace(HOUR, `$1${hour}`) }
  })
  return inLight.filter(({ url }, place) => inLight.findIndex((other) => other.url === url) === place)
}
