import { dim, mix, rgb } from '#demoImages/colour.ts'
import { WARM } from '#demoImages/light.ts'
import { courses, shops, steps, uprights, windows } from './dress.ts'
import type { Builder } from './house.ts'
import { doorway } from './parts.ts'
import { type Plan, box, grow, ledge, pane, ring, solid, wallsOf } from './solid.ts'
import { battlements } from './tops.ts'

/** Sand-colored walls with wind towers, beams and carved screens. */
export const windtower: Builder = (random) => {
  const width = random.between(13, 16)
  const wallTop = random.between(9.6, 11.4)
  const height = wallTop + random.between(6.5, 8)
  const two = random.coin(0.45)
  return {
    width: width + 1,
    depth: 13,
    height: height + 0.8,
    porch: 9,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const sand = mix(rgb('#d8bb8a'), hotel.wall, 0.45)
      const plan = box(-width / 2, width / 2, 0, 13)
      const [near, far] = [width * 0.26 * hotel.turned, -width * 0.3 * hotel.turned]
      for (const [x, top, size] of [
        [near, height, 2.5],
        ...(two ? [[far, height * 0.88, 1.9] as const] : []),
      ] as const) {
        const tower = box(x - size, x + size, 2, 2 + size * 2)
        solid(stage, tower, wallTop, top, mix(sand, hotel.trim, 0.2), {
          skin: (wall) => {
            sheet.fill(
              [0.1, 0.32, 0.54, 0.76].map((share) => pane(wall, share, wallTop + 2.4, share + 0.14, top - 1)).join(''),
              light.on(hotel.shadow, 0.4),
            )
            sheet.fill(
              [0.1, 0.32, 0.54, 0.76]
                .map((share) => pane(wall, share, wallTop + 2.4, share + 0.14, wallTop + 3.6))
                .join(''),
              WARM,
              0.7 * light.night,
            )
          },
        })
        ledge(stage, tower, top, 0.6, 0.3, sand)
        const [beamX, beamY] = stage.see(x - size - 1, top - 1.8, 2)
        const [endX] = stage.see(x + size + 1, top - 1.8, 2)
        sheet.line(`M${Math.round(beamX)} ${Math.round(beamY)}H${Math.round(endX)}`, light.on(hotel.wood, 0.5), 4, {
          cap: true,
        })
      }
      solid(stage, plan, 0, wallTop, sand, {
        skin: (wall) => {
          windows(stage, wall, {
            pitch: 2.8,
            storey: wallTop * 0.44,
            from: wallTop * 0.5,
            to: wallTop - 1,
            wide: 0.5,
            high: 0.66,
            arched: true,
            frame: hotel.trim,
            share: 0.8,
          })
          sheet.line(courses(wall, [wallTop * 0.48], 0.03, 0.97), light.on(hotel.accent, wall.turn), 7, {
            dash: '7 4 2 4',
          })
          shops(stage, wall, { pitch: 3, to: wallTop * 0.45, arched: true })
          if (wall.isFront) doorway(stage, wall, { wide: 2.6, high: wallTop * 0.36, arched: true, frame: hotel.accent })
        },
      })
      battlements(stage, plan, wallTop, 0.9, sand)
      const beams = steps(-width / 2 + 0.6, width / 2 - 0.6, 1.3).map((x) => {
        const [from, y] = stage.see(x, wallTop - 0.6, -0.7)
        return `M${Math.round(from)} ${Math.round(y)}h0`
      })
      sheet.line(beams.join(''), light.on(hotel.wood, 0.45), 5, { cap: true })
    },
  }
}

