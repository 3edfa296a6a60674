import { dim, mix, rgb } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { WARM } from './light.ts'
import { num } from './numbers.ts'
import { poly, rect } from './paths.ts'
import { block, cornice, slant, trailing, wash } from './walls.ts'
import { windows } from './windows.ts'

export const loft: Family = (c, r) => {
  const { s, L, hotel } = c,
    cols = r.whole(5, 7),
    rows = r.whole(3, 5),
    w = cols * r.between(64, 72),
    sh = 48,
    h = 64 + rows * sh + 14,
    x = -w / 2 + r.between(-20, 20),
    top = GROUND - h
  const f = block(c, x, w, top, hotel.wall, { deep: 230, cols: 3, rows: rows + 1 }),
    d = rect(f.x, f.y, f.w, f.h)
  const brick = s.define(
    (id) =>
      `<pattern id="${id}" width="14" height="8" patternUnits="userSpaceOnUse"><path fill="none" stroke="#fff" stroke-opacity=".13" d="M0 .5h14M0 4.5h14M3.5 .5v4M10.5 4.5v4"/></pattern>`,
  )
  s.fill(d, `url(#${brick})`)
  wash(c, d)
  const pitch = w / cols
  let piers = ''
  for (let i = 0; i <= cols; i++) piers += rect(x + i * pitch - 5, top + 8, 10, h - 70)
  s.fill(piers, L.on(dim(hotel.wall, 1.12), L.front))
  windows(c, {
    x: x + pitch * 0.2,
    y: top + 22,
    cols,
    rows,
    dx: pitch,
    dy: sh,
    w: pitch * 0.6,
    h: 34,
    head: r.pick([0, 7, 12]),
    bars: '#',
    frame: hotel.dark,
    sill: hotel.trim,
    salt: 1,
  })
  slant(c, d, x, w, top)
  c.doorX = x + pitch * (Math.floor(cols / 2) + 0.5)
  s.fill(rect(x, GROUND - 62, w, 62), L.on(mix(hotel.dark, hotel.wall, 0.22)))
  if (L.night) s.fill(rect(x, GROUND - 62, w, 62), WARM, 0.18 * L.night)
  shopfront(c, x, w, cols, 50, hotel.accent, 0)
  cornice(c, x - 3, GROUND - 66, w + 6, 6, hotel.trim)
  cornice(c, x - 6, top - 4, w + 12, 9, hotel.trim, '4 4')
  entrance(c, c.doorX, 30, 46, { canopy: hotel.accent })
  if (r.coin(0.65)) {
    // water tower on the roof
    const tx = x + w * r.pick([0.2, 0.74]),
      ty = top - 26
    s.line(
      `M${num(tx - 14)} ${num(top - 3)}l5-24M${num(tx + 14)} ${num(top - 3)}l-5-24M${num(tx - 12)} ${num(top - 14)}h24`,
      L.on(hotel.dark, 0.3),
      2.2,
    )
    s.fill(
      rect(tx - 16, ty - 32, 32, 34),
      s.fade(
        [
          [0, L.on(hotel.wood, L.left)],
          [1, L.on(hotel.wood, L.right)],
        ],
        null,
        true,
      ),
    )
    s.fill(
      poly([
        [tx - 19, ty - 31],
        [tx, ty - 47],
        [tx + 19, ty - 31],
      ]),
      L.on(hotel.roof, L.top),
    )
    s.line(`M${num(tx - 16)} ${num(ty - 22)}h32M${num(tx - 16)} ${num(ty - 8)}h32`, L.on(hotel.dark, 0.3), 1.2)
  } else {
    // roof garden under glass
    const gx = x + w * 0.3,
      gw = w * 0.4
    s.fill(rect(gx, top - 28, gw, 25), mix(L.on(rgb('#7d97a4'), 0.6), WARM, L.night * 0.7))
    s.line(
      `M${num(gx)} ${num(top - 28)}h${num(gw)}M${num(gx)} ${num(top - 16)}h${num(gw)}`,
      L.on(hotel.dark, 0.4),
      25,
      { dash: '1.6 15', opacity: 0.7 },
    )
    s.fill(rect(gx - 4, top - 32, gw + 8, 5), L.on(hotel.trim, L.top))
    trailing(c, x + 8, top - 4, w * 0.24, 1, 8)
  }
  if (r.coin(0.5)) fireStairs(c, x + pitch * (r.coin() ? 0.5 : cols - 0.5), top + 22, rows, sh, pitch * 0.62)
  c.body = [x, w, h]
}

function fireStairs(c: Front, x: number, y: number, rows: number, sh: number, w: number): void {
  const { s, L, hotel } = c
  let d = '',
    rails = ''
  for (let j = 0; j < rows; j++) {
    const k = j % 2 ? 1 : -1,
      py = y + j * sh + 36
    d += `M${num(x - w / 2 - 6)} ${num(py)}h${num(w + 12)}`
    if (j < rows - 1)
      rails += `M${num(x - k * w * 0.42)} ${num(py)}L${num(x + k * w * 0.42)} ${num(py + sh)}M${num(x - k * w * 0.3)} ${num(py)}L${num(x + k * w * 0.54)} ${num(py + sh)}`
    rails += `M${num(x - w / 2 - 6)} ${num(py - 12)}h${num(w + 12)}`
  }
  s.line(d, L.on(hotel.dark, 0.35), 3)
  s.line(rails, L.on(hotel.dark, 0.35), 1.5)
}
