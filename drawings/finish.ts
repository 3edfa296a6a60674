import { boards, checker, type Chamber } from './chamber.ts'
import { at } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import type { FamilyName, HotelLook } from './look.ts'
import { num } from './numbers.ts'
import { rect } from './paths.ts'

type WallFinish = 'plain' | 'brick' | 'timber' | 'slats' | 'panels' | 'dado' | 'block'

/** What the back wall is made of. */
export function finish(chamber: Chamber, kind: WallFinish): void {
  const { sheet, tone, hotel, half, top, floor } = chamber
  const width = half * 2
  const height = floor - top
  if (kind === 'brick') {
    const id = sheet.define(
      (text) =>
        `<pattern id="${text}" width="22" height="12" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-opacity=".16" d="M0 .5h22M0 6.5h22M5 .5v6M16 6.5v6"/></pattern>`,
    )
    sheet.fill(chamber.back, tone(mix(rgb('#a8624c'), hotel.wall, 0.4), 0.92))
    sheet.fill(chamber.back, `url(#${id})`)
  } else if (kind === 'timber') {
    sheet.fill(chamber.back, tone(hotel.wood, 0.95))
    sheet.line(`M0 ${num(top)}V${num(floor)}`, tone(dim(hotel.wood, 0.6), 0.9), width, { dash: '1.4 21', opacity: 0.7 })
  } else if (kind === 'slats') {
    sheet.line(`M${num(-half)} ${num(top + height / 2)}h${num(width)}`, tone(hotel.wood, 0.95), height, { dash: '9 4' })
  } else if (kind === 'panels') {
    const count = Math.round(width / 104)
    const pitch = width / count
    let outline = ''
    for (let index = 0; index < count; index++)
      outline +=
        rect(-half + index * pitch + 11, top + 24, pitch - 22, height * 0.56) +
        rect(-half + index * pitch + 11, top + 36 + height * 0.56, pitch - 22, height * 0.27)
    sheet.line(outline, tone(hotel.trim, 1.05), 2.4)
    sheet.fill(rect(-half, top, width, 9), tone(hotel.trim, 1.05))
  } else if (kind === 'dado') {
    sheet.fill(rect(-half, floor - height * 0.36, width, height * 0.36), tone(hotel.accent, 0.9))
    sheet.line(`M${num(-half)} ${num(floor - height * 0.36 - 5)}h${num(width)}`, tone(hotel.trim, 1), 9, {
      dash: '5 4',
    })
    sheet.line(
      `M${num(-half)} ${num(floor - height * 0.24)}h${num(width)}M${num(-half + 9)} ${num(floor - height * 0.12)}h${num(width)}`,
      tone(mix(hotel.accent, hotel.trim, 0.4), 1),
      12,
      { dash: '9 9', opacity: 0.5 },
    )
  } else if (kind === 'block') {
    const isTurned = hotel.turned > 0
    sheet.fill(
      isTurned ? rect(-half, floor - height * 0.52, width, height * 0.52) : rect(-half, top, width, height * 0.3),
      tone(mix(hotel.wall, hotel.accent, 0.5), 0.95),
    )
  }
  sheet.fill(rect(-half, floor - 8, width, 8), tone(hotel.trim, 0.98))
  const side = chamber.light.sun.side
  sheet.fill(
    chamber.back,
    sheet.fade(
      [
        [0, [0.03, 0.03, 0.09], side < 0 ? 0 : 0.2],
        [1, [0.03, 0.03, 0.09], side < 0 ? 0.2 : 0],
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

export function floorOf(chamber: Chamber): void {
  const { hotel, tone } = chamber
  const stone = ['riad', 'terraces', 'palace', 'deco'].includes(hotel.family) && at(chamber.number, 620) < 0.6
  if (stone) checker(chamber, 62, tone(mix(hotel.wall, hotel.dark, 0.25), 0.85), 0.42)
  else boards(chamber, 44, tone(dim(hotel.wood, 0.55), 0.8))
}

export const groundOf = (hotel: HotelLook) =>
  ['riad', 'terraces', 'palace', 'deco'].includes(hotel.family) && at(hotel.number, 620) < 0.6
    ? mix(hotel.trim, hotel.stone, 0.4)
    : mix(hotel.wood, hotel.trim, 0.16)
