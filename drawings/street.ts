import { at, type Chance } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { GROUND, type Front, type Site } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { clamp, disc, poly, rect } from './paths.ts'
import { FLORA, plants } from './plants.ts'

export function planting(c: Front): void {
  const { s, L, hotel } = c,
    [tall, low] = FLORA[hotel.climate],
    half = s.view.width / 2 + 30,
    [bx, bw] = c.body
  const big = plants[tall](s, L, hotel.plant, c.n, c.snow),
    small = plants[low](s, L, hotel.plant, c.n, c.snow)
  const flank: [x: number, y: number, k: number][] = []
  for (let i = 0; i < (s.sparing > 3 ? 2 : s.sparing > 2 ? 6 : 10); i++) {
    const side = i % 2 ? 1 : -1,
      k = Math.floor(i / 2),
      x = side > 0 ? bx + bw + 26 + k * 78 + at(c.n, i, 560) * 40 : bx - 26 - k * 78 - at(c.n, i, 560) * 40
    if (Math.abs(x) < half + 40 && at(c.n, i, 561) > 0.14)
      flank.push([x, GROUND + 4 + k * 2 + at(c.n, i, 562) * 12, 0.75 + at(c.n, i, 563) * 0.5])
  }
  flank.sort((a, b) => a[1] - b[1])
  s.line(flank.map(([x, y, k]) => `M${num(x - 20 * k)} ${num(y + 2)}h${num(40 * k)}`).join(''), c.cool, 8, {
    cap: true,
    opacity: 0.2,
  })
  for (const [x, y, k] of flank) {
    s.place(big, x, y, k * (at(c.n, x | 0) > 0.5 ? 1 : -1), k)
  }
  for (let i = 0; i < 6; i++) {
    const x = c.door.x + (i % 2 ? 1 : -1) * (c.door.w * 0.5 + 34 + Math.floor(i / 2) * (bw * 0.16)),
      k = 0.42 + at(c.n, i, 565) * 0.3
    if (Math.abs(x - c.door.x) < bw * 0.5) s.place(small, x, GROUND + 5, k)
  }
}

/** Street lamps, tables under parasols or flower beds: the small scale before the house. */
export function furnish(c: Site, r: Chance): void {
  const { s, L, hotel, P } = c,
    hard = ['street', 'paving', 'wet', 'quay'].includes(c.kind),
    x = c.door.x
  if (hard) {
    for (const k of [-1, 1]) {
      const [px, py] = P(x + k * r.between(128, 190), GROUND, -52),
        q = P.scale(-52)
      s.line(`M${num(px)} ${num(py)}v${num(-78 * q)}M${num(px - 4)} ${num(py)}h8`, L.on(hotel.dark, 0.4), 2.6)
      s.fill(disc(px, py - 84 * q, 5.6 * q), mix(L.on(hotel.trim, 0.9), LAMP_TONES[2], clamp(L.lamps * 1.4)))
      s.glow(px, py - 84 * q, 60, 60, WARM, 0.8 * L.night)
      s.glow(px, py + 2, 70, 13, WARM, 0.5 * L.night)
    }
    if (!c.snow && r.coin(0.7)) {
      // a few tables
      const k = r.coin() ? 1 : -1,
        tone = r.pick([hotel.accent, hotel.second])
      let legs = '',
        tops = '',
        cloth = '',
        stripe = ''
      for (let i = 0; i < 3; i++) {
        const [px, py] = P(x + k * (84 + i * 58), GROUND, -26),
          shaded = i !== 1
        legs += `M${num(px)} ${num(py)}v${shaded ? -46 : -14}M${num(px - 15)} ${num(py)}v-16m0 7h6M${num(px + 15)} ${num(py)}v-16m0 7h-6`
        tops += `M${num(px - 9)} ${num(py - 14)}h18`
        if (shaded) {
          cloth += `M${num(px - 27)} ${num(py - 40)}q11-16 27-18q16 2 27 18z`
          stripe += `M${num(px - 9)} ${num(py - 40)}q3-14 9-18q6 4 9 18z`
        }
      }
      s.line(legs, L.on(hotel.dark, 0.4), 1.8)
      s.line(tops, L.on(hotel.trim, L.top), 4, { cap: true })
      s.fill(cloth, L.on(tone, L.top))
      s.fill(stripe, L.on(hotel.trim, L.top))
    }
  } else if (c.kind === 'lawn' || c.kind === 'sand') {
    let bloom = '',
      leaf = ''
    const tone = r.pick([rgb('#d2447f'), rgb('#e8a33a'), hotel.accent, rgb('#f0ece4')])
    for (let i = 0; i < 36; i++) {
      const k = i % 2 ? 1 : -1,
        z = -20 - (i >> 1) * 32,
        w = c.door.w * 0.6 + (66 - c.door.w * 0.6) * (-z / 760),
        [px, py] = P(x + k * (w + 8 + at(c.n, i, 571) * 7), GROUND, z),
        q = P.scale(z)
      if (z < -520) break
      leaf += `M${num(px - 9 * q)} ${num(py - 3 * q)}h${num(14 * q)}`
      if (at(c.n, i, 572) > 0.3) bloom += `M${num(px + 2 * q)} ${num(py - 7 * q)}h0`
    }
    s.line(leaf, L.on(dim(hotel.plant, 0.8), 0.5), 10, { cap: true })
    if (c.kind === 'lawn' || hotel.climate === 'tropical') s.line(bloom, L.on(tone, 0.9), 6, { cap: true })
  }
}