/** Carved wooden bays on a tall white house. */
export const roshan: Builder = (random) => {
  const storeys = random.whole(4, 5)
  const storey = 3.9
  const width = random.between(11, 13)
  const foot = 4.6
  const wallTop = foot + storeys * storey
  const bays = random.pick([2, 3])
  const wood = random.pick(['#7a5034', '#4f7a68', '#8a6a3c', '#5a7a8a', '#6d4436'])
  return {
    width: width + 1.6,
    depth: 12,
    height: wallTop + 2,
    porch: 8,
    row: [rgb('#e2d2b4'), rgb('#d0bfa2'), rgb('#ead9c0')],
    rowHeight: 0.7,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const coat = mix(hotel.wall, hotel.trim, 0.45)
      const plan = box(-width / 2, width / 2, 0, 12)
      solid(stage, plan, 0, wallTop, coat, {
        skin: (wall) => {
          if (!wall.isFront)
            windows(stage, wall, {
              pitch: 3.4,
              storey,
              from: foot,
              to: wallTop,
              wide: 0.4,
              high: 0.6,
              arched: true,
              frame: rgb(wood),
            })
          shops(stage, wall, { pitch: 3, to: foot, arched: true })
          if (wall.isFront) doorway(stage, wall, { wide: 2.3, high: 3.3, arched: true, frame: rgb(wood) })
        },
      })
      const pitch = width / bays
      for (let bay = 0; bay < bays; bay++)
        for (let row = 0; row < storeys; row++) {
          const x = -width / 2 + pitch * (bay + 0.5)
          const y = foot + row * storey
          const screen = box(x - pitch * 0.34, x + pitch * 0.34, -1.1, 0)
          const saltedStage = { ...stage, salt: bay * 31 + row * 7 }
          solid(saltedStage, screen, y + 0.3, y + storey - 0.5, rgb(wood), {
            on: box(x - pitch * 0.34, x + pitch * 0.34, 0, 0),
            plain: true,
            skin: (wall) => {
              windows(saltedStage, wall, {
                pitch: 1.5,
                storey: 1.6,
                from: y + 0.4,
                to: y + storey - 0.7,
                wide: 0.66,
                high: 0.72,
                arched: row % 2 === 0,
                bars: false,
                share: 0.75,
              })
              sheet.line(
                uprights(wall, [0.04, 0.96], y + 0.3, y + storey - 0.5),
                light.on(dim(rgb(wood), 0.7), wall.turn),
                2,
              )
            },
          })
          ledge(stage, screen, y + storey - 0.5, 0.25, 0.25, mix(rgb(wood), hotel.trim, 0.3))
        }
      ledge(stage, plan, wallTop, 0.5, 0.3, hotel.trim)
      battlements(stage, plan, wallTop + 0.5, 1.2, coat)
    },
  }
}

/** A contemporary Gulf tower behind a veil of screens. */
export const screen: Builder = (random) => {
  const radius = random.between(12, 14)
  const height = radius * random.between(4.4, 5.2)
  const sides = random.pick([6, 8])
  const taper = random.between(-2.6, 2)
  const diamonds = random.whole(9, 12)
  return {
    width: radius * 2 + 7,
    depth: radius * 2,
    height,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const roof = height - 4
      const foot = ring(0, radius, radius - 1, sides)
      const top = grow(foot, taper)
      const veil = mix(hotel.second, hotel.trim, 0.35)
      solid(stage, foot, 6, roof, mix(hotel.steel, hotel.wall, 0.3), { top })
      for (const wall of wallsOf(stage, foot, 6, roof, top)) {
        windows(stage, wall, {
          pitch: 3,
          storey: 4.2,
          from: 7,
          to: roof,
          wide: 0.9,
          high: 0.84,
          bars: false,
          share: 0.5,
        })
        let net = ''
        const heights = steps(6, roof, (roof - 6) / diamonds)
        heights.slice(0, -1).forEach((y, index) => {
          const next = heights[index + 1] ?? y
          for (const share of [0, 0.5]) {
            const [a, b, c, d] = [
              wall.at(share, (y + next) / 2),
              wall.at(share + 0.25, next),
              wall.at(share + 0.5, (y + next) / 2),
              wall.at(share + 0.25, y),
            ]
            net += `M${[a, b, c, d].map(([x, z]) => `${Math.round(x)} ${Math.round(z)}`).join('L')}z`
          }
        })
        sheet.line(net, light.on(veil, wall.turn * 1.15), 3)
      }
      const lid: Plan = grow(top, 0.8)
      solid(stage, lid, roof, roof + 1.2, veil, { plain: true, on: top })
      solid(stage, grow(top, -4), roof + 1.2, height, hotel.steel, { plain: true })
      const hall = box(-radius - 3, radius + 3, -1, radius * 2)
      solid(stage, hall, 0, 6, hotel.stone, {
        skin: (wall) => {
          shops(stage, wall, { pitch: 4, to: 6, arched: true })
          if (wall.isFront) doorway(stage, wall, { wide: 4.4, high: 3.8, arched: true, frame: hotel.trim })
        },
      })
      ledge(stage, hall, 6, 0.7, 0.5, hotel.trim)
    },
  }
}

