import { at } from './chance.ts'
import type { Climate } from './climate.ts'
import { dim, mix, rgb } from './colour.ts'
import type { Light } from './light.ts'
import type { HotelLook } from './look.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { clamp, poly, rect } from './paths.ts'
import { Sheet } from './sheet.ts'
import { water } from './water.ts'

/** Near roofs in the town's colours. */
export function roofs(
  s: Sheet,
  L: Light,
  hotel: HotelLook,
  base: number,
  seed: number,
  height: number,
  far: number,
  place: Climate,
): void {
  const v = s.view,
    coats =
      place === 'metropolis'
        ? [hotel.stone, rgb('#b9a59a'), rgb('#8f97a8'), hotel.wall]
        : [hotel.trim, rgb('#e2b98e'), hotel.wall, rgb('#d9a08a')]
  const walls = ['', '', '', ''],
    flat = place === 'metropolis'
  let tops = '',
    shade = '',
    dark = '',
    lit = ''
  const k = height / 60
  for (let i = Math.floor((v.left - 30) / (78 * k)); i * 78 * k < v.left + v.width + 40; i++) {
    const w = (64 + at(seed, i, 1) * 44) * k,
      x = i * 78 * k + at(seed, i, 2) * 10,
      h = height * (0.5 + 0.7 * at(seed, i, 3)),
      y = base - h,
      q = Math.floor(at(seed, i, 4) * 4)
    walls[q] += rect(x, y, w, h + 60)
    shade += `M${num(L.sun.x > 0 ? x + 9 * k : x + w - 9 * k)} ${num(y)}v${num(h + 60)}`
    if (flat)
      tops +=
        rect(x - 2, y - 4, w + 4, 5) + (at(seed, i, 5) > 0.5 ? rect(x + w * 0.2, y - 14 * k, w * 0.22, 12 * k) : '')
    else
      tops +=
        at(seed, i, 5) > 0.3
          ? poly([
              [x - 5, y + 1],
              [x + w * 0.2, y - 17 * k],
              [x + w * 0.8, y - 17 * k],
              [x + w + 5, y + 1],
            ])
          : poly([
              [x - 4, y + 1],
              [x + w / 2, y - 26 * k],
              [x + w + 4, y + 1],
            ])
    const row = `M${num(x + w * 0.16)} ${num(y + 16 * k)}h${num(w * 0.72)}m${num(-w * 0.72)} ${num(22 * k)}h${num(w * 0.72)}`
    dark += row
    if (L.lamps > 0.15 && at(seed, i, 8) < 0.3 + 0.5 * L.lamps) lit += row
  }
  walls.forEach((d, i) => s.fill(d, L.on(coats[i] ?? hotel.wall, 0.7, far)))
  if (s.sparing < 3) s.line(shade, mix(L.on(rgb('#27305c'), 0.2), L.haze, far), 18 * k, { opacity: 0.26 })
  s.fill(tops, L.on(flat ? hotel.trim : mix(hotel.roof, rgb('#b2603f'), 0.6), L.top, far))
  s.line(dark, L.on(rgb('#46525f'), 0.3, far + 0.05), 12 * k, { opacity: 0.75, dash: `${num(8 * k)} ${num(9 * k)}` })
  s.line(lit, mix(rgb('#ffcb78'), L.haze, far), 12 * k, {
    dash: `${num(8 * k)} ${num((L.night > 0.5 ? 26 : 60) * k)} ${num(8 * k)} ${num(43 * k)}`,
    opacity: clamp(L.lamps * 1.5),
  })
}

export function river(s: Sheet, L: Light, hotel: HotelLook, top: number, foot: number, seed: number): void {
  const v = s.view,
    left = v.left - 2,
    wide = v.width + 4
  s.fill(rect(left, top - 7, wide, 8), L.on(hotel.stone, L.top))
  water(s, L, { top, bottom: foot, seed, material: rgb('#4d8798') })
  const span = 150,
    y = top + 26
  let d = `M${num(left)} ${num(y)}h${num(wide)}v20`
  for (let x = Math.ceil((left + wide) / span) * span; x > left - span; x -= span)
    d += `H${num(x)}v22h-16v-10a${span / 2 - 8} 26 0 0 0-${span - 16} 0v-12`
  s.fill(d + `H${num(left)}z`, L.on(hotel.stone, L.front))
  s.fill(rect(left, y - 5, wide, 5), L.on(hotel.trim, L.top))
  let lamps = '',
    poles = ''
  for (let x = -700; x < 700; x += 75)
    if (x > left && x < left + wide) {
      lamps += `M${x} ${num(y - 24)}h0`
      poles += `M${x} ${num(y - 5)}v-18`
    }
  s.line(poles, L.on(hotel.dark, 0.4), 1.6)
  s.line(lamps, mix(L.on(hotel.trim, 0.9), rgb('#ffe0a0'), clamp(L.lamps * 1.3)), 6, { cap: true })
}

