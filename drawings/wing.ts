import { at, type Chance } from './chance.ts'
import { mix, rgb } from './colour.ts'
import { WARM } from './light.ts'
import { open, poly, rect, spot } from './paths.ts'
import type { Deck } from './poolDeck.ts'

/** One wing of the hotel, running away from the viewer. */
export function wing(deck: Deck, share: number, random: Chance): void {
  const { sheet, light, hotel, project, ground } = deck
  const x = -share * 236
  const top = -190 + random.between(0, 60)
  const turn = share > 0 ? light.right : light.left
  const far = 250
  const near = -440
  const onWall = (y: number, z: number) => project(x, y, z)
  const floors = 3
  const height = (ground - top) / floors
  const wallTone = light.on(hotel.family === 'chalet' ? hotel.wood : hotel.wall, Math.max(turn, 0.2))
  sheet.fill(poly([onWall(top, far), onWall(ground, far), onWall(ground, near), onWall(top, near)]), wallTone)
  sheet.fill(
    poly([onWall(top, far), onWall(ground, far), onWall(ground, near), onWall(top, near)]),
    sheet.fade([
      [0, WARM, 0.02],
      [1, WARM, 0.3],
    ]),
    light.night * 0.8,
  )
  sheet.fill(
    poly([onWall(top, far), onWall(ground, far), onWall(ground, near), onWall(top, near)]),
    sheet.fade(
      share > 0
        ? [
            [0, deck.cool, 0.3],
            [1, deck.cool, 0],
          ]
        : [
            [0, deck.cool, 0],
            [1, deck.cool, 0.3],
          ],
      null,
      true,
    ),
  )
  for (const storey of [1, 2])
    sheet.line(
      open([onWall(top + storey * height, far), onWall(top + storey * height, near)]),
      light.on(hotel.trim, Math.max(turn, 0.25)),
      3,
    )
  const front = project(x, 0, far)[0]
  sheet.fill(rect(share > 0 ? deck.sheet.view.left - 4 : front, onWall(top, far)[1], 0.1, 1), wallTone)
  let glass = ''
  let lit = ''
  let rails = ''
  const bays = 7
  const arched = ['riad', 'terraces', 'palace', 'veranda'].includes(hotel.family)
  for (let storey = 0; storey < floors; storey++)
    for (let index = 0; index < bays; index++) {
      const nearZ = near + (far - near) * ((index + 0.2) / bays) ** 1.25
      const farZ = near + (far - near) * ((index + 0.8) / bays) ** 1.25
      const y1 = top + storey * height + height * 0.26
      const y2 = top + (storey + 1) * height - (storey === floors - 1 ? 0 : height * 0.12)
      const middleZ = (nearZ + farZ) / 2
      const outline =
        arched && storey === floors - 1
          ? `M${spot(onWall(y2, nearZ))}L${spot(onWall(y1 + 14, nearZ))}Q${spot(onWall(y1 - 14, middleZ))} ${spot(onWall(y1 + 14, farZ))}L${spot(onWall(y2, farZ))}z`
          : poly([onWall(y1, nearZ), onWall(y1, farZ), onWall(y2, farZ), onWall(y2, nearZ)])
      if (at(deck.number, storey * 11 + index, 721) < light.lamps * 0.8) lit += outline
      else glass += outline
      if (storey < floors - 1) rails += open([onWall(y2 - 2, nearZ + 5), onWall(y2 - 2, farZ - 5)])
    }
  sheet.line(glass + lit, light.on(hotel.trim, Math.max(turn, 0.25)), 4)
  sheet.fill(
    glass,
    sheet.fade([
      [0, mix(light.on(rgb('#5f7d92'), 0.4), light.mid, 0.4)],
      [1, light.on(rgb('#33465a'), 0.4)],
    ]),
  )
  sheet.fill(lit, rgb('#ffd083'))
  sheet.line(rails, light.on(hotel.trim, 0.8), 4)
  const topFar = onWall(top, far)
  const topNear = onWall(top, near)
  sheet.line(
    open([topFar, topNear]),
    light.on(hotel.family === 'riad' || hotel.family === 'brutal' ? hotel.trim : hotel.roof, light.top),
    9,
  )
  sheet.fill(
    poly([
      onWall(ground, far),
      project(x + share * 26, ground, far),
      project(x + share * 26, ground, near),
      onWall(ground, near),
    ]),
    deck.cool,
    0.3,
  )
}
