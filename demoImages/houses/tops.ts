import { type Rgb, dim } from '#demoImages/colour.ts'
import { rounded } from '#demoImages/materials.ts'
import { num } from '#demoImages/numbers.ts'
import { open, poly, rect } from '#demoImages/paths.ts'
import { type Plan, type Stage, shape, solid } from './solid.ts'

/** A roof with its ridge from front to back: the gable faces the street. `over`: overhang beyond the walls. */
export function gable(
  stage: Stage,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  [y, ridge]: readonly [number, number],
  over: number,
  coat: { wall: Rgb; roof: Rgb },
): void {
  const { sheet, light, camera } = stage
  const middle = (x0 + x1) / 2
  const slope = (ridge - y) / ((x1 - x0) / 2)
  const low = y - over * slope
  const right = camera.yaw < 0
  const [edge, turn] = right ? [x1 + over, light.right] : [x0 - over, light.left]
  const front = z0 - over
  if (camera.yaw !== 0)
    sheet.fill(
      shape(stage, [
        [edge, low, front],
        [middle, ridge, front],
        [middle, ridge, z1 + over],
        [edge, low, z1 + over],
      ]),
      light.on(coat.roof, Math.max(light.top * 0.9, turn)),
    )
  const soffit = (x: number): string =>
    shape(stage, [
      [x, low, front],
      [middle, ridge, front],
      [middle, ridge, z0],
      [x, low, z0],
    ])
  sheet.fill(soffit(x0 - over) + soffit(x1 + over), light.on(dim(coat.roof, 0.5), 0.3))
  sheet.fill(
    shape(stage, [
      [x0, y, z0],
      [middle, ridge, z0],
      [x1, y, z0],
    ]),
    light.on(coat.wall),
  )
  const verge = (x: number): string =>
    shape(stage, [
      [x, low, front],
      [middle, ridge + 0.1, front],
      [middle, ridge + 0.75, front],
      [x, low + 0.55, front],
    ])
  sheet.fill(verge(x0 - over) + verge(x1 + over), light.on(coat.roof, light.top))
}

/** A roof with its ridge along the street, hipped by `hip` meters at both ends. */
export function saddle(
  stage: Stage,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  [y, ridge]: readonly [number, number],
  { over, hip, roof }: { over: number; hip: number; roof: Rgb },
): void {
  const { sheet, light, camera } = stage
  const middle = (z0 + z1) / 2
  const [a, b] = [x0 - over, x1 + over]
  const [front, back] = [z0 - over, z1 + over]
  const right = camera.yaw < 0
  const [edge, peak, turn] = right ? [b, b - hip, light.right] : [a, a + hip, light.left]
  if (camera.yaw !== 0)
    sheet.fill(
      shape(stage, [
        [edge, y, front],
        [peak, ridge, middle],
        [edge, y, back],
      ]),
      light.on(dim(roof, 0.9), Math.max(0.3, turn)),
    )
  sheet.fill(
    shape(stage, [
      [a, y, front],
      [a + hip, ridge, middle],
      [b - hip, ridge, middle],
      [b, y, front],
    ]),
    light.on(roof, light.top),
  )
  let tiles = ''
  for (let index = 1; index < 14; index++) {
    const x = a + ((b - a) * index) / 14
    const peakX = a + hip + ((b - a - 2 * hip) * index) / 14
    tiles += open([stage.see(x, y, front), stage.see(peakX, ridge, middle)])
  }
  if (sheet.sparing < 2) sheet.line(tiles, light.on(dim(roof, 0.6), 0.4), 1.2, { opacity: 0.4 })
}

/** A dome with its base at y. */
export function dome(stage: Stage, x: number, y: number, z: number, radius: number, rise: number, material: Rgb): void {
  const { sheet, light, see } = stage
  const [left, foot] = see(x - radius, y, z)
  const [right] = see(x + radius, y, z)
  const [, top] = see(x, y + rise, z)
  const reach = (foot - top) * 1.3
  sheet.fill(
    `M${num(left)} ${num(foot)}C${num(left)} ${num(foot - reach)} ${num(right)} ${num(foot - reach)} ${num(right)} ${num(foot)}z`,
    rounded(sheet, light, material),
  )
}

/** A mast or a spire. */
export function mast(stage: Stage, x: number, y0: number, y1: number, z: number, width: number, material: Rgb): void {
  const [baseX, baseY] = stage.see(x, y0, z)
  const [, top] = stage.see(x, y1, z)
  stage.sheet.fill(
    poly([
      [baseX - width, baseY],
      [baseX, top],
      [baseX + width, baseY],
    ]),
    stage.light.on(material, 0.8),
  )
}

/** A water tank on legs on a roof. */
export function tank(stage: Stage, x: number, y: number, z: number): void {
  const { sheet, light, hotel, see } = stage
  const [left, foot] = see(x - 1.3, y, z)
  const [right] = see(x + 1.3, y, z)
  const unit = (right - left) / 2.6
  sheet.line(
    `M${num(left + unit * 0.4)} ${num(foot)}v${num(-unit * 1.6)}M${num(right - unit * 0.4)} ${num(foot)}v${num(-unit * 1.6)}`,
    light.on(hotel.dark, 0.4),
    2,
  )
  const wood = rounded(sheet, light, hotel.wood)
  sheet.fill(rect(left, foot - unit * 4.2, right - left, unit * 2.8), wood)
  sheet.fill(
    poly([
      [left - 2, foot - unit * 4.2],
      [(left + right) / 2, foot - unit * 5.6],
      [right + 2, foot - unit * 4.2],
    ]),
    light.on(dim(hotel.wood, 0.7), light.top),
  )
}

/** Battlements along the top of a part. */
export function battlements(stage: Stage, plan: Plan, y: number, high: number, material: Rgb): void {
  const { sheet, light } = stage
  solid(stage, plan, y, y + high * 0.5, material, {
    plain: true,
    skin: (wall) => {
      const count = Math.max(2, Math.round(wall.width / (high * 1.5)))
      let teeth = ''
      for (let index = 0; index < count; index++)
        teeth += poly([
          wall.at((index + 0.14) / count, y),
          wall.at((index + 0.2) / count, y + high),
          wall.at((index + 0.8) / count, y + high),
          wall.at((index + 0.86) / count, y),
        ])
      sheet.fill(teeth, light.on(material, wall.turn))
    },
  })
}
