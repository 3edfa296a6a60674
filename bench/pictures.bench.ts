import { gzipSync } from 'node:zlib'
import { hotelById } from '#server/demo/catalogue/catalogue.ts'
import type { CatalogueHotel, City } from '#server/demo/catalogue/catalogue.types.ts'
import { cityById } from '#server/demo/catalogue/cities.ts'
import { hotelIdOf } from '#server/demo/catalogue/hotels.ts'
import { lookOf } from '#server/demo/catalogue/looks.ts'
import { drawPicture } from '#server/demo/catalogue/pictures.ts'
import { launchBrowser } from './browser.ts'
import { quantile, round, type Figure } from './figure.ts'

const CITIES = ['nyc', 'dxb', 'rak', 'tlv', 'par', 'zrh']
const HOURS = ['15', '21']
/** Hotel cards that a guest scrolls past on the first pages of a list. */
const PAGE = 24
const UPRIGHT = { w: '800', h: '1000' }

/** Pictures of the nearest 24 hotels of a city: their cost, and the distance between the two most alike. */
export const benchPictures = async (): Promise<Figure[]> => {
  const figures: Figure[] = []
  const times: number[] = []
  const sizes: number[] = []
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    for (const id of CITIES) {
      const city = cityById(id)
      if (!city) throw new Error(`no city ${id}`)
      const started = performance.now()
      const hotels = nearest(city)
      const looks = hotels.map((hotel) => lookOf(hotel, city))
      figures.push({ name: `pictures: deal ${id}`, value: round(performance.now() - started), unit: 'ms' })
      const kinds = new Set(looks.map((look) => `${look?.building} ${look?.camera} ${look?.colours}`))
      const name = `pictures: ${id}, kinds of house, camera and colours`
      figures.push({ name, value: kinds.size, unit: `of ${PAGE}`, aim: { atLeast: PAGE } })
      for (const hour of HOURS) {
        const drawn = hotels.map((hotel) => {
          const before = performance.now()
          const svg = drawPicture(hotel.id, 'facade-0.svg', { hour, ...UPRIGHT })?.svg ?? ''
          times.push(performance.now() - before)
          sizes.push(gzipSync(svg).length / 1000)
          return svg
        })
        const hashes = await page.evaluate(hashesOf, drawn)
        const { apart, pair } = mostAlike(hashes)
        const alike = pair.map((place) => hotels[place]?.id).join(' and ')
        figures.push({
          name: `pictures: ${id} at ${hour}:00, the most alike: ${alike}`,
          value: apart,
          unit: 'of 272 bits apart',
          aim: { atLeast: 30 },
        })
      }
    }
  } finally {
    await browser.close()
  }
  return [
    { name: 'pictures: draw one, median', value: round(quantile(times, 0.5)), unit: 'ms', aim: { atMost: 5 } },
    { name: 'pictures: draw one, p95', value: round(quantile(times, 0.95)), unit: 'ms' },
    { name: 'pictures: zipped, median', value: round(quantile(sizes, 0.5)), unit: 'kB' },
    { name: 'pictures: zipped, largest', value: round(Math.max(...sizes)), unit: 'kB', aim: { atMost: 12 } },
    ...figures,
  ]
}

const nearest = (city: City): CatalogueHotel[] => {
  const wide = Math.cos((city.lat * Math.PI) / 180)
  const far = ({ lat, lng }: CatalogueHotel) => Math.hypot(lat - city.lat, (lng - city.lng) * wide)
  return Array.from({ length: city.hotels }, (_, place) => hotelById(hotelIdOf(city, place + 1)))
    .filter((hotel) => hotel !== undefined)
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, PAGE)
}

/**
 * Runs in the browser. One hash per picture: for each pixel of its small gray version, whether it is lighter than the one to its
 * right.
 */
const hashesOf = async (pictures: readonly string[]): Promise<string[]> => {
  const [columns, rows] = [17, 17]
  const canvas = document.createElement('canvas')
  canvas.width = columns
  canvas.height = rows
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  const hashes: string[] = []
  for (const svg of pictures) {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    await image.decode()
    context.drawImage(image, 0, 0, columns, rows)
    const { data } = context.getImageData(0, 0, columns, rows)
    let hash = ''
    for (let place = 0; place < columns * rows; place++) {
      if (place % columns === columns - 1) continue
      const [red = 0, green = 0, blue = 0, , nextRed = 0, nextGreen = 0, nextBlue = 0] = data.subarray(place * 4)
      hash += red * 0.3 + green * 0.6 + blue * 0.1 > nextRed * 0.3 + nextGreen * 0.6 + nextBlue * 0.1 ? '1' : '0'
    }
    hashes.push(hash)
  }
  return hashes
}

const mostAlike = (hashes: readonly string[]): { apart: number; pair: number[] } => {
  let best = { apart: Infinity, pair: [0, 0] }
  hashes.forEach((one, place) => {
    for (let index = place + 1; index < hashes.length; index++) {
      const other = hashes[index] ?? ''
      const apart = one.split('').filter((bit, at) => bit !== other[at]).length
      if (apart < best.apart) best = { apart, pair: [place, index] }
    }
  })
  return best
}
