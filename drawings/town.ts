import { at, wave } from './chance.ts'
import { dim, mix } from './colour.ts'
import { CLAY, TILE, TOWER } from './earth.ts'
import { WARM, type Light } from './light.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { behind, misty, spanOf } from './ridges.ts'
import { Sheet } from './sheet.ts'

/** Blocks of a distant city, with rows of lit windows by night. */
export function cityLayer(
  s: Sheet,
  L: Light,
  base: number,
  seed: number,
  lo: number,
  hi: number,
  far: number,
  slim: number,
): void {
  const [x0, x1] = spanOf(s.view)
  let d = '',
    lamps = '',
    masts = '',
    sides = ''
  const wide = 54 * slim
  for (let i = Math.floor(x0 / wide); i * wide <= x1; i++) {
    const swell = 0.6 + 0.4 * wave(seed, i * 0.23),
      r = at(seed, i, 1)
    const x = i * wide + at(seed, i, 2) * 10,
      w = wide * (0.6 + at(seed, i, 3) * 0.55),
      h = lo + (hi - lo) * r * r * swell + 10 * at(seed, i, 4),
      y = base - h
    if (h < 130 && behind(s, x, w)) continue
    d += rect(x, y, w, h)
    const style = at(seed, i, 5)
    if (style < 0.16) {
      d += poly([
        [x, y + 1],
        [x + w / 2, y - w * 0.6],
        [x + w, y + 1],
      ])
      masts += `M${num(x + w / 2)} ${num(y - w * 0.5)}v-22`
    } else if (style < 0.34) {
      d += rect(x + w * 0.2, y - 13, w * 0.6, 14)
      masts += `M${num(x + w * 0.5)} ${num(y - 12)}v-26`
    } else if (style < 0.46)
      d += poly([
        [x, y + 1],
        [x, y - 12],
        [x + w, y + 1],
      ])
    sides += `M${num(L.sun.x > 0 ? x + 7 : x + w - 7)} ${num(y)}v${num(h)}`
    if (L.night > 0.05)
      for (let k = s.sparing > 1 ? 1 : 0; k < 2; k++) {
        const ly = y + 9 + at(seed, i, 10 + k) * (h - 16)
        if (h > 30) lamps += `M${num(x + 4)} ${num(ly)}h${num(w - 8)}`
      }
  }
  s.fill(d, misty(s, L, TOWER, far, base - hi, base, 0.8))
  s.line(sides, L.on(dim(TOWER, 0.6), 0.2, far), 14, { opacity: 0.45 })
  s.line(masts, L.on(TOWER, 0.5, far), 1.6)
  if (s.sparing < 3)
    s.line(lamps, mix(WARM, L.haze, far * 0.35), 2.4, { dash: '2 5 2 9 3 4', opacity: L.night * (1 - far * 0.5) })
}

/** Roofs, domes and a tower of an old town. */
export function oldTownLayer(s: Sheet, L: Light, base: number, seed: number, height: number, far: number): void {
  const [x0, x1] = spanOf(s.view)
  let walls = '',
    roofs = '',
    lamps = '',
    shade = ''
  for (let i = Math.floor(x0 / 70); i * 70 <= x1; i++) {
    const x = i * 70 + at(seed, i, 2) * 16,
      w = 58 + at(seed, i, 3) * 36,
      h = height * (0.45 + 0.3 * wave(seed, i * 0.3) + 0.3 * at(seed, i, 1)),
      y = base - h
    const kind = at(seed, i, 5),
      mid = x + w / 2
    if (h < 130 && behind(s, x, w)) continue
    walls += rect(x, y, w, h)
    shade += `M${num(L.sun.x > 0 ? x + 9 : x + w - 9)} ${num(y)}v${num(h)}`
    if (kind < 0.09) {
      walls += rect(mid - 9, y - 62, 18, 64)
      roofs += poly([
        [mid - 12, y - 60],
        [mid, y - 98],
        [mid + 12, y - 60],
      ])
    } else if (kind < 0.2) {
      roofs += `M${num(mid - 24)} ${num(y + 1)}c0-44 48-44 48 0z` + rect(mid - 1, y - 46, 2, 16)
      walls += rect(mid - 26, y, 52, 9)
    } else if (kind < 0.75)
      roofs += poly([
        [x - 4, y + 1],
        [x + w * 0.22, y - 15],
        [x + w * 0.78, y - 15],
        [x + w + 4, y + 1],
      ])
    else walls += rect(x + w * 0.1, y - 8, w * 0.3, 9)
    lamps += `M${num(x + 6)} ${num(y + 14)}h${num(w - 10)}m${num(10 - w)} 15h${num(w - 10)}`
  }
  s.fill(walls, misty(s, L, CLAY, far, base - height, base, 0.75))
  s.line(shade, L.on(dim(CLAY, 0.6), 0.1, far), 18, { opacity: 0.4 })
  s.fill(roofs, L.on(TILE, 0.7, far))
  const night = L.night > 0.3
  if (s.sparing < 3)
    s.line(lamps, night ? mix(WARM, L.haze, far * 0.3) : L.on(dim(CLAY, 0.35), 0.3, far), 6, {
      dash: night ? '4 11 4 28' : '4 11',
      opacity: night ? L.night * (0.9 - far * 0.5) : 0.45,
    })
}
