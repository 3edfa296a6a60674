import { at } from './chance.ts'
import { dim, mix, rgb } from './colour.ts'
import { entrance } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { clamp, poly, rect, type Point } from './paths.ts'
import { block, wash } from './walls.ts'
import { glassPaint, windows } from './windows.ts'

export const chalet: Family = (c, r) => {
  const { s, L, hotel } = c,
    snow = hotel.climate !== 'coast' && at(c.n, 500) > 0.45,
    cap = snow ? rgb('#f4f7fc') : hotel.roof
  const gables = r.pick([1, 1, 2]),
    w = gables === 1 ? r.between(330, 400) : 245,
    wallH = r.between(112, 150),
    rise = gables === 1 ? r.between(112, 140) : 96
  const hut = (x: number, hw: number, hh: number, hr: number): void => {
    const top = GROUND - hh,
      apex = x + hw / 2,
      over = 26
    block(c, x, hw, top, hotel.wood, { deep: 200, cols: 3, rows: 2 })
    const front = poly([
      [x, GROUND],
      [x, top],
      [apex, top - hr],
      [x + hw, top],
      [x + hw, GROUND],
    ])
    s.fill(front, L.on(hotel.wood))
    s.clip(front, () =>
      s.line(`M${num(apex)} ${num(top - hr)}V${GROUND}`, L.on(dim(hotel.wood, 0.6), 0.3), hw, {
        dash: '1 8',
        opacity: 0.55,
      }),
    )
    wash(c, front)
    s.fill(rect(x - 2, GROUND - 46, hw + 4, 46), L.on(hotel.stone))
    s.line(
      `M${num(x)} ${GROUND - 31}h${num(hw)}M${num(x + 9)} ${GROUND - 15}h${num(hw - 9)}`,
      L.on(dim(hotel.stone, 0.66), 0.3),
      12,
      { dash: '1.5 17 1.5 26', opacity: 0.6 },
    )
    const n = Math.round(hw / 52),
      pitch = hw / n,
      floors = Math.floor((hh - 46) / 42)
    if (floors > 0)
      for (let j = 0; j < floors; j++) {
        const y = GROUND - 46 - (j + 1) * 42
        windows(c, {
          x: x + pitch * 0.25,
          y: y + 6,
          cols: n,
          rows: 1,
          dx: pitch,
          dy: 0,
          w: pitch * 0.5,
          h: 28,
          bars: '+',
          frame: hotel.trim,
          salt: j + x,
          share: 0.8,
        })
        balcony(c, x - 8, y + 30, hw + 16, 13)
      }
    // glazed gable
    const gw = hw * 0.46,
      gt = top - hr * 0.62,
      gb = top + 2
    const pane = poly([
      [apex - gw / 2, gb],
      [apex - gw / 2, gt + hr * 0.24],
      [apex, gt - hr * 0.06],
      [apex + gw / 2, gt + hr * 0.24],
      [apex + gw / 2, gb],
    ])
    s.fill(pane, glassPaint(s, L))
    s.fill(pane, LAMP_TONES[0], clamp(L.lamps * 1.1) * 0.9)
    s.line(
      `M${num(apex)} ${num(gt - hr * 0.06)}V${num(gb)}M${num(apex - gw / 4)} ${num(gt + hr * 0.1)}V${num(gb)}M${num(apex + gw / 4)} ${num(gt + hr * 0.1)}V${num(gb)}M${num(apex - gw / 2)} ${num(gb - 22)}h${num(gw)}`,
      L.on(hotel.trim, L.front),
      2,
    )
    balcony(c, apex - gw / 2 - 14, gb, gw + 28, 12)
    // roof: deep eaves, lit and shaded slope edge
    const slope = hr / (hw / 2),
      e = (k: number, t: number): Point => [apex + k * (hw / 2 + over), top + slope * over - t]
    s.fill(
      poly([[apex, top - hr + 10], e(-1, -13), e(-1, 0), [apex, top - hr - 4], e(1, 0), e(1, -13)]),
      L.on(dim(hotel.wood, 0.45), 0.2),
    )
    s.fill(poly([[apex, top - hr - 16], e(-1, 11), e(-1, 0), [apex, top - hr - 2]]), L.on(cap, L.left))
    s.fill(poly([[apex, top - hr - 16], e(1, 11), e(1, 0), [apex, top - hr - 2]]), L.on(cap, L.right))
    const side = c.P.vx > x + hw ? 1 : c.P.vx < x ? -1 : 0
    if (side) {
      // the roof plane that recedes
      const a: Point = [apex, top - hr - 16],
        b = e(side, 11),
        back = ([px, py]: Point) => c.P(px, py, 210)
      s.fill(poly([a, back(a), back(b), b]), L.on(cap, side > 0 ? L.right : L.left))
    }
    s.line(`M${num(apex + hw * 0.24)} ${num(top - hr * 0.62)}v-36`, L.on(hotel.stone, L.front), 15)
  }
  c.doorX = 0
  if (gables === 1) {
    const x = -w / 2 + hotel.turned * -34,
      ax = hotel.turned > 0 ? x + w - 10 : x - 130
    hut(ax, 140, wallH * 0.62, 60)
    hut(x, w, wallH, rise)
    c.doorX = x + w / 2
  } else {
    hut(-272, w, wallH * 0.9, rise)
    hut(20, w + 14, wallH, rise + 14)
    c.doorX = 20 + (w + 14) / 2
  }
  entrance(c, c.doorX, 32, 40, { frame: hotel.accent })
  c.snow = snow
  c.body = [-260, 520, wallH + rise]
}

function balcony(c: Front, x: number, y: number, w: number, h: number): void {
  const { s, L, hotel } = c
  s.fill(rect(x, y, w, h), L.on(dim(hotel.wood, 0.82), L.front))
  s.line(`M${num(x)} ${num(y + h / 2)}h${num(w)}`, L.on(dim(hotel.wood, 0.4), 0.2), h - 3, {
    dash: '1.3 4.4',
    opacity: 0.7,
  })
  s.fill(rect(x - 2, y - 3, w + 4, 4), L.on(hotel.wood, L.top))
  s.fill(rect(x, y + h, w, 6), L.on(hotel.shadow, 0.1), 0.45)
  let f = '',
    g = ''
  for (let px = x + 8, i = 0; px < x + w - 8; px += 9, i++) {
    const k = at(c.n, i, 545)
    const dot = `M${num(px)} ${num(y - 5)}h0`
    if (k < 0.3) f += dot
    else if (k < 0.62) g += dot
  }
  if (c.lite) return
  s.line(g, L.on(hotel.plant, 0.6), 9, { cap: true })
  s.line(f, L.on(mix(hotel.accent, rgb('#e0483f'), 0.5), 0.8), 7, { cap: true })
}
