import { at, type Chance } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { GROUND, type Front, type Site } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { clamp, disc, poly, rect } from './paths.ts'
import { FLORA, plants } from './plants.ts'

export function planting(front: Front): void {
  const { sheet, light, hotel } = front
  const [tall, low] = FLORA[hotel.climate]
  const half = sheet.view.width / 2 + 30
  const [blockX, blockWidth] = front.body
  const big = plants[tall](sheet, light, hotel.plant, front.number, front.snow)
  const small = plants[low](sheet, light, hotel.plant, front.number, front.snow)
  const flank: [x: number, y: number, k: number][] = []
  for (let index = 0; index < (sheet.sparing > 3 ? 2 : sheet.sparing > 2 ? 6 : 10); index++) {
    const side = index % 2 ? 1 : -1
    const size = Math.floor(index / 2)
    const x =
      side > 0
        ? blockX + blockWidth + 26 + size * 78 + at(front.number, index, 560) * 40
        : blockX - 26 - size * 78 - at(front.number, index, 560) * 40
    if (Math.abs(x) < half + 40 && at(front.number, index, 561) > 0.14)
      flank.push([
        x,
        GROUND + 4 + size * 2 + at(front.number, index, 562) * 12,
        0.75 + at(front.number, index, 563) * 0.5,
      ])
  }
  flank.sort((one, other) => one[1] - other[1])
  sheet.line(
    flank.map(([x, y, size]) => `M${num(x - 20 * size)} ${num(y + 2)}h${num(40 * size)}`).join(''),
    front.cool,
    8,
    {
      cap: true,
      opacity: 0.2,
    },
  )
  for (const [x, y, size] of flank) {
    sheet.place(big, x, y, size * (at(front.number, x | 0) > 0.5 ? 1 : -1), size)
  }
  for (let index = 0; index < 6; index++) {
    const x =
      front.door.x + (index % 2 ? 1 : -1) * (front.door.width * 0.5 + 34 + Math.floor(index / 2) * (blockWidth * 0.16))
    const size = 0.42 + at(front.number, index, 565) * 0.3
    if (Math.abs(x - front.door.x) < blockWidth * 0.5) sheet.place(small, x, GROUND + 5, size)
  }
}

/** Street lamps, tables under parasols or flower beds: the small scale before the house. */
export function furnish(site: Site, random: Chance): void {
  const { sheet, light, hotel, project } = site
  const hard = ['street', 'paving', 'wet', 'quay'].includes(site.kind)
  const x = site.door.x
  if (hard) {
    for (const size of [-1, 1]) {
      const [footX, footY] = project(x + size * random.between(128, 190), GROUND, -52)
      const scale = project.scale(-52)
      sheet.line(
        `M${num(footX)} ${num(footY)}v${num(-78 * scale)}M${num(footX - 4)} ${num(footY)}h8`,
        light.on(hotel.dark, 0.4),
        2.6,
      )
      sheet.fill(
        disc(footX, footY - 84 * scale, 5.6 * scale),
        mix(light.on(hotel.trim, 0.9), LAMP_TONES[2], clamp(light.lamps * 1.4)),
      )
      sheet.glow(footX, footY - 84 * scale, 60, 60, WARM, 0.8 * light.night)
      sheet.glow(footX, footY + 2, 70, 13, WARM, 0.5 * light.night)
    }
    if (!site.snow && random.coin(0.7)) {
      // a few tables
      const side = random.coin() ? 1 : -1
      const tone = random.pick([hotel.accent, hotel.second])
      let legs = ''
      let tops = ''
      let cloth = ''
      let stripe = ''
      for (let index = 0; index < 3; index++) {
        const [footX, footY] = project(x + side * (84 + index * 58), GROUND, -26)
        const shaded = index !== 1
        legs += `M${num(footX)} ${num(footY)}v${shaded ? -46 : -14}M${num(footX - 15)} ${num(footY)}v-16m0 7h6M${num(footX + 15)} ${num(footY)}v-16m0 7h-6`
        tops += `M${num(footX - 9)} ${num(footY - 14)}h18`
        if (shaded) {
          cloth += `M${num(footX - 27)} ${num(footY - 40)}q11-16 27-18q16 2 27 18z`
          stripe += `M${num(footX - 9)} ${num(footY - 40)}q3-14 9-18q6 4 9 18z`
        }
      }
      sheet.line(legs, light.on(hotel.dark, 0.4), 1.8)
      sheet.line(tops, light.on(hotel.trim, light.top), 4, { cap: true })
      sheet.fill(cloth, light.on(tone, light.top))
      sheet.fill(stripe, light.on(hotel.trim, light.top))
    }
  } else if (site.kind === 'lawn' || site.kind === 'sand') {
    let bloom = ''
    let leaf = ''
    const tone = random.pick([rgb('#d2447f'), rgb('#e8a33a'), hotel.accent, rgb('#f0ece4')])
    for (let index = 0; index < 36; index++) {
      const side = index % 2 ? 1 : -1
      const z = -20 - (index >> 1) * 32
      const width = site.door.width * 0.6 + (66 - site.door.width * 0.6) * (-z / 760)
      const [footX, footY] = project(x + side * (width + 8 + at(site.number, index, 571) * 7), GROUND, z)
      const scale = project.scale(z)
      if (z < -520) break
      leaf += `M${num(footX - 9 * scale)} ${num(footY - 3 * scale)}h${num(14 * scale)}`
      if (at(site.number, index, 572) > 0.3) bloom += `M${num(footX + 2 * scale)} ${num(footY - 7 * scale)}h0`
    }
    sheet.line(leaf, light.on(dim(hotel.plant, 0.8), 0.5), 10, { cap: true })
    if (site.kind === 'lawn' || hotel.climate === 'tropical') sheet.line(bloom, light.on(tone, 0.9), 6, { cap: true })
  }
}

