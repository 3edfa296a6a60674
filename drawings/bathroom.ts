import { chamber, checker, cuboid, footShade } from './chamber.ts'
import { chance } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { plant } from './furniture.ts'
import { lampOn, nightfall, pendant } from './lamps.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { LINEN, WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { sunPatch, vista } from './opening.ts'
import { arch, clamp, disc, pill, poly, rect, type Point } from './paths.ts'
import { Sheet } from './sheet.ts'

export function bathroom(s: Sheet, L: Light, hotel: HotelLook): void {
  const r = chance(`bath ${hotel.seed}`),
    t = hotel.turned,
    half = Math.min(s.view.width * 0.335, 480),
    floor = 128,
    top = -222,
    tile = r.pick([
      hotel.accent,
      mix(hotel.wall, hotel.trim, 0.3),
      hotel.second,
      mix(hotel.plant, hotel.trim, 0.3),
      hotel.trim,
    ])
  const c = chamber(s, L, hotel, {
    half,
    top,
    floor,
    vx: t * 46,
    vy: 4,
    wall: mix(hotel.trim, hotel.wall, 0.2),
    side: mix(hotel.trim, hotel.wall, 0.25),
    ground: mix(hotel.stone, hotel.trim, 0.3),
  })
  checker(c, r.pick([46, 62]), c.tone(r.coin() ? hotel.dark : mix(tile, hotel.dark, 0.3), 0.8), r.between(0.25, 0.6))
  const style = r.whole(0, 3),
    th = style === 3 ? 350 : r.between(170, 236),
    ty = floor - th,
    size: Point = style === 1 ? [44, 18] : style === 2 ? [13, 40] : [26, 26]
  s.fill(rect(-half, ty, half * 2, th), c.tone(tile, 0.96))
  const pat = s.define(
    (i) =>
      `<pattern id="${i}" width="${size[0]}" height="${size[1] * 2}" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6" d="M0 .8h${size[0]}M0 ${size[1]}.8h${size[0]}M.8 0v${size[1]}M${style === 1 ? size[0] / 2 : 0.8} ${size[1]}v${size[1]}"/><path fill="#fff" fill-opacity=".1" d="M0 0h${size[0]}v${size[1]}h-${size[0]}z"/></pattern>`,
  )
  s.fill(rect(-half, ty, half * 2, th), `url(#${pat})`)
  s.fill(rect(-half, ty - 6, half * 2, 7), c.tone(hotel.trim, 1.04))
  s.fill(
    c.back,
    s.fade(
      [
        [0, [0.03, 0.03, 0.09], t > 0 ? 0.16 : 0],
        [1, [0.03, 0.03, 0.09], t > 0 ? 0 : 0.16],
      ],
      null,
      true,
    ),
  )
  const w = r.between(190, 240),
    h = 210,
    x = t * 112 - w / 2,
    y = top + 34,
    round = r()
  const d =
    round < 0.3 ? disc(x + w / 2, y + h * 0.52, h * 0.48) : round < 0.65 ? arch(x, y, w, h, w * 0.46) : rect(x, y, w, h)
  vista(c, d, x, y, w, h, { bars: round < 0.3 ? 1 : 2, cross: round < 0.3 ? 0 : 0.34, low: 0.72 })
  sunPatch(c, x, w, 2)
  // vanity with basin and mirror
  const vx = -t * 200
  const mr = r.coin(0.65),
    my = -74
  lampOn(c, vx, my, 150, 0.8)
  const mirror = mr ? disc(vx, my, 54) : arch(vx - 44, my - 66, 88, 122, 40)
  s.fill(
    mirror,
    s.fade([
      [0, mix(c.tone(tile, 1), L.mid, 0.4)],
      [0.5, c.tone(mix(hotel.trim, tile, 0.3), 1.05)],
      [1, c.tone(mix(tile, hotel.dark, 0.2), 0.95)],
    ]),
  )
  s.clip(mirror, () =>
    s.fill(
      poly([
        [vx - 10, my - 70],
        [vx + 24, my - 70],
        [vx - 30, my + 70],
        [vx - 64, my + 70],
      ]),
      WHITE,
      0.18,
    ),
  )
  s.line(mirror, c.tone(hotel.second, 0.95), 5)
  for (const k of [-1, 1]) {
    s.fill(pill(vx + k * 78 - 6, my - 24, 12, 48, 6), mix(c.tone(hotel.trim, 1), rgb('#ffe6b4'), clamp(0.2 + L.lamps)))
    lampOn(c, vx + k * 78, my, 64)
  }
  footShade(c, vx - 84, vx + 84, -92, -4, 0.3)
  cuboid(c, vx - 84, vx + 84, floor - 96, floor - 8, -86, -2, hotel.wood, { top: LINEN })
  {
    const a = c.P(vx - 84, floor - 96, -86),
      b = c.P(vx + 84, floor - 8, -86)
    s.fill(rect(a[0] - 3, a[1], b[0] - a[0] + 6, 9), c.tone(LINEN, 0.98))
    s.line(
      `M${num((a[0] + b[0]) / 2)} ${num(a[1] + 12)}V${num(b[1])}M${num(a[0])} ${num(a[1] + 44)}h${num(b[0] - a[0])}`,
      c.tone(dim(hotel.wood, 0.5), 0.8),
      1.6,
    )
    s.fill(
      rect((a[0] + b[0]) / 2 - 28, a[1] + 26, 18, 3) + rect((a[0] + b[0]) / 2 + 10, a[1] + 26, 18, 3),
      c.tone(hotel.second, 1),
    )
  }
  {
    const p = c.P(vx, floor - 96, -44)
    s.fill(
      `M${num(p[0] - 46)} ${num(p[1] - 17)}h92q-4 20-26 20h-40q-22 0-26-20z`,
      s.fade(
        [
          [0, c.tone(LINEN, 0.84)],
          [0.5, c.tone(WHITE, 1.04)],
          [1, c.tone(LINEN, 0.88)],
        ],
        null,
        true,
      ),
    )
    s.line(`M${num(p[0] - t * 4)} ${num(p[1] - 17)}v-22q0-8 ${t * 9}-8h${t * 7}v7`, c.tone(hotel.second, 0.9), 4)
    s.fill(rect(p[0] + t * 58, p[1] - 24, 10, 24) + rect(p[0] + t * 71, p[1] - 17, 9, 17), c.tone(hotel.accent, 0.9))
  }
  // free-standing tub
  const tx = t * 112,
    p = c.P(tx, floor, -96),
    tw = 128,
    ty0 = p[1] - 88,
    tubTone = r.coin(0.3) ? hotel.accent : LINEN
  footShade(c, tx - 100, tx + 100, -150, -60, 0.32)
  s.fill(disc(p[0], ty0, tw, 17), c.tone(mix(tubTone, hotel.dark, 0.12), 0.85))
  s.fill(disc(p[0], ty0 + 4, tw - 12, 11), c.tone(mix(rgb('#a8d4da'), L.mid, 0.3), 1))
  s.line(`M${num(p[0] - 70)} ${num(ty0 + 4)}h44M${num(p[0] + 14)} ${num(ty0 + 8)}h58`, WHITE, 2, {
    opacity: 0.6,
    cap: true,
  })
  s.fill(
    `M${num(p[0] - tw)} ${num(ty0)}c4 60 30 88 62 88h${num(tw * 2 - 124)}c32 0 58-28 62-88c-8 22-${num(tw * 2 - 8)} 22-${num(tw * 2)} 0z`,
    s.fade(
      [
        [0, c.tone(tubTone, t > 0 ? 0.72 : 1)],
        [0.45, c.tone(tubTone, 1)],
        [1, c.tone(tubTone, t > 0 ? 1 : 0.7)],
      ],
      null,
      true,
    ),
  )
  s.line(`M${num(p[0] - tw)} ${num(ty0)}c8 22 ${num(tw * 2 - 8)} 22 ${num(tw * 2)} 0`, c.tone(WHITE, 1.05), 5, {
    cap: true,
  })
  s.line(
    `M${num(p[0] + t * (tw + 18))} ${num(p[1])}V${num(ty0 - 34)}q0-14 ${-t * 14}-14h${-t * 18}v12`,
    c.tone(hotel.second, 0.9),
    5,
  )
  // towel on the rim, stool
  s.fill(
    `M${num(p[0] - t * 72 - 20)} ${num(ty0 + 8)}h40l3 46h-44z`,
    c.tone(r.pick([hotel.second, hotel.accent, hotel.wall]), 0.98),
  )
  const q = c.P(-t * 34, floor, -190)
  s.line(`M${num(q[0] - 24)} ${num(q[1])}l6-50M${num(q[0] + 24)} ${num(q[1])}l-6-50`, c.tone(hotel.wood, 0.7), 5)
  s.fill(pill(q[0] - 34, q[1] - 58, 68, 10, 4), c.tone(hotel.wood, 1))
  s.fill(pill(q[0] - 26, q[1] - 72, 52, 14, 6), c.tone(hotel.trim, 1.04))
  s.fill(pill(q[0] - 24, q[1] - 85, 48, 13, 6), c.tone(hotel.accent, 0.98))
  plant(c, t * (half - 8), floor + 24, 1.02, 2)
  pendant(c, t * 112, top + 24, 20, r.whole(0, 2), 60)
  nightfall(c)
}
