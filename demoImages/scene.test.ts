import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
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
  // A hotel must look the same after an update. A changed order of random draws changes every hotel: increase `EDITION` then.
  test.each([
    ['facade', '3591ab4ba80cfbf9'],
    ['room', '4d7264e79238c188'],
    ['bathroom', 'd0702ad437b4c0bf'],
    ['pool', '0b095fb480f4af19'],
    ['lobby', 'e7bf4be66003d3a5'],
    ['restaurant', '652f20fc44dc6e7f'],
    ['skyline', 'eb365eba31011393'],
  ] as const)('of kind %s stays the same byte for byte, for many hotels, hours and formats', (kind, digest) => {
    expect(digestOf(Array.from({ length: 56 }, (_, place) => sample(kind, place)))).toBe(digest)
  })

  test.each([
    ['facade', 'busy-62', 'nordic', 14, 'eda4f9db237a845f'],
    ['facade', 'busy-32', 'old-town', 8, 'a710de0ebef91c4a'],
    ['pool', 'busy-1', 'mountain', 5, '7f29465ec91bf3ac'],
    ['pool', 'busy-20', 'mountain', 4, '04b817eb1bb0a9f2'],
    ['pool', 'busy-5', 'nordic', 1, '6d3219f748fae813'],
  ] as const)('of kind %s, %s in the %s, omits small details to stay small', (kind, seed, climate, hour, digest) => {
    const svg = scene({ kind, seed, climate, hour, width: 1600, height: 600 })
    expect(svg.length).toBeLessThan(kind === 'facade' ? 36_200 : 16_000)
    expect(digestOf([svg])).toBe(digest)
  })

  test.each(KINDS)('of kind %s is well formed, small and self-contained, for many hotels and hours', (kind) => {
    for (let place = 0; place < 40; place++) {
      const svg = sample(kind, place)
      expect(sample(kind, place)).toBe(svg)
      expect(gzipSync(svg).length).toBeLessThan(kind === 'facade' ? 12_000 : 6000)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<]*>.*<\/svg>$/)
      expect(svg).not.toMatch(/<script|<text|<image|<foreignObject|href="[^#]|url\([^#]|NaN|undefined|Infinity/)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
      expect(new Set(ids).size).toBe(ids.length)
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1])
      expect(used.filter((id) => !ids.includes(id))).toEqual([])
    }
  })

  test('of the same house shows more lit windows at night than by day', () => {
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

    hour: (place * 7) % 24,
    ...(FORMATS[place % FORMATS.length] ?? FORMATS[0]),
  })
}

function lamps(hour: number): number {
  const svg = scene({
    kind: 'facade',
    seed: 'nyc-0001',
    climate: 'metropolis',

    hour,
    width: 900,
    height: 600,
  })
  return svg.split('#ffd58c').length + svg.split('#ffbd66').length + svg.split('#fff0c8').length
}
