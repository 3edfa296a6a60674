import { entrance } from './entrance.ts'
import { GROUND, type Family } from './front.ts'
import { fine, num } from './numbers.ts'
import { open, poly, rect } from './paths.ts'
import { roofHip } from './roofs.ts'
import { block, trailing, wash } from './walls.ts'
import { windows } from './windows.ts'

export const veranda: Family = (c, r) => {
  const { s, L, hotel } = c,
    w = r.between(400, 470),
    x = -w / 2,
    floors = 2,
    sh = 66,
    h = floors * sh + 10,
    top = GROUND - h,
    bays = r.pick([6, 7, 8]),
    pitch = w / bays
  block(c, x, w, top, hotel.wall, { deep: 190, cols: 3, rows: 2 })
  wash(c, rect(x, top, w, h))
  for (let j = 0; j < floors; j++) {
    const y = top + 8 + j * sh
    s.fill(rect(x, y - 8, w, 26), c.cool, 0.38)
    windows(c, {
      x: x + pitch * 0.34,
      y: y + 12,
      cols: bays,
      rows: 1,
      dx: pitch,
      dy: 0,
      w: pitch * 0.32,
      h: sh - 18,
      head: j ? 0 : pitch * 0.16,
      bars: '+',
      frame: hotel.trim,
      salt: j * 9,
      share: 0.85,
    })
    s.line(
      `M${num(x + pitch * 0.16)} ${num(y + 2 + sh / 2)}h${num(w - pitch * 0.2)}`,
      L.on(hotel.accent, L.front),
      sh - 20,
      { dash: `${fine(pitch * 0.14)} ${fine(pitch * 0.4)} ${fine(pitch * 0.14)} ${fine(pitch * 0.32)}` },
    )
  }
  const ox = x - 22,
    ow = w + 44
  let posts = '',
    brackets = ''
  for (let i = 0; i <= bays; i++) {
    const px = ox + 4 + ((ow - 8) * i) / bays
    posts += rect(px - 2.6, top, 5.2, h)
    for (let j = 0; j < floors; j++) brackets += `M${num(px - 12)} ${num(top + 7 + j * sh)}q12 1 12 13q0-12 12-13z`
  }
  s.fill(rect(ox, top + sh, ow, 8), L.on(hotel.trim, L.top))
  s.line(`M${num(ox)} ${num(top + sh - 9)}h${num(ow)}`, L.on(hotel.trim, L.front * 1.1), 18, { dash: '1.6 3.6' })
  s.fill(rect(ox, top + sh - 20, ow, 3), L.on(hotel.trim, L.top))
  s.fill(posts + brackets, L.on(hotel.trim, L.front * 1.15))
  s.fill(rect(ox - 6, GROUND - 8, ow + 12, 8), L.on(hotel.stone, L.top))
  roofHip(c, 0, top + 4, w - 6, 1.15, hotel.roof, false)
  const dx = [-0.3, 0.3]
  for (const k of dx) {
    const px = k * w
    s.fill(
      poly([
        [px - 20, top - 18],
        [px, top - 48],
        [px + 20, top - 18],
      ]),
      L.on(hotel.trim, L.front),
    )
    windows(c, {
      x: px - 7,
      y: top - 36,
      cols: 1,
      rows: 1,
      dx: 1,
      dy: 1,
      w: 14,
      h: 19,
      head: 7,
      bars: '|',
      salt: 70 + k * 10,
      share: 0.9,
    })
    s.line(
      open([
        [px - 24, top - 15],
        [px, top - 51],
        [px + 24, top - 15],
      ]),
      L.on(hotel.roof, L.top),
      5,
    )
  }
  trailing(c, ox + 20, top + sh + 2, ow * 0.3, 3, 14)
  c.doorX = 0
  entrance(c, 0, 34, 52, { head: 17 })
  c.body = [x - 20, w + 40, h + 60]
}
