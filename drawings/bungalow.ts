import { at } from './chance.ts'
import { mix, rgb } from './colour.ts'
import { GROUND, type Family } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { coarse, num } from './numbers.ts'
import { rect } from './paths.ts'
import { roofHip } from './roofs.ts'

export const bungalow: Family = (c, r) => {
  const { s, L, hotel } = c,
    thatch = hotel.climate === 'tropical' || r.coin(0.3),
    huts = r.whole(2, 3),
    roof = thatch ? rgb('#b08a5a') : hotel.roof
  const spots: readonly (readonly [x: number, z: number, w: number])[] =
    huts === 3
      ? [
          [-182, 60, 150],
          [178, 40, 158],
          [-6, -10, 220],
        ]
      : hotel.turned > 0
        ? [
            [-140, 50, 190],
            [92, -10, 262],
          ]
        : [
            [150, 50, 190],
            [-92, -10, 262],
          ]
  for (const [cx, z, w] of spots) {
    const k = c.P.scale(z),
      ww = w * k,
      [px, gy] = c.P(cx, GROUND, z),
      x = px - ww / 2,
      h = (z < 0 ? 84 : 72) * k,
      top = gy - h,
      main = z < 0
    s.fill(rect(x, top, ww, h), L.on(mix(hotel.wall, hotel.wood, 0.25)))
    const n = main ? 5 : 3,
      p = ww / n,
      fr = s.fade([
        [0, mix(L.on(hotel.shadow, 0.5), WARM, 0.12 + L.lamps * 0.5)],
        [1, mix(L.on(rgb('#7b7a70'), 0.5), LAMP_TONES[2], 0.15 + L.lamps * 0.7)],
      ])
    let panes = '',
      bars = ''
    for (let i = 0; i < n; i++)
      if (!(main && i === Math.floor(at(c.n, 510) * n))) {
        panes += rect(x + i * p + 4, top + 16 * k, p - 8, h - 16 * k)
        bars += `M${num(coarse(x + i * p + 4) + coarse(p - 8) / 2)} ${num(top + 16 * k)}V${num(gy)}`
      }
    s.fill(panes, fr)
    s.line(bars, L.on(hotel.dark, 0.4), 1.3)
    s.fill(rect(x, top, ww, 22 * k), c.cool, 0.42)
    // deck and posts
    s.fill(rect(x - 26 * k, gy - 7 * k, ww + 52 * k, 9 * k), L.on(hotel.wood, L.top))
    s.fill(rect(x - 22 * k, gy + 2 * k, ww + 44 * k, 5 * k), L.on(hotel.shadow, 0.1), 0.6)
    let posts = ''
    for (let i = 0; i <= n; i += main ? 1 : 3)
      posts += rect(x - 16 * k + ((ww + 29 * k) * i) / n, top + 4, 4 * k, h - 10 * k)
    s.fill(posts, L.on(hotel.wood, L.front * 1.1))
    roofHip(c, px, top + 6 * k, ww, k, roof, thatch)
    if (main) {
      c.door = { x: px, w: 60 }
    }
    s.glow(px, top + h * 0.6, ww * 0.7, h * 0.8, WARM, 0.5 * L.night)
  }
  c.body = [-250, 500, 150]
}