/** The shadow of a tree outside the picture: gives the near ground its depth. */
export function dapple(c: Site): void {
  const { s, L } = c,
    v = s.view
  if (L.night > 0.4 || ['quay', 'wet', 'pool', 'sand'].includes(c.kind)) return
  const k = L.sun.x > 0 ? 1 : -1,
    foot = v.top + v.height
  let d = ''
  for (let i = 0; i < 15; i++) {
    const q = at(c.n, i, 581),
      w = 20 + at(c.n, i, 583) * 70
    d += `M${num(k * (v.width / 2 - 10 - q * q * 300) - w / 2)} ${num(foot - 4 - at(c.n, i, 582) * 58)}h${num(w)}`
  }
  s.line(d, c.cool, 11, { cap: true, opacity: 0.2 * (1 - L.night) })
}

export function people(c: Front, r: Chance): void {
  const { s, L, hotel } = c,
    tones = [hotel.accent, hotel.second, hotel.dark, hotel.trim]
  const crowd = r.whole(1, 2),
    skin = ['#8a5a40', '#c98f6a', '#e3b48f', '#5f3d2c'] as const
  for (let i = 0; i < crowd; i++) {
    const z = -40 - r() * 170,
      x0 = c.door.x + (r.coin() ? 1 : -1) * r.between(36, 170),
      k = c.P.scale(z),
      [x, y] = c.P(x0, GROUND, z),
      u = k * 0.92
    const q = L.sun.up && L.night < 0.4 ? (L.sun.x > 0 ? -1 : 1) : 0
    if (q)
      s.fill(
        poly([
          [x - 3 * u, y],
          [x + 3 * u, y],
          [x + q * 40 * u, y + 9 * u],
          [x + q * 34 * u, y + 9 * u],
        ]),
        c.cool,
        0.3,
      )
    s.fill(
      `M${num(x - 4.5 * u)} ${num(y - 25 * u)}q${num(4.5 * u)} ${num(-4 * u)} ${num(9 * u)} 0l${num(1.5 * u)} ${num(15 * u)}h${num(-12 * u)}z`,
      L.on(tones[r.whole(0, 3)] ?? hotel.dark, 0.7),
    )
    s.fill(
      poly([
        [x - 4 * u, y - 11 * u],
        [x + 4 * u, y - 11 * u],
        [x + 3.4 * u, y],
        [x + u, y],
        [x, y - 7 * u],
        [x - u, y],
        [x - 3.4 * u, y],
      ]),
      L.on(hotel.dark, 0.5),
    )
    s.fill(disc(x, y - 29.5 * u, 3.3 * u, 3.8 * u), L.on(rgb(r.pick(skin)), 0.7))
    if (r.coin(0.5)) s.fill(rect(x + 7 * u, y - 11 * u, 7 * u, 11 * u), L.on(hotel.second, 0.7))
  }
}
