import { boards, checker, type Chamber } from './chamber.ts'
import { at } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import type { FamilyName, HotelLook } from './look.ts'
import { num } from './numbers.ts'
import { rect } from './paths.ts'

type WallFinish = 'plain' | 'brick' | 'timber' | 'slats' | 'panels' | 'dado' | 'block'

/** What the back wall is made of. */
export function finish(c: Chamber, kind: WallFinish): void {
  const { s, tone, hotel, half, top, floor } = c,
    w = half * 2,
    h = floor - top
  if (kind === 'brick') {
    const id = s.define(
      (i) =>
        `<pattern id="${i}" width="22" height="12" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-opacity=".16" d="M0 .5h22M0 6.5h22M5 .5v6M16 6.5v6"/></pattern>`,
    )
    s.fill(c.back, tone(mix(rgb('#a8624c'), hotel.wall, 0.4), 0.92))
    s.fill(c.back, `url(#${id})`)
  } else if (kind === 'timber') {
    s.fill(c.back, tone(hotel.wood, 0.95))
    s.line(`M0 ${num(top)}V${num(floor)}`, tone(dim(hotel.wood, 0.6), 0.9), w, { dash: '1.4 21', opacity: 0.7 })
  } else if (kind === 'slats') {
    s.line(`M${num(-half)} ${num(top + h / 2)}h${num(w)}`, tone(hotel.wood, 0.95), h, { dash: '9 4' })
  } else if (kind === 'panels') {
    const n = Math.round(w / 104),
      p = w / n
    let d = ''
    for (let i = 0; i < n; i++)
      d +=
        rect(-half + i * p + 11, top + 24, p - 22, h * 0.56) +
        rect(-half + i * p + 11, top + 36 + h * 0.56, p - 22, h * 0.27)
    s.line(d, tone(hotel.trim, 1.05), 2.4)
    s.fill(rect(-half, top, w, 9), tone(hotel.trim, 1.05))
  } else if (kind === 'dado') {
    s.fill(rect(-half, floor - h * 0.36, w, h * 0.36), tone(hotel.accent, 0.9))
    s.line(`M${num(-half)} ${num(floor - h * 0.36 - 5)}h${num(w)}`, tone(hotel.trim, 1), 9, { dash: '5 4' })
    s.line(
      `M${num(-half)} ${num(floor - h * 0.24)}h${num(w)}M${num(-half + 9)} ${num(floor - h * 0.12)}h${num(w)}`,
      tone(mix(hotel.accent, hotel.trim, 0.4), 1),
      12,
      { dash: '9 9', opacity: 0.5 },
    )
  } else if (kind === 'block') {
    const b = hotel.turned > 0
    s.fill(
      b ? rect(-half, floor - h * 0.52, w, h * 0.52) : rect(-half, top, w, h * 0.3),
      tone(mix(hotel.wall, hotel.accent, 0.5), 0.95),
    )
  }
  s.fill(rect(-half, floor - 8, w, 8), tone(hotel.trim, 0.98))
  const k = c.sunSide
  s.fill(
    c.back,
    s.fade(
      [
        [0, [0.03, 0.03, 0.09], k < 0 ? 0 : 0.2],
        [1, [0.03, 0.03, 0.09], k < 0 ? 0.2 : 0],
      ],
      null,
      true,
    ),
  )
}

export const FINISH: Readonly<Record<FamilyName, readonly [WallFinish, ...WallFinish[]]>> = {
  loft: ['brick', 'brick', 'block'],
  chalet: ['timber'],
  palace: ['panels'],
  riad: ['dado'],
  deco: ['panels', 'slats', 'block'],
  slab: ['slats', 'block'],
  brutal: ['slats', 'block'],
  terraces: ['plain', 'block', 'dado'],
  bungalow: ['timber', 'slats', 'plain'],
  townhouses: ['panels', 'block', 'brick'],
  veranda: ['block', 'panels', 'timber'],
}

export const wallCoat = (hotel: HotelLook): Rgb => {
  const coats: readonly [Rgb, number][] = [
    [hotel.wall, 0.55],
    [hotel.wall, 0.8],
    [hotel.wall, 0.15],
    [hotel.accent, 0.66],
    [hotel.plant, 0.62],
    [hotel.second, 0.6],
  ]
  const [coat, paler] = coats[Math.floor(at(hotel.number, 650) * 6)] ?? [hotel.wall, 0.55]
  return mix(coat, hotel.trim, paler)
}

export function floorOf(c: Chamber): void {
  const { hotel, tone } = c,
    stone = ['riad', 'terraces', 'palace', 'deco'].includes(hotel.family) && at(c.n, 620) < 0.6
  if (stone) checker(c, 62, tone(mix(hotel.wall, hotel.dark, 0.25), 0.85), 0.42)
  else boards(c, 44, tone(dim(hotel.wood, 0.55), 0.8))
}

export const groundOf = (hotel: HotelLook) =>
  ['riad', 'terraces', 'palace', 'deco'].includes(hotel.family) && at(hotel.number, 620) < 0.6
    ? mix(hotel.trim, hotel.stone, 0.4)
    : mix(hotel.wood, hotel.trim, 0.16)
