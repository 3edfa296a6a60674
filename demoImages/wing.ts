import { at, type Chance } from './chance.ts'
import { mix, rgb, type Rgb } from './colour.ts'
import { WARM } from './light.ts'
import { hasArches } from './look.ts'
import { open, poly, rect, spot, type Point } from './paths.ts'
import type { Deck } from './poolDeck.ts'

/** Far and near end of the wing. */
const FAR = 250
const NEAR = -440
const FLOORS = 3
const BAYS = 7

/** A wing during drawing. */
interface Wing {
  x: number
  /** Its side of the pool: 1 left, -1 right. */
  side: 1 | -1
  top: number
  storey: number
  /** Amount of sunlight on it, and the trim color in that light. */
  turn: number
  trim: Rgb
  onWall: (y: number, z: number) => Point
}

/** One wing of the hotel, receding from the viewer. */
export function wing(deck: Deck, side: 1 | -1, random: Chance): void {
  const { light, hotel, project, ground } = deck
  const x = -side * 236
  const top = -190 + random.between(0, 60)
  const turn = side > 0 ? light.right : light.left
  const plan: Wing = {
    x,
    side,
    top,
    storey: (ground - top) / FLOORS,
    turn,
    trim: light.on(hotel.trim, Math.max(turn, 0.25)),
    onWall: (y, z) => project(x, y, z),
  }
  wall(deck, plan)
  openings(deck, plan)
  eavesAndShadow(deck, plan)
}

function wall(
  { sheet, light, hotel, project, ground, cool }: Deck,
  { x, side, top, storey, turn, trim, onWall }: Wing,
) {
  const outline = poly([onWall(top, FAR), onWall(ground, FAR), onWall(ground, NEAR), onWall(top, NEAR)])
  const tone = light.on(hotel.family === 'chalet' ? hotel.wood : hotel.wall, Math.max(turn, 0.2))
  sheet.fill(outline, tone)
  sheet.fill(
    outline,
    sheet.fade([
      [0, WARM, 0.02],
      [1, WARM, 0.3],
    ]),
    light.night * 0.8,
  )
  sheet.fill(
    outline,
    sheet.fade(
      [
        [0, cool, side > 0 ? 0.3 : 0],
        [1, cool, side > 0 ? 0 : 0.3],
      ],
      null,
      true,
    ),
  )
  for (const floor of [1, 2])
    sheet.line(open([onWall(top + floor * storey, FAR), onWall(top + floor * storey, NEAR)]), trim, 3)
  const edge = side > 0 ? sheet.view.left - 4 : project(x, 0, FAR)[0]
  sheet.fill(rect(edge, onWall(top, FAR)[1], 0.1, 1), tone)
}

/** Depth at which a bay begins. Not linear, so farther bays are narrower. */
const depthAt = (bay: number): number => NEAR + (FAR - NEAR) * (bay / BAYS) ** 1.25

/** Windows and balcony doors. */
function openings(deck: Deck, plan: Wing): void {
  const { sheet, light, hotel, number } = deck
  const { top, storey, trim, onWall } = plan
  const arched = hasArches(hotel)
  let glass = ''
  let lit = ''
  let rails = ''
  for (let floor = 0; floor < FLOORS; floor++)
    for (let bay = 0; bay < BAYS; bay++) {
      const lowest = floor === FLOORS - 1
      const near = depthAt(bay + 0.2)
      const far = depthAt(bay + 0.8)
      const head = top + floor * storey + storey * 0.26
      const foot = top + (floor + 1) * storey - (lowest ? 0 : storey * 0.12)
      const middle = (near + far) / 2
      const outline =
        arched && lowest
          ? `M${spot(onWall(foot, near))}L${spot(onWall(head + 14, near))}Q${spot(onWall(head - 14, middle))} ${spot(onWall(head + 14, far))}L${spot(onWall(foot, far))}z`
          : poly([onWall(head, near), onWall(head, far), onWall(foot, far), onWall(foot, near)])
      if (at(number, floor * 11 + bay, 721) < light.lamps * 0.8) lit += outline
      else glass += outline
      if (!lowest) rails += open([onWall(foot - 2, near + 5), onWall(foot - 2, far - 5)])
    }
  sheet.line(glass + lit, trim, 4)
  sheet.fill(
    glass,
    sheet.fade([
      [0, mix(light.on(rgb('#5f7d92'), 0.4), light.mid, 0.4)],
      [1, light.on(rgb('#33465a'), 0.4)],
    ]),
  )
  sheet.fill(lit, rgb('#ffd083'))
  sheet.line(rails, light.on(hotel.trim, 0.8), 4)
}

function eavesAndShadow({ sheet, light, hotel, project, ground, cool }: Deck, { x, side, top, onWall }: Wing): void {
  const flat = hotel.family === 'riad' || hotel.family === 'brutal'
  sheet.line(open([onWall(top, FAR), onWall(top, NEAR)]), light.on(flat ? hotel.trim : hotel.roof, light.top), 9)
  sheet.fill(
    poly([
      onWall(ground, FAR),
      project(x + side * 26, ground, FAR),
      project(x + side * 26, ground, NEAR),
      onWall(ground, NEAR),
    ]),
    cool,
    0.3,
  )
}
