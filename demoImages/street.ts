import { at, type Chance } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { GROUND, type Front, type Site } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { clamp, num } from './numbers.ts'
import { disc, poly, rect } from './paths.ts'
import { FLORA, plants } from './plants.ts'

/** Number of trees beside the house, by `sparing`. */
const TREES = [10, 10, 10, 6, 2, 2] as const

/** Trees on both sides of the house, low plants along its base. */
export function planting(front: Front): void {
  const { sheet, light, hotel, number } = front
  const [tall, low] = FLORA[hotel.climate]
  const tree = plants[tall](sheet, light, hotel.plant, number, front.snow)
  const shrub = plants[low](sheet, light, hotel.plant, number, front.snow)
  const flank = flankTrees(front)
  sheet.line(
    flank.map(([x, y, size]) => `M${num(x - 20 * size)} ${num(y + 2)}h${num(40 * size)}`).join(''),
    front.cool,
    8,
    { cap: true, opacity: 0.2 },
  )
  for (const [x, y, size] of flank) sheet.place(tree, x, y, size * (at(number, x | 0) > 0.5 ? 1 : -1), size)
  const width = front.body[1]
  for (let index = 0; index < 6; index++) {
    const aside = front.door.width * 0.5 + 34 + Math.floor(index / 2) * (width * 0.16)
    const size = 0.42 + at(number, index, 565) * 0.3
    if (aside < width * 0.5) sheet.place(shrub, front.door.x + (index % 2 ? aside : -aside), GROUND + 5, size)
  }
}

/** A plant tub on each side of the door, for the close-up. */
export function tubs(front: Front): void {
  const { sheet, light, hotel, number } = front
  const [tall, low] = FLORA[hotel.climate]
  const clipped = tall === 'tree' || tall === 'pine' ? 'cypress' : low
  const leaves = plants[clipped](sheet, light, hotel.plant, number, front.snow)
  const size = clipped === 'cypress' ? 0.9 : 1.5
  for (const side of [-1, 1]) {
    const x = front.door.x + side * front.door.width
    sheet.place(leaves, x, GROUND - 26, size * side, size)
    sheet.fill(
      poly([
        [x - 26, GROUND - 32],
        [x + 26, GROUND - 32],
        [x + 20, GROUND + 8],
        [x - 20, GROUND + 8],
      ]),
      light.on(hotel.second, light.front * 0.9),
    )
  }
}

type Tree = [x: number, y: number, size: number]

/** Alternately to the left and right, farther and farther from the house; from far to near. */
function flankTrees({ sheet, number, body: [left, width] }: Front): Tree[] {
  const reach = sheet.view.width / 2 + 70
  const trees: Tree[] = []
  for (let index = 0; index < TREES[sheet.sparing]; index++) {
    const place = Math.floor(index / 2)
    const aside = 26 + place * 78 + at(number, index, 560) * 40
    const x = index % 2 ? left + width + aside : left - aside
    if (Math.abs(x) < reach && at(number, index, 561) > 0.14)
      trees.push([x, GROUND + 4 + place * 2 + at(number, index, 562) * 12, 0.75 + at(number, index, 563) * 0.5])
  }
  return trees.sort((one, other) => one[1] - other[1])
}

/** Street lamps, tables under parasols or flower beds: small details in front of the house. */
export function furnish(site: Site, random: Chance): void {
  const { hotel } = site
  if (['street', 'paving', 'wet', 'quay'].includes(site.kind)) {
    for (const side of [-1, 1]) streetLamp(site, site.door.x + side * random.between(128, 190))
    if (!site.snow && random.coin(0.7)) tables(site, random.coin() ? 1 : -1, random.pick([hotel.accent, hotel.second]))
  } else if (site.kind === 'lawn' || site.kind === 'sand')
    flowerBeds(site, random.pick([rgb('#d2447f'), rgb('#e8a33a'), hotel.accent, rgb('#f0ece4')]))
}

function streetLamp({ sheet, light, hotel, project }: Site, streetX: number): void {
  const z = -52
  const [x, y] = project(streetX, GROUND, z)
  const scale = project.scale(z)
  sheet.line(`M${num(x)} ${num(y)}v${num(-78 * scale)}M${num(x - 4)} ${num(y)}h8`, light.on(hotel.dark, 0.4), 2.6)
  const bulb = mix(light.on(hotel.trim, 0.9), LAMP_TONES[2], clamp(light.lamps * 1.4))
  sheet.fill(disc(x, y - 84 * scale, 5.6 * scale), bulb)
  sheet.glow(x, y - 84 * scale, 60, 60, WARM, 0.8 * light.night)
  sheet.glow(x, y + 2, 70, 13, WARM, 0.5 * light.night)
}

