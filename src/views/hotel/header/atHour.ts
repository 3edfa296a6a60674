import type { Picture } from '#contract/hotel/hotels.ts'

const HOUR = /([?&]hour=)\d+/

/**
 * The pictures at the hour of the stay, as the card of the hotel shows it. What is shown twice stays in its other light the second
 * time, when that is another; a picture that knows no hour stays as it is.
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
