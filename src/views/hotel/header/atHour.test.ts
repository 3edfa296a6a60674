import { expect, test } from 'vitest'
import type { Picture } from '#contract/hotel/hotels.ts'
import { atHour } from './atHour.ts'

const facade: Picture = { url: '/pictures/h/facade-0.svg?hour=17&v=2', kind: 'facade' }
const facadeByNight: Picture = { url: '/pictures/h/facade-0.svg?hour=21&v=2', kind: 'facade' }
const room: Picture = { url: '/pictures/h/room-1.svg?hour=10&v=2', kind: 'room' }
const photo: Picture = { url: 'https://cdn.example/h.jpg', kind: 'facade' }

const urlsAt = (pictures: readonly Picture[], hour: number) => atHour(pictures, hour).map(({ url }) => url)

test('the house and its rooms are seen at the hour of check-in, a photograph as it was taken', () => {
  expect(urlsAt([facade, room, photo], 4)).toEqual([
    '/pictures/h/facade-0.svg?hour=4&v=2',
    '/pictures/h/room-1.svg?hour=4&v=2',
    'https://cdn.example/h.jpg',
  ])
})

test('what is shown a second time keeps its other light, and is left out where that is the same', () => {
  expect(urlsAt([facade, room, facadeByNight], 15)).toEqual([
    '/pictures/h/facade-0.svg?hour=15&v=2',
    '/pictures/h/room-1.svg?hour=15&v=2',
    '/pictures/h/facade-0.svg?hour=21&v=2',
  ])
  expect(urlsAt([facade, facadeByNight], 21)).toEqual(['/pictures/h/facade-0.svg?hour=21&v=2'])
})