/** Three tables on one side of the door; all but the middle one have a parasol. */
function tables({ sheet, light, hotel, project, door }: Site, side: 1 | -1, tone: Rgb): void {
  let legs = ''
  let tops = ''
  let cloth = ''
  let stripes = ''
  for (let index = 0; index < 3; index++) {
    const [x, y] = project(door.x + side * (84 + index * 58), GROUND, -26)
    const shaded = index !== 1
    legs += `M${num(x)} ${num(y)}v${shaded ? -46 : -14}M${num(x - 15)} ${num(y)}v-16m0 7h6M${num(x + 15)} ${num(y)}v-16m0 7h-6`
    tops += `M${num(x - 9)} ${num(y - 14)}h18`
    if (shaded) {
      cloth += `M${num(x - 27)} ${num(y - 40)}q11-16 27-18q16 2 27 18z`
      stripes += `M${num(x - 9)} ${num(y - 40)}q3-14 9-18q6 4 9 18z`
    }
  }
  sheet.line(legs, light.on(hotel.dark, 0.4), 1.8)
  sheet.line(tops, light.on(hotel.trim, light.top), 4, { cap: true })
  sheet.fill(cloth, light.on(tone, light.top))
  sheet.fill(stripes, light.on(hotel.trim, light.top))
}

/** Plants along both sides of the path, in bloom except on sand in a dry climate. */
function flowerBeds({ sheet, light, hotel, project, number, door, kind }: Site, tone: Rgb): void {
  const doorHalf = door.width * 0.6
  let blossoms = ''
  let leaves = ''
  for (let index = 0; index < 36; index++) {
    const z = -20 - (index >> 1) * 32
    if (z < -520) break
    const pathHalf = doorHalf + (66 - doorHalf) * (-z / 760)
    const aside = pathHalf + 8 + at(number, index, 571) * 7
    const [x, y] = project(door.x + (index % 2 ? aside : -aside), GROUND, z)
    const scale = project.scale(z)
    leaves += `M${num(x - 9 * scale)} ${num(y - 3 * scale)}h${num(14 * scale)}`
    if (at(number, index, 572) > 0.3) blossoms += `M${num(x + 2 * scale)} ${num(y - 7 * scale)}h0`
  }
  sheet.line(leaves, light.on(dim(hotel.plant, 0.8), 0.5), 10, { cap: true })
  if (kind === 'lawn' || hotel.climate === 'tropical') sheet.line(blossoms, light.on(tone, 0.9), 6, { cap: true })
}

/** The shadow of a tree outside the picture adds depth to the near ground. */
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

const SKINS = ['#8a5a40', '#c98f6a', '#e3b48f', '#5f3d2c'] as const

/** One or two people walking, some with a suitcase. */
export function people(front: Front, random: Chance): void {
  const crowd = random.whole(1, 2)
  for (let index = 0; index < crowd; index++) person(front, random)
}

function person(front: Front, random: Chance): void {
  const { sheet, light, hotel, project } = front
  const z = -40 - random() * 170
  const streetX = front.door.x + (random.coin() ? 1 : -1) * random.between(36, 170)
  const [x, y] = project(streetX, GROUND, z)
  const size = project.scale(z) * 0.92
  if (light.sun.up && light.night < 0.4) personShadow(front, x, y, size)
  const coats = [hotel.accent, hotel.second, hotel.dark, hotel.trim]
  sheet.fill(
    `M${num(x - 4.5 * size)} ${num(y - 25 * size)}q${num(4.5 * size)} ${num(-4 * size)} ${num(9 * size)} 0l${num(1.5 * size)} ${num(15 * size)}h${num(-12 * size)}z`,
    light.on(coats[random.whole(0, 3)] ?? hotel.dark, 0.7),
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
  sheet.fill(disc(x, y - 29.5 * size, 3.3 * size, 3.8 * size), light.on(rgb(random.pick(SKINS)), 0.7))
  if (random.coin(0.5)) sheet.fill(rect(x + 7 * size, y - 11 * size, 7 * size, 11 * size), light.on(hotel.second, 0.7))
}

function personShadow({ sheet, light, cool }: Front, x: number, y: number, size: number): void {
  const away = -light.sun.side
  sheet.fill(
    poly([
      [x - 3 * size, y],
      [x + 3 * size, y],
      [x + away * 40 * size, y + 9 * size],
      [x + away * 34 * size, y + 9 * size],
    ]),
    cool,
    0.3,
  )
}
