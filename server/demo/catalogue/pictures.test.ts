import { describe, expect, test } from 'vitest'
import { EDITION } from '#demoImages/scene.ts'
import { hotelById } from './catalogue.ts'
import type { CatalogueHotel } from './catalogue.types.ts'
import { catalogueContent } from './catalogueContent.ts'
import { CITIES } from './cities.ts'
import { drawPicture, hotelImage, picturesOf, roomPictures } from './pictures.ts'

const content = catalogueContent(() => Temporal.Instant.from('2026-11-20T17:00Z'))

describe('the pictures of a hotel', () => {
  test.each(CITIES.map(({ id }) => `${id}-0003`))(
    '%s can all be drawn, the façade first, and a pool only if there is one',
    (id) => {
      const hotel = hotelOf(id)
      const pictures = picturesOf(hotel)
      expect(pictures.length).toBeGreaterThanOrEqual(7)
      expect(pictures[0]).toEqual({ url: `/pictures/${id}/facade-0.svg?hour=17&v=${EDITION}`, kind: 'facade' })
      expect(pictures.some(({ kind }) => kind === 'pool')).toBe(hotel.amenities.includes('pool'))
      const rooms = hotel.room_types.flatMap((room) => content.room(room.id, 'en', 20).images)
      for (const { url } of [...pictures, ...rooms]) expect(drawUrl(url)?.svg).toMatch(/^<svg /)
    },
  )

  test('show each room type in a room of its own', () => {
    const rooms = [1, 2, 3].map((place) => drawPicture('nyc-0001', `room-${place}.svg`, {})?.svg)
    expect(new Set(rooms).size).toBe(3)
  })

  test.each([
    [20, 10],
    [3, 10],
    [12, 21],
  ])('show a room, its bathroom and its view at %i:00, and the room again in the light of %i:00', (hour, other) => {
    const hotel = hotelOf('nyc-0003')
    for (const room of hotel.room_types) {
      const [first, bath, again, ...views] = roomPictures(hotel, room, hour)
      expect([first?.kind, bath?.kind, again?.kind]).toEqual(['room', 'bathroom', 'room'])
      for (const picture of [first, bath, ...views]) expect(picture?.url).toContain(`?hour=${hour}&`)
      expect(again?.url).toBe(first?.url.replace(`hour=${hour}`, `hour=${other}`))
      expect(drawUrl(first?.url ?? '')?.svg).not.toBe(drawUrl(again?.url ?? '')?.svg)
    }
  })

  test('have an address per hour', () => {
    expect(hotelImage('nyc-0001', 22)).toBe(`/pictures/nyc-0001/facade-0.svg?hour=22&v=${EDITION}`)
    const [day, night] = ['12', '22'].map((hour) => drawPicture('nyc-0001', 'facade-0.svg', { hour }))
    expect(day?.svg).not.toBe(night?.svg)
    expect(day?.etag).not.toBe(night?.etag)
  })
})

describe('a drawn picture', () => {
  test('is 900 × 600 at 17:00 by default', () => {
    const drawn = drawPicture('nyc-0001', 'facade-0.svg', {})
    expect(drawn).toEqual(drawPicture('nyc-0001', 'facade-0.svg', { hour: '17', w: '900', h: '600' }))
    expect(drawn?.svg).toContain('width="900" height="600"')
    expect(drawn?.etag).toMatch(/^"[0-9a-z]+-[0-9a-z]+"$/)
  })

  test('stays the same after others have been drawn', () => {
    const before = drawPicture('nyc-0001', 'lobby-0.svg', {})
    for (let number = 1; number <= 320; number++)
      drawPicture(`nyc-${String(number).padStart(4, '0')}`, 'bathroom-0.svg', { w: '450', h: '300' })
    expect(drawPicture('nyc-0001', 'lobby-0.svg', {})).toEqual(before)
  })

  test('exists in a wide format for the home page, one for each climate', () => {
    const heroes = [0, 1, 2, 3, 4, 5, 6].map(
      (n) => drawPicture('hero', `skyline-${n}.svg`, { w: '1600', h: '600' })?.svg,
    )
    expect(heroes.every((svg) => svg?.startsWith('<svg '))).toBe(true)
    expect(new Set(heroes).size).toBe(7)
  })

  test.each([
    ['nyc-9999', 'facade-0.svg', {}],
    ['nyc-0001', 'facade-1.svg', {}],
    ['nyc-0001', 'room-6.svg', {}],
    ['nyc-0001', 'cellar-0.svg', {}],
    ['nyc-0001', 'facade-0.png', {}],
    ['nyc-0001', '../facade-0.svg', {}],
    ['nyc-0001', 'constructor-0.svg', {}],
    ['nyc-0001', '', {}],
    ['hero', 'skyline-7.svg', {}],
    ['hero', 'facade-0.svg', {}],
    ['nyc-0001', 'facade-0.svg', { hour: '24' }],
    ['nyc-0001', 'facade-0.svg', { hour: '-1' }],
    ['nyc-0001', 'facade-0.svg', { hour: '17.5' }],
    ['nyc-0001', 'facade-0.svg', { hour: '' }],
    ['nyc-0001', 'facade-0.svg', { w: '901' }],
    ['nyc-0001', 'facade-0.svg', { w: '450' }],
    ['nyc-0001', 'facade-0.svg', { w: '99999', h: '99999' }],
    ['nyc-0001', 'facade-0.svg', { w: '1e3' }],
  ])('does not exist for %s/%s with %j', (owner, file, query) => {
    expect(drawPicture(owner, file, query)?.etag).toBeUndefined()
  })
})

function hotelOf(id: string): CatalogueHotel {
  const hotel = hotelById(id)
  if (!hotel) throw new Error(`no hotel ${id}`)
  return hotel
}

function drawUrl(url: string): ReturnType<typeof drawPicture> {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const [, , owner = '', file = ''] = pathname.split('/')
  return drawPicture(owner, file, Object.fromEntries(searchParams))
}
