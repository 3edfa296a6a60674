import { describe, expect, test } from 'vitest'
import { chance } from '#demoImages/chance.ts'
import { GROUND } from '#demoImages/front.ts'
import { lightAt } from '#demoImages/light.ts'
import { hotelOf } from '#demoImages/look.ts'
import { viewFor } from '#demoImages/scene.ts'
import { luminary } from '#demoImages/sky.ts'
import { buildingOf } from './buildings.ts'
import { CAMERAS, EYE_LEVEL } from './camera.ts'
import { framed } from './framing.ts'
import { BUILDING_NAMES } from './names.ts'

const UPRIGHT = viewFor('facade', 800, 1000)
/** Visible width of an upright picture in a tall card of 208 × 335 pixels, which crops both sides. */
const CARD = (UPRIGHT.height * 208) / 335
const WHOLE = CAMERAS.filter((camera) => camera !== 'entrance')

describe.each(BUILDING_NAMES)('a house of type %s', (name) => {
  test.each(WHOLE)('seen from %s is fully visible in a card, tall, and has little ground below it', (camera) => {
    for (let seed = 0; seed < 40; seed++) {
      const random = chance(`framing ${seed}`)
      const house = buildingOf(name).build(random)
      const { span, top } = framed(UPRIGHT, camera, house, random)
      expect(span[0]).toBeGreaterThan(-CARD / 2)
      expect(span[1]).toBeLessThan(CARD / 2)
      const share = (GROUND - top) / UPRIGHT.height
      expect(share).toBeLessThan(0.74)
      expect(share).toBeGreaterThan(0.4)
      expect((UPRIGHT.top + UPRIGHT.height - EYE_LEVEL) / UPRIGHT.height).toBeLessThan(0.12)
    }
  })
})

test('sun and moon leave the upper corners free for overlays in every format', () => {
  for (const [width, height] of [
    [800, 1000],
    [1600, 900],
    [900, 600],
    [600, 600],
  ] as const) {
    const view = viewFor('facade', width, height)
    for (let place = 0; place < 24 * 40; place++) {
      const hour = place % 24
      const hotel = hotelOf(`h${place}`, 'coast')
      const light = lightAt(hour, 'coast', hotel.mood, hotel.azimuth)
      const [x, y] = luminary(view, light, { horizon: EYE_LEVEL, seed: hotel.number, lift: view.height * 0.5 })
      expect((y - view.top) / view.height).toBeGreaterThan(0.26)
      expect((x - view.left) / view.width).toBeGreaterThan(0.1)
      expect((x - view.left) / view.width).toBeLessThan(0.9)
    }
  }
})
