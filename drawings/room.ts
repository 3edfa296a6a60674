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

export function room(sheet: Sheet, light: Light, hotel: HotelLook): void {
  const random = chance(`room ${hotel.seed}`)
  const turned = hotel.turned
  const half = Math.min(sheet.view.width * 0.335, 500)
  const floor = 128
  const top = -222
  const open3 = ['slab', 'brutal', 'bungalow'].includes(hotel.family)
  const arched = ['riad', 'terraces', 'palace', 'veranda'].includes(hotel.family)
  const layout = open3
    ? random.pick(['wide', 'profile', 'side'])
    : arched
      ? random.pick(['pair', 'side', 'profile'])
      : random.pick(['side', 'pair', 'profile'])
  const inside = chamber(sheet, light, hotel, {
    half,
    top,
    floor,
    vx: -turned * 50,
    vy: 4,
    deep: 560,
    wall: wallCoat(hotel),
    side: mix(hotel.wall, hotel.trim, 0.6),
    ground: groundOf(hotel),
  })
  floorOf(inside)
  finish(inside, random.pick(FINISH[hotel.family]))
  if (['chalet', 'loft', 'riad', 'terraces'].includes(hotel.family)) {
    let outline = ''
    for (const z of [0, -130, -230, -300]) {
      const start = inside.project(-half, top, z)
      const end = inside.project(half, top, z)
      const height = 13 * inside.project.scale(z)
      outline += rect(start[0], start[1], end[0] - start[0], height)
    }
    sheet.fill(outline, inside.tone(hotel.wood, 0.6))
  }
  const bedX = layout === 'side' ? -turned * 86 : 0
  const bedWidth = random.between(196, 224)
  const frameTone = hotel.family === 'loft' || hotel.family === 'slab' ? inside.tone(hotel.dark, 0.9) : undefined
  let sunX = 0
  let sunW = 0
  if (layout === 'wide') {
    const width = half * 2 - 44
    const height = 236
    vista(inside, rect(-width / 2, top + 34, width, height), -width / 2, top + 34, width, height, {
      bars: 4,
      frame: frameTone,
      low: 0.66,
      scale: 0.7,
    })
    curtains(inside, -width / 2, top + 26, width, floor - top - 30, mix(hotel.trim, hotel.wall, 0.3), 52)
    sunX = -width * 0.3
    sunW = width * 0.6
  } else if (layout === 'pair') {
    const width = 94
    const height = 214
    const y = top + 62
    const one = (x: number) => (arched ? arch(x, y, width, height) : rect(x, y, width, height))
    vista(inside, one(-205 - width / 2) + one(205 - width / 2), -205 - width / 2, y, 410 + width, height, {
      bars: 1,
      cross: 0.36,
      frame: frameTone,
      scale: 0.56,
      posts: [47, 457],
    })
    if (random.coin(0.6))
      for (const side of [-1, 1])
        curtains(inside, side * 205 - width / 2, top + 50, width, 290, mix(hotel.second, hotel.trim, 0.45), 24)
    sunX = 150
    sunW = 100
  } else if (layout === 'profile') {
    const width = random.between(300, 350)
    const height = 196
    const x = turned * 60 - width / 2
    const y = top + 54
    const count = 3
    if (arched) {
      let outline = ''
      const pitch = width / count
      for (let index = 0; index < count; index++)
        outline += arch(x + index * pitch + 5, y, pitch - 10, height, pitch * 0.42)
      vista(inside, outline, x, y, width, height, { bars: 1, cross: 0.4, frame: frameTone })
    } else
      vista(inside, rect(x, y, width, height), x, y, width, height, {
        bars: random.pick([1, 3, 4]),
        cross: random.coin(0.4) ? 0.3 : 0,
        frame: frameTone,
      })
    if (random.coin(0.7))
      curtains(
        inside,
        x - 8,
        y - 18,
        width + 16,
        floor - y + 14,
        mix(random.pick([hotel.trim, hotel.second]), hotel.trim, 0.5),
        46,
      )
    sunX = x
    sunW = width
  } else {
    const width = random.between(176, 206)
    const height = 246
    const x = turned * 190 - width / 2
    const y = top + 62
    const outline = arched ? arch(x, y, width, height, width * 0.42) : rect(x, y, width, height)
    vista(inside, outline, x, y, width, height, {
      bars: random.pick([2, 3]),
      cross: hotel.family === 'loft' ? 0.5 : random.coin() ? 0.3 : 0,
      frame: frameTone,
    })
    curtains(
      inside,
      x - 6,
      y - 20,
      width + 12,
      floor - y + 16,
      mix(random.pick([hotel.trim, hotel.second, hotel.accent]), hotel.trim, 0.55),
      40,
    )
    sunX = x
    sunW = width
  }
  rugFor(inside, layout === 'profile' ? turned * 30 : bedX, bedWidth, random)
  sunPatch(inside, sunX, sunW, layout === 'wide' ? 4 : 2)
  if (layout === 'profile') daybed(inside, turned, random)
  else {
    headboard(inside, bedX, bedWidth + 24, random.between(62, 84), random.whole(0, 2))
    if (layout !== 'wide') overBed(inside, bedX, top, layout === 'pair', random)
    bedside(inside, bedX - bedWidth / 2 - 42)
    bedside(inside, bedX + bedWidth / 2 + 42)
    bed(inside, bedX, bedWidth, random)
  }
  const hang = random.whole(0, 2)
  if (layout !== 'profile' && random.coin(0.7))
    pendant(inside, -turned * 250, top + random.between(64, 96), 24, hang, 110)
  if (layout === 'profile') pendant(inside, turned * 140, top + 80, 28, hang, 120)
  armchair(inside, layout === 'profile' ? turned * 258 : layout === 'side' ? turned * 236 : turned * 272, random)
  plant(inside, -turned * (half - 22), floor + 26, 1.08, 1)
  nightfall(inside)
}