/** A clay house: a tall gate between towers with battlements. */
export const kasbah: Builder = (random) => {
  const width = random.between(15, 18)
  const wallTop = random.between(11, 13)
  const tower = random.between(4, 5)
  const gateTop = wallTop + random.between(2, 4)
  const height = gateTop + random.between(2.4, 4)
  const both = random.coin(0.55)
  const tiled = random.coin(0.5)
  return {
    width: width + 1,
    depth: 14,
    height,
    porch: 11.5,
    draw: (stage) => {
      const { hotel, light, sheet } = stage
      const clay = hotel.wall
      solid(stage, box(-width / 2, width / 2, 0.5, 13), 0, wallTop, clay, {
        skin: (wall) =>
          windows(stage, wall, {
            pitch: 2.6,
            storey: 5,
            from: 1.5,
            to: wallTop - 1,
            wide: 0.4,
            high: 0.6,
            arched: true,
            frame: hotel.trim,
            share: 0.8,
            skip: (column, columns) => wall.isFront && Math.abs(column + 0.5 - columns / 2) < columns * 0.25,
          }),
      })
      battlements(stage, box(-width / 2, width / 2, 0.5, 13), wallTop, 1, clay)
      for (const side of both ? [-1, 1] : [stage.hotel.turned]) {
        const [x0, x1] = side < 0 ? [-width / 2 - 0.4, -width / 2 + tower] : [width / 2 - tower, width / 2 + 0.4]
        const plan = box(x0, x1, -0.8, tower)
        const top = side === stage.hotel.turned ? height - 1.2 : gateTop - 1
        solid({ ...stage, salt: 30 }, plan, 0, top, mix(clay, hotel.trim, 0.14), {
          top: grow(plan, -0.35),
          skin: (wall) => {
            windows({ ...stage, salt: 30 }, wall, {
              pitch: tower,
              storey: 3.6,
              from: 3,
              to: top - 1.4,
              wide: 0.22,
              high: 0.56,
              arched: true,
              frame: hotel.trim,
              bars: false,
              share: 0.9,
            })
            sheet.line(courses(wall, [top - 1.1], 0.08, 0.92), light.on(hotel.accent, wall.turn), 5, { dash: '5 3' })
          },
        })
        battlements(stage, grow(plan, -0.3), top, 1.1, clay)
      }
      const gate = box(-3.4, 3.4, -1.4, 1)
      solid(stage, gate, 0, gateTop, mix(clay, hotel.trim, 0.3), {
        skin: (wall) => {
          if (!wall.isFront) return
          const frame = pane(wall, 0.09, 0, 0.91, gateTop - 1)
          sheet.fill(frame, light.on(tiled ? hotel.accent : mix(hotel.wall, hotel.dark, 0.3), wall.turn))
          sheet.line(frame, light.on(hotel.second, 0.8), 3, { dash: '3 4', fill: 'none' })
          doorway(stage, wall, { wide: 3.3, high: gateTop * 0.6, arched: true, frame: hotel.trim })
        },
      })
      battlements(stage, gate, gateTop, 1, clay)
    },
  }
}
