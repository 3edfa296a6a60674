import { at } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { DUNE, HILL, MESA, SNOW } from './earth.ts'
import { WARM, type Light } from './light.ts'
import { num } from './numbers.ts'
import { flow, poly, rect, type Point } from './paths.ts'
import { closed, misty, ridge } from './ridges.ts'
import { Sheet } from './sheet.ts'

export function headland(s: Sheet, L: Light, base: number, seed: number, a: number): void {
  const dir = at(seed, 31) > 0.5 ? 1 : -1,
    steps = Math.max(8, Math.ceil((s.view.width / 2 - 120) / 90) + 1),
    pts: Point[] = []
  for (let i = 0; i < steps; i++) pts.push([dir * (150 + i * 90), base - a * (i * 15 + (i ? 26 * at(seed, i, 33) : 0))])
  s.fill(
    flow(pts, [
      [dir * (80 + steps * 90), base + 2],
      [dir * 120, base + 2],
    ]),
    misty(s, L, HILL, 0.38, base - 120, base),
  )
  let houses = ''
  for (let i = 0; i < 12; i++) {
    const k = 2.2 + i * 0.36
    houses += rect(dir * (150 + k * 90), base - k * 15 * a * (0.3 + 0.6 * at(seed, i, 35)), 9, 8)
  }
  s.fill(houses, L.night > 0.4 ? mix(WARM, L.haze, 0.3) : L.on(SNOW, 0.8, 0.25))
}

export function karsts(s: Sheet, L: Light, base: number, seed: number, a: number): void {
  let far = '',
    near = ''
  for (let i = 0; i < 7; i++) {
    const x = (i - 3) * 190 + (at(seed, i, 1) - 0.5) * 130,
      w = 34 + at(seed, i, 2) * 52,
      h = (50 + at(seed, i, 3) * 120) * a
    const d = `M${num(x - w)} ${num(base + 1)}c${num(w * 0.1)} ${num(-h * 0.7)} ${num(w * 0.4)} ${num(-h)} ${num(w * 0.9)} ${num(-h)}s${num(w * 0.7)} ${num(h * 0.35)} ${num(w * 0.75)} ${num(h * 0.6)}s${num(w * 0.3)} ${num(h * 0.2)} ${num(w * 0.35)} ${num(h * 0.4)}z`
    if (i % 2) near += d
    else far += d
  }
  s.fill(far, misty(s, L, rgb('#5d8a86'), 0.68, base - 170, base))
  s.fill(near, misty(s, L, rgb('#3f7a66'), 0.46, base - 170, base))
}

export function mesas(s: Sheet, L: Light, base: number, seed: number, a: number): void {
  let d = '',
    shade = ''
  for (let i = 0; i < 6; i++) {
    const x = (i - 2.5) * 240 + (at(seed, i, 1) - 0.5) * 160,
      w = 60 + at(seed, i, 2) * 110,
      h = (50 + at(seed, i, 3) * 95) * a,
      k = w * 0.3
    d += poly([
      [x - w - k, base],
      [x - w, base - h * 0.5],
      [x - w + 6, base - h],
      [x + w * 0.3, base - h],
      [x + w * 0.5, base - h * 0.82],
      [x + w, base - h * 0.8],
      [x + w + 4, base - h * 0.45],
      [x + w + k, base],
    ])
    shade +=
      L.sun.x > 0
        ? poly([
            [x - w - k, base],
            [x - w, base - h * 0.5],
            [x - w + 6, base - h],
            [x - w * 0.5, base - h],
            [x - w * 0.6, base - h * 0.4],
            [x - w * 0.3, base],
          ])
        : poly([
            [x + w + k, base],
            [x + w + 4, base - h * 0.45],
            [x + w, base - h * 0.8],
            [x + w * 0.5, base - h * 0.82],
            [x + w * 0.6, base - h * 0.4],
            [x + w * 0.3, base],
          ])
  }
  s.fill(d, misty(s, L, MESA, 0.55, base - 150, base, 0.8))
  s.fill(shade, misty(s, L, dim(MESA, 0.62), 0.5, base - 150, base, 0.2))
}

export function dunes(s: Sheet, L: Light, base: number, seed: number, a: number): void {
  for (let k = 0; k < 2; k++) {
    const pts = ridge(s.view, seed + k * 7, base + 2, (62 - k * 26) * a, 150, 0.5)
    s.fill(flow(pts, closed(pts, base + 4)), misty(s, L, DUNE, 0.42 - k * 0.22, base - 70, base + 10, 0.85))
    let slip = ''
    for (let i = 1; i < pts.length - 1; i++)
      if (at(seed, i, 40 + k) > 0.35) {
        const [x, y] = pts[i] ?? [0, 0],
          dir = L.sun.x > 0 ? -1 : 1
        slip += `M${num(x)} ${num(y + 4)}q${num(dir * 50)} ${num(6)} ${num(dir * 118)} ${num(base - y)}h${num(-dir * 92)}q${num(dir * 10)} ${num((y - base) * 0.5)} ${num(-dir * 26)} ${num(y - base + 4)}z`
      }
    s.fill(slip, L.on(mix(dim(DUNE, 0.6), [0.5, 0.3, 0.4], 0.15), 0.25, 0.4 - k * 0.2), 0.5)
  }
}
