import { expect, test } from 'vitest'
import type { Picture } from '#contract/hotel/hotels.ts'
import { atHour } from './atHour.ts'

const facade: Picture = { url: '/pictures/h/facade-0.svg?hour=17&v=2', kind: 'facade' }
const facadeByNight: Picture = { url: '/pictures/h/facade-0.svg?hour=21&v=2', kind: 'facade' }
const room: Picture = { url: '/pictures/h/room-1.svg?hour=10&v=2', kind: 'room' }
const photo: Picture = { url: 'https://cdn.example/h.jpg', kind: 'facade' }

const urlsAt = (pictures: readonly Picture[], hour: number) => atHour(pictures, hour).map(({ url }) => url)

test('house and rooms show the light of the check-in hour; a photograph stays as taken', () => {
  expect(urlsAt([facade, room, photo], 4)).toEqual([
    '/pictures/h/facade-0.svg?hour=4&v=2',
    '/pictures/h/room-1.svg?hour=4&v=2',
    'https://cdn.example/h.jpg',
  ])
})

test('a repeated picture keeps its other light, or is left out if the light is the same', () => {
  expect(urlsAt([facade, room, facadeByNight], 15)).toEqual([
    '/pictures/h/facade-0.svg?hour=15&v=2',
    '/pictures/h/room-1.svg?hour=15&v=2',
    '/pictures/h/facade-0.svg?hour=21&v=2',
  ])
  expect(urlsAt([facade, facadeByNight], 21)).toEqual(['/pictures/h/facade-0.svg?hour=21&v=2'])
})
