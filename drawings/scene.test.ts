import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CLIMATES } from './climate.ts'
import { scene, type SceneKind } from './scene.ts'

const KINDS: readonly SceneKind[] = ['facade', 'room', 'bathroom', 'pool', 'lobby', 'restaurant', 'skyline']
const FORMATS = [
  { width: 1600, height: 600 },
  { width: 900, height: 600 },
  { width: 400, height: 600 },
  { width: 600, height: 600 },
] as const

describe('a picture', () => {
  // a hotel must look the same after an update: whoever changes the order of chance changes every hotel
  test.each([
    ['facade', '5c2228cb5fc81bfa'],
    ['room', '432d8dc3695b605e'],
    ['bathroom', 'c06aaad187a52fa5'],
    ['pool', 'fb70d15c3e7f5b07'],
    ['lobby', '2629fdbba3cad7cc'],
    ['restaurant', 'adf06238f614ebdc'],
    ['skyline', '091693a08f005680'],
  ] as const)(
    'of kind %s is drawn byte for byte as it always was, for many hotels, hours and formats',
    (kind, digest) => {
      expect(digestOf(Array.from({ length: 56 }, (_, place) => sample(kind, place)))).toBe(digest)
    },
  )

  test.each([
    ['facade', 'busy-15', 'nordic', 3, '84c3be81a326b23d'],
    ['facade', 'busy-20', 'nordic', 4, '54383a3b06d6f52d'],
    ['pool', 'busy-1', 'mountain', 5, '7f29465ec91bf3ac'],
    ['pool', 'busy-20', 'desert', 4, 'beb7123eefc1f964'],
    ['pool', 'busy-5', 'nordic', 1, 'dbb937159d6e3447'],
  ] as const)(
    'of kind %s, %s in the %s, leaves out small things to stay light',
    (kind, seed, climate, hour, digest) => {
      const svg = scene({ kind, seed, climate, stars: 1, hour, width: 1600, height: 600 })
      expect(svg.length).toBeLessThan(16_000)
      expect(digestOf([svg])).toBe(digest)
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

function digestOf(pictures: readonly string[]): string {
  return createHash('sha256').update(pictures.join('')).digest('hex').slice(0, 16)
}

function sample(kind: SceneKind, place: number): string {
  return scene({
    kind,
    seed: `hotel-${place}`,
    variant: place % 3,
    climate: CLIMATES[place % CLIMATES.length] ?? 'coast',
    stars: 1 + (place % 5),
    hour: (place * 7) % 24,
    ...(FORMATS[place % FORMATS.length] ?? FORMATS[0]),
  })
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