/** The shadow of a tree outside the picture: gives the near ground its depth. */
export function dapple(site: Site): void {
  const { sheet, light } = site
  const view = sheet.view
  if (light.night > 0.4 || ['quay', 'wet', 'pool', 'sand'].includes(site.kind)) return
  const side = light.sun.side
  const foot = view.top + view.height
  let outline = ''
  for (let index = 0; index < 15; index++) {
    const scale = at(site.number, index, 581)
    const width = 20 + at(site.number, index, 583) * 70
    outline += `M${num(side * (view.width / 2 - 10 - scale * scale * 300) - width / 2)} ${num(foot - 4 - at(site.number, index, 582) * 58)}h${num(width)}`
  }
  sheet.line(outline, site.cool, 11, { cap: true, opacity: 0.2 * (1 - light.night) })
}

export function people(front: Front, random: Chance): void {
  const { sheet, light, hotel } = front
  const tones = [hotel.accent, hotel.second, hotel.dark, hotel.trim]
  const crowd = random.whole(1, 2)
  const skin = ['#8a5a40', '#c98f6a', '#e3b48f', '#5f3d2c'] as const
  for (let index = 0; index < crowd; index++) {
    const z = -40 - random() * 170
    const x0 = front.door.x + (random.coin() ? 1 : -1) * random.between(36, 170)
    const scale = front.project.scale(z)
    const [x, y] = front.project(x0, GROUND, z)
    const size = scale * 0.92
    const shade = light.sun.up && light.night < 0.4 ? -light.sun.side : 0
    if (shade)
      sheet.fill(
        poly([
          [x - 3 * size, y],
          [x + 3 * size, y],
          [x + shade * 40 * size, y + 9 * size],
          [x + shade * 34 * size, y + 9 * size],
        ]),
        front.cool,
        0.3,
      )
    sheet.fill(
      `M${num(x - 4.5 * size)} ${num(y - 25 * size)}q${num(4.5 * size)} ${num(-4 * size)} ${num(9 * size)} 0l${num(1.5 * size)} ${num(15 * size)}h${num(-12 * size)}z`,
      light.on(tones[random.whole(0, 3)] ?? hotel.dark, 0.7),
    )
    sheet.fill(
      poly([
        [x - 4 * size, y - 11 * size],
        [x + 4 * size, y - 11 * size],
        [x + 3.4 * size, y],
        [x + size, y],
        [x, y - 7 * size],
        [x - size, y],
        [x - 3.4 * size, y],
      ]),
      light.on(hotel.dark, 0.5),
    )
    sheet.fill(disc(x, y - 29.5 * size, 3.3 * size, 3.8 * size), light.on(rgb(random.pick(skin)), 0.7))
    if (random.coin(0.5))
      sheet.fill(rect(x + 7 * size, y - 11 * size, 7 * size, 11 * size), light.on(hotel.second, 0.7))
  }
}
