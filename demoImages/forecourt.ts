import { at } from './chance.ts'
import { dim, mix, rgb, type Rgb } from './colour.ts'
import { levelRect } from './eye.ts'
import { GROUND, type GroundKind, type Site } from './front.ts'
import { WHITE } from './materials.ts'
import { num } from './numbers.ts'
import { open, poly, rect } from './paths.ts'

/** The ground in front of the house during drawing, from edge to edge of the picture. */
interface Court extends Site {
  left: number
  width: number
  foot: number
  /** The id of the drawn house, for its reflection in water. */
  house: string | null
}

/** Draws the ground in front of the house, e.g. a path, a street, or a quay that reflects the house. */
export function forecourt(site: Site, house: string | null): void {
  const { view } = site.sheet
  GROUNDS[site.kind]({ ...site, left: view.left - 2, width: view.width + 4, foot: view.top + view.height, house })
}

const GROUNDS: Readonly<Record<GroundKind, (court: Court) => void>> = {
  quay,
  wet: wetStreet,
  pool: basin,
  street,
  paving,
  lawn,
  sand: (court) => path(court, gravelOf(court)),
  snow: (court) => path(court, rgb('#c9cfdc')),
}

/** Picture height of the ground at depth z. */
const groundY = ({ project }: Court, z: number): number => project(0, GROUND, z)[1]

/** Paving up to the edge of the water, with the reflection below. */
function quay(court: Court): void {
  const { sheet, light, hotel, left, width, foot } = court
  const y = groundY(court, -150)
  joints(court, 5, 90)
  mirror(court, rect(left, y, width, foot - y + 2), y, waterOf(court), 0.42)
  sheet.fill(rect(left, y - 5, width, 5), light.on(hotel.stone, light.top))
  sheet.fill(rect(left, y, width, 5), light.on(dim(hotel.stone, 0.5), 0.2))
}

/** A street after rain, with a faint reflection of the house. */
function wetStreet(court: Court): void {
  const { light, soil, left, width, foot } = court
  const y = groundY(court, -60)
  mirror(court, rect(left, y, width, foot - y + 2), y, light.on(dim(soil, 0.75), 0.4), 0.3)
}

function basin(court: Court): void {
  const { sheet, light, hotel, project } = court
  const far = -120
  const outline = levelRect(project, -250, 250, GROUND, far, -710)
  joints(court, 5, 90)
  sheet.line(outline, light.on(hotel.trim, light.top), 9)
  mirror(court, outline, groundY(court, far), waterOf(court), 0.42)
}

function street(court: Court): void {
  const { sheet, light, hotel, project, door, left, width, foot } = court
  strip(court, 0, -90, mix(hotel.paving, rgb('#c9c4bd'), 0.4))
  strip(court, -90, -104, rgb('#b3aea8'))
  const kerb = groundY(court, -90)
  sheet.fill(
    rect(left, kerb + 4, width, foot - kerb),
    sheet.fade([
      [0, light.on(rgb('#5b5d68'), light.top * 0.8)],
      [1, light.on(rgb('#44464f'), light.top * 0.7)],
    ]),
  )
  let zebra = ''
  for (let index = -4; index <= 4; index++) {
    const x = door.x + index * 26
    zebra += levelRect(project, x - 8, x + 8, GROUND, -130, -620)
  }
  sheet.fill(zebra, light.on(rgb('#e9e6df'), light.top * 0.85), 0.75)
}

function paving(court: Court): void {
  const { hotel, soil, door } = court
  joints(court, 6, 86)
  lane(court, door.width * 0.55, 78, -700, mix(soil, hotel.accent, 0.12))
}

function lawn(court: Court): void {
  const { sheet, light, soil } = court
  path(court, gravelOf(court))
  sheet.line(rows(court, [-40, -150, -300, -470]), light.on(dim(soil, 0.75), 0.5), 8, {
    dash: '90 46 160 70',
    opacity: 0.25,
    cap: true,
  })
}

const path = (court: Court, colour: Rgb): void => lane(court, court.door.width * 0.6, 66, -760, colour)
const gravelOf = ({ hotel }: Court): Rgb => mix(hotel.paving, hotel.trim, 0.3)
const waterOf = ({ light, hotel }: Court): Rgb => light.on(mix(rgb('#2d7f96'), hotel.accent, 0.2), 0.5)

/** A strip of one color from edge to edge, between two depths. */
function strip(court: Court, z1: number, z2: number, colour: Rgb): void {
  const { sheet, light, left, width, foot } = court
  const y1 = groundY(court, z1)
  const y2 = Math.min(foot + 2, groundY(court, z2))
  sheet.fill(rect(left, y1, width, y2 - y1), light.on(colour, light.top))
}

/** A path from the door toward the viewer; `start` and `end` are half its width at the door and at depth z. */
function lane({ sheet, light, project, door: { x } }: Court, start: number, end: number, z: number, colour: Rgb): void {
  sheet.fill(
    poly([
      project(x - start, GROUND, 0),
      project(x + start, GROUND, 0),
      project(x + end, GROUND, z),
      project(x - end, GROUND, z),
    ]),
    light.on(colour, light.top),
  )
}

/** Lines from edge to edge at these depths. */
const rows = (court: Court, depths: readonly number[]): string =>
  depths.map((z) => `M${num(court.left)} ${num(groundY(court, z))}H${num(court.left + court.width)}`).join('')

/** Joints between slabs: `count` on either side of the middle, `gap` apart. */
function joints(court: Court, count: number, gap: number): void {
  const { sheet, light, project, soil } = court
  let outline = ''
  for (let index = -count; index <= count; index++)
    outline += open([project(index * gap, GROUND, 0), project(index * gap, GROUND, -690)])
  outline += rows(court, [-120, -260, -400, -520])
  sheet.line(outline, light.on(dim(soil, 0.7), 0.4), 1.2, { opacity: 0.5 })
}

/** Water with the sky, the house reflected below `axis`, and ripples. */
function mirror(court: Court, outline: string, axis: number, tone: Rgb, opacity: number): void {
  const { sheet, light, left, width, foot, house } = court
  sheet.clip(outline, () => {
    sheet.fill(
      rect(left, axis, width, foot - axis + 2),
      sheet.fade([
        [0, mix(tone, light.low, 0.45)],
        [1, mix(tone, light.zenith, 0.45)],
      ]),
    )
    if (house)
      sheet.body += `<use href="#${house}" transform="matrix(1 0 0 -.9 0 ${num(GROUND * 0.9 + axis)})" opacity="${opacity}"/>`
    if (sheet.sparing < 4) ripples(court, axis)
  })
}

function ripples({ sheet, light, number, foot }: Court, axis: number): void {
  let outline = ''
  for (let index = 0; index < 11; index++) {
    const y = axis + 3 + at(number, index, 551) * (foot - axis)
    const width = 30 + 110 * at(number, index, 552)
    outline += `M${num((at(number, index, 553) - 0.5) * 900 - width / 2)} ${num(y)}h${num(width)}`
  }
  sheet.line(outline, mix(light.mid, WHITE, 0.25 * light.bright), 1.8, { cap: true, opacity: 0.4 })
}