/** A curved shore on one side. */
export function bay(s: Sheet, L: Light, hotel: HotelLook, hz: number, foot: number, t: number, place: Climate): void {
  const sand = place === 'nordic' ? rgb('#8c9396') : rgb('#ecd3a4'),
    green = mix(hotel.plant, rgb('#7f9a5c'), 0.4)
  // beyond the edge of the widest pictures too
  const edge = t * Math.max(760, s.view.width / 2 + 10),
    p = (x: number, y: number) => `${num(t * x)} ${num(y)}`
  s.fill(
    `M${num(edge)} ${num(hz + 40)}C${p(420, hz + 44)} ${p(120, hz + 70)} ${p(-40, hz + 112)}C${p(-170, hz + 148)} ${p(180, hz + 180)} ${p(420, foot + 10)}H${num(edge)}z`,
    L.on(sand, 0.85, 0.05),
  )
  s.fill(
    `M${num(edge)} ${num(hz + 28)}C${p(420, hz + 34)} ${p(160, hz + 64)} ${p(20, hz + 106)}C${p(-60, hz + 136)} ${p(300, hz + 168)} ${p(520, foot + 10)}H${num(edge)}z`,
    s.fade([
      [0, L.on(green, 0.7, 0.25)],
      [1, L.on(dim(green, 0.8), 0.6)],
    ]),
  )
  s.line(`M${p(-40, hz + 112)}C${p(-170, hz + 148)} ${p(180, hz + 180)} ${p(420, foot + 10)}`, WHITE, 3, {
    opacity: 0.5,
    cap: true,
  })
}

export function village(s: Sheet, L: Light, hotel: HotelLook, t: number, hz: number, n: number): void {
  let walls = '',
    roofs2 = '',
    win = ''
  for (let i = 0; i < 9; i++) {
    const x = t * (250 + i * 44 + at(n, i, 781) * 20),
      y = hz + 92 - i * 4 + at(n, i, 782) * 24,
      w = 30 + at(n, i, 783) * 14,
      h = 24 + at(n, i, 784) * 14
    walls += rect(x, y - h, w, h)
    roofs2 += poly([
      [x - 4, y - h + 1],
      [x + w / 2, y - h - 14],
      [x + w + 4, y - h + 1],
    ])
    win += rect(x + 6, y - h + 9, 6, 7) + rect(x + w - 13, y - h + 9, 6, 7)
  }
  s.fill(walls, L.on(mix(hotel.trim, hotel.wall, 0.3), 0.75, 0.12))
  s.fill(roofs2, L.on(mix(hotel.roof, rgb('#b2603f'), 0.4), 0.7, 0.1))
  s.fill(win, L.lamps > 0.4 ? rgb('#ffcb78') : L.on(rgb('#46525f'), 0.3, 0.1))
}

export function boats(s: Sheet, L: Light, n: number, hz: number, t: number): void {
  let hull = '',
    deck = '',
    wake = ''
  for (let i = 0; i < 5; i++) {
    const x = -t * (40 + at(n, i, 791) * 330),
      y = hz + 46 + i * 30 + at(n, i, 792) * 12,
      k = 0.5 + i * 0.2
    hull += poly([
      [x - 22 * k, y],
      [x + 26 * k, y],
      [x + 18 * k, y + 8 * k],
      [x - 18 * k, y + 8 * k],
    ])
    deck +=
      rect(x - 10 * k, y - 7 * k, 18 * k, 7 * k) +
      (i % 2
        ? poly([
            [x - 2, y - 8 * k],
            [x, y - 52 * k],
            [x + 22 * k, y - 10 * k],
          ])
        : '')
    wake += `M${num(x - 26 * k)} ${num(y + 9 * k)}h${num(60 * k)}`
  }
  s.line(wake, WHITE, 1.6, { opacity: 0.45, cap: true })
  s.fill(hull, L.on(rgb('#f4f1ea'), 0.8))
  s.fill(deck, L.on(rgb('#f6efe2'), 0.95))
}
