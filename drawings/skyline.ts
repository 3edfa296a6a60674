import { backdrop } from './backdrop.ts'
import { at, chance } from './chance.ts'
import { dunes } from './coastland.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { house } from './house.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { bay, boats, river, roofs, village } from './neighbourhood.ts'
import { num } from './numbers.ts'
import { flow, rect, type Point } from './paths.ts'
import { FLORA, foreground, plants } from './plants.ts'
import { Sheet } from './sheet.ts'
import { sky } from './sky.ts'
import { water } from './water.ts'

/** The place seen from above: layers of air, the hotel among its neighbours. */
export function skyline(s: Sheet, L: Light, hotel: HotelLook): void {
  const r = chance(`skyline ${hotel.seed}`),
    v = s.view,
    hz = 30,
    n = hotel.number,
    t = hotel.turned,
    foot = v.top + v.height,
    left = v.left - 2,
    right = left + v.width + 4
  sky(s, L, { horizon: hz, seed: n + 9, lift: 360 })
  backdrop(s, L, hotel.climate, hz, n + 9, 1.12)
  if (['desert', 'mountain', 'metropolis', 'old-town'].includes(hotel.climate)) {
    const soil =
      hotel.climate === 'desert'
        ? rgb('#e2a868')
        : hotel.climate === 'mountain'
          ? mix(hotel.plant, rgb('#8aa864'), 0.4)
          : hotel.stone
    s.fill(
      rect(left, hz + 1, v.width + 4, foot - hz),
      s.fade([
        [0, L.on(soil, 0.7, 0.5)],
        [0.4, L.on(soil, 0.7, 0.2)],
        [1, L.on(dim(soil, 0.7), 0.6)],
      ]),
    )
  }
  const place = hotel.climate,
    band = (y: number, h: number, seed: number, colour: Rgb, far: number, step = 110) => {
      const pts: Point[] = []
      for (let i = Math.floor(left / step); i * step <= right + step; i++)
        pts.push([i * step, y - h * (0.5 + 0.5 * Math.sin(i * 1.7 + (seed % 7))) - h * 0.4 * at(seed, i, 3)])
      s.fill(
        flow(pts, [
          [right + step, foot + 4],
          [left - step, foot + 4],
        ]),
        s.fade(
          [
            [0, L.on(colour, 0.8, far)],
            [1, L.on(dim(colour, 0.75), 0.6, far * 0.4)],
          ],
          [0, y - h, 0, foot],
        ),
      )
    }
  s.hidden = null
  const set = (x: number, y: number, k: number) =>
    s.group(`transform="translate(${num(x)} ${num(y - 150 * k)})scale(${k})"`, () => void house(s, L, hotel, true))
  const [tall, low] = FLORA[place],
    big = plants[tall](s, L, hotel.plant, n, true),
    small = plants[low](s, L, hotel.plant, n, true)
  const grove = (all: number, y: number, k: number, salt: number): void => {
    const count = s.sparing > 2 ? all >> 1 : all,
      list: [x: number, y: number, k: number][] = []
    for (let i = 0; i < count; i++)
      list.push([(at(n, i, salt) - 0.5) * 1300, y + at(n, i, salt + 1) * 26, k * (0.7 + 0.6 * at(n, i, salt + 2))])
    list.sort((a, b) => a[1] - b[1])
    for (const [x, y2, q] of list)
      if (x > left - 40 && x < right + 40) s.place(big, x, y2, q * (Math.abs(x | 0) & 1 ? 1 : -1), q)
  }
  const hx = t * r.between(50, 110)
  if (place === 'metropolis' || place === 'old-town') {
    if (s.sparing < 5) roofs(s, L, hotel, hz + 66, n + 21, 74, 0.24, place)
    if (s.sparing < 3) grove(6, hz + 74, 0.45, 730)
    set(hx, hz + 128, 0.56)
    if (r.coin(0.5)) river(s, L, hotel, hz + 126, foot, n)
    else roofs(s, L, hotel, hz + 178, n + 22, 64, 0.1, place)
    roofs(s, L, hotel, foot + 22, n + 23, 92, 0, place)
  } else if (place === 'coast' || place === 'tropical' || place === 'nordic') {
    water(s, L, {
      top: hz,
      bottom: foot,
      seed: n,
      material: place === 'tropical' ? rgb('#35b3b0') : place === 'nordic' ? rgb('#3f7a94') : rgb('#2f86a6'),
    })
    bay(s, L, hotel, hz, foot, t, place)
    set(t * 128, hz + 122, 0.5)
    village(s, L, hotel, t, hz, n)
    for (let i = 0; i < 7; i++) {
      const x = t * (70 + i * 62 + at(n, i, 741) * 36),
        y = hz + 128 + i * 9 + at(n, i, 742) * 10
      if (Math.abs(x - t * 128) > 60 || i > 2) s.place(i % 2 ? big : small, x, y, 0.5 + i * 0.07)
    }
    boats(s, L, n, hz, t)
  } else {
    if (place === 'desert') {
      dunes(s, L, hz + 70, n + 5, 1.2)
      s.fill(
        rect(left, hz + 68, v.width + 4, foot),
        s.fade([
          [0, L.on(rgb('#e2a868'), 0.9, 0.12)],
          [1, L.on(rgb('#b97b4c'), 0.7)],
        ]),
      )
    } else {
      band(hz + 60, 46, n, mix(hotel.plant, rgb('#8aa864'), 0.4), 0.32)
      band(hz + 108, 40, n + 3, mix(hotel.plant, rgb('#9aae62'), 0.4), 0.14, 160)
    }
    grove(9, hz + 84, 0.5, 750)
    set(hx, hz + 134, 0.58)
    village(s, L, hotel, -t, hz + 30, n)
    s.fill(
      `M${num(hx - 12)} ${num(hz + 134)}h24c40 26-60 34-60 54s150 30 ${num(t * 150)} ${num(foot - hz - 180)}h-90c0-50-130-70-120-104s70-30 46-58z`,
      L.on(place === 'desert' ? rgb('#f0cf9a') : mix(hotel.paving, hotel.trim, 0.4), 0.8, 0.05),
    )
    grove(8, hz + 142, 0.72, 760)
    if (place === 'desert') {
      band(hz + 214, 44, n + 8, rgb('#d69a5e'), 0, 210)
    } else band(hz + 206, 52, n + 8, mix(hotel.plant, rgb('#5f7a4a'), 0.5), 0, 190)
    grove(5, hz + 226, 1.1, 770)
  }
  if (s.sparing < 4) foreground(s, L, hotel.plant, n + 5, t, place)
  if (s.sparing < 3) foreground(s, L, hotel.plant, n + 6, -t, place)
}
