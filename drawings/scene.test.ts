import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CLIMATES } from './climate.ts'
import { scene, type SceneKind } from './scene.ts'

const KINDS: readonly SceneKind[] = ['facade', 'room', 'bathroom', 'pool', 'lobby', 'restaurant', 'skyline']

describe('a picture', () => {
  // a hotel must look the same after an update: whoever changes the order of chance changes every hotel
  test.each([
    ['facade', 'nyc-0001', 'metropolis', 4, 17, 900, 600, '54aab070bfc98bad'],
    ['room', 'tlv-0002', 'coast', 3, 9, 900, 600, 'a91d054fa89a61bb'],
    ['bathroom', 'dxb-0003', 'desert', 5, 22, 600, 600, '9bd2a26320d32219'],
    ['pool', 'bkk-0004', 'tropical', 4, 6, 900, 600, 'b7acc1b9dbd7133a'],
    ['lobby', 'zrh-0005', 'mountain', 2, 13, 1600, 600, 'ffa8c0c0e0060526'],
    ['restaurant', 'par-0006', 'old-town', 3, 20, 900, 600, '7291a7a97cada6d1'],
    ['skyline', 'sto-0007', 'nordic', 1, 0, 400, 600, 'c12b348c5b57cf9a'],
  ] as const)(
    'of kind %s is drawn byte for byte as it always was',
    (kind, seed, climate, stars, hour, width, height, digest) => {
      const svg = scene({ kind, seed, climate, stars, hour, width, height })
      expect(createHash('sha256').update(svg).digest('hex').slice(0, 16)).toBe(digest)
    },
  )

  test.each(KINDS)('of kind %s is well formed, light and closed in itself, for many hotels and hours', (kind) => {
    for (let place = 0; place < 40; place++) {
      const svg = sample(kind, place)
      expect(sample(kind, place)).toBe(svg)
      expect(svg.length).toBeLessThan(16_000)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<]*>.*<\/svg>$/)
      expect(svg).not.toMatch(/<script|<text|<image|<foreignObject|href="[^#]|url\([^#]|NaN|undefined|Infinity/)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
      expect(new Set(ids).size).toBe(ids.length)
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1])
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }
  })

  test('shows more lit windows by night than by day, of the same house', () => {
    expect(lamps(22)).toBeGreaterThan(lamps(12))
  })
})

function sample(kind: SceneKind, place: number): string {
  const climate = CLIMATES[place % CLIMATES.length] ?? 'coast'
  const [width, height] = place % 4 === 0 ? [1600, 600] : [900, 600]
  return scene({ kind, seed: `hotel-${place}`, climate, stars: 1 + (place % 5), hour: (place * 7) % 24, width, height })
}

function lamps(hour: number): number {
  const svg = scene({
    kind: 'facade',
    seed: 'nyc-0001',
    climate: 'metropolis',
    stars: 4,
    hour,
    width: 900,
    height: 600,
  })
  return svg.split('#ffd58c').length + svg.split('#ffbd66').length + svg.split('#fff0c8').length
}
