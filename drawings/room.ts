import { bed, bedside, daybed, headboard, overBed } from './bed.ts'
import { chamber } from './chamber.ts'
import { chance } from './chance.ts'
import { mix } from './colour.ts'
import { FINISH, finish, floorOf, groundOf, wallCoat } from './finish.ts'
import { armchair, plant, rugFor } from './furniture.ts'
import { nightfall, pendant } from './lamps.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { curtains, sunPatch, vista } from './opening.ts'
import { arch, rect } from './paths.ts'
import { Sheet } from './sheet.ts'

export function room(s: Sheet, L: Light, hotel: HotelLook): void {
  const r = chance(`room ${hotel.seed}`),
    t = hotel.turned,
    half = Math.min(s.view.width * 0.335, 500),
    floor = 128,
    top = -222
  const open3 = ['slab', 'brutal', 'bungalow'].includes(hotel.family),
    arched = ['riad', 'terraces', 'palace', 'veranda'].includes(hotel.family)
  const layout = open3
    ? r.pick(['wide', 'profile', 'side'])
    : arched
      ? r.pick(['pair', 'side', 'profile'])
      : r.pick(['side', 'pair', 'profile'])
  const c = chamber(s, L, hotel, {
    half,
    top,
    floor,
    vx: -t * 50,
    vy: 4,
    deep: 560,
    wall: wallCoat(hotel),
    side: mix(hotel.wall, hotel.trim, 0.6),
    ground: groundOf(hotel),
  })
  floorOf(c)
  finish(c, r.pick(FINISH[hotel.family]))
  if (['chalet', 'loft', 'riad', 'terraces'].includes(hotel.family)) {
    let d = ''
    for (const z of [0, -130, -230, -300]) {
      const a = c.P(-half, top, z),
        b = c.P(half, top, z),
        h = 13 * c.P.scale(z)
      d += rect(a[0], a[1], b[0] - a[0], h)
    }
    s.fill(d, c.tone(hotel.wood, 0.6))
  }
  const bx = layout === 'side' ? -t * 86 : 0,
    bw = r.between(196, 224),
    frameTone = hotel.family === 'loft' || hotel.family === 'slab' ? c.tone(hotel.dark, 0.9) : undefined
  let sunX = 0,
    sunW = 0
  if (layout === 'wide') {
    const w = half * 2 - 44,
      h = 236
    vista(c, rect(-w / 2, top + 34, w, h), -w / 2, top + 34, w, h, { bars: 4, frame: frameTone, low: 0.66, scale: 0.7 })
    curtains(c, -w / 2, top + 26, w, floor - top - 30, mix(hotel.trim, hotel.wall, 0.3), 52)
    sunX = -w * 0.3
    sunW = w * 0.6
  } else if (layout === 'pair') {
    const w = 94,
      h = 214
    const y = top + 62,
      one = (x: number) => (arched ? arch(x, y, w, h) : rect(x, y, w, h))
    vista(c, one(-205 - w / 2) + one(205 - w / 2), -205 - w / 2, y, 410 + w, h, {
      bars: 1,
      cross: 0.36,
      frame: frameTone,
      scale: 0.56,
      posts: [47, 457],
    })
    if (r.coin(0.6))
      for (const k of [-1, 1]) curtains(c, k * 205 - w / 2, top + 50, w, 290, mix(hotel.second, hotel.trim, 0.45), 24)
    sunX = 150
    sunW = 100
  } else if (layout === 'profile') {
    const w = r.between(300, 350),
      h = 196,
      x = t * 60 - w / 2,
      y = top + 54,
      n = 3
    if (arched) {
      let d = ''
      const q = w / n
      for (let i = 0; i < n; i++) d += arch(x + i * q + 5, y, q - 10, h, q * 0.42)
      vista(c, d, x, y, w, h, { bars: 1, cross: 0.4, frame: frameTone })
    } else
      vista(c, rect(x, y, w, h), x, y, w, h, {
        bars: r.pick([1, 3, 4]),
        cross: r.coin(0.4) ? 0.3 : 0,
        frame: frameTone,
      })
    if (r.coin(0.7))
      curtains(c, x - 8, y - 18, w + 16, floor - y + 14, mix(r.pick([hotel.trim, hotel.second]), hotel.trim, 0.5), 46)
    sunX = x
    sunW = w
  } else {
    const w = r.between(176, 206),
      h = 246,
      x = t * 190 - w / 2,
      y = top + 62,
      d = arched ? arch(x, y, w, h, w * 0.42) : rect(x, y, w, h)
    vista(c, d, x, y, w, h, {
      bars: r.pick([2, 3]),
      cross: hotel.family === 'loft' ? 0.5 : r.coin() ? 0.3 : 0,
      frame: frameTone,
    })
    curtains(
      c,
      x - 6,
      y - 20,
      w + 12,
      floor - y + 16,
      mix(r.pick([hotel.trim, hotel.second, hotel.accent]), hotel.trim, 0.55),
      40,
    )
    sunX = x
    sunW = w
  }
  rugFor(c, layout === 'profile' ? t * 30 : bx, bw, r)
  sunPatch(c, sunX, sunW, layout === 'wide' ? 4 : 2)
  if (layout === 'profile') daybed(c, t, r)
  else {
    headboard(c, bx, bw + 24, r.between(62, 84), r.whole(0, 2))
    if (layout !== 'wide') overBed(c, bx, top, layout === 'pair', r)
    bedside(c, bx - bw / 2 - 42)
    bedside(c, bx + bw / 2 + 42)
    bed(c, bx, bw, r)
  }
  const hang = r.whole(0, 2)
  if (layout !== 'profile' && r.coin(0.7)) pendant(c, -t * 250, top + r.between(64, 96), 24, hang, 110)
  if (layout === 'profile') pendant(c, t * 140, top + 80, 28, hang, 120)
  armchair(c, layout === 'profile' ? t * 258 : layout === 'side' ? t * 236 : t * 272, r)
  plant(c, -t * (half - 22), floor + 26, 1.08, 1)
  nightfall(c)
}
