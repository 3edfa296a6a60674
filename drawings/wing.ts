import { at, type Chance } from './chance.ts'
import { mix, rgb } from './colour.ts'
import { WARM } from './light.ts'
import { open, poly, rect, spot } from './paths.ts'
import type { Deck } from './pool.ts'

/** One wing of the hotel, running away from the viewer. */
export function wing(c: Deck, t: number, r: Chance): void {
  const { s, L, hotel, P, g } = c,
    x = -t * 236,
    top = -190 + r.between(0, 60),
    turn = t > 0 ? L.right : L.left,
    far = 250,
    near = -440
  const q = (y: number, z: number) => P(x, y, z),
    floors = 3,
    h = (g - top) / floors
  const wallTone = L.on(hotel.family === 'chalet' ? hotel.wood : hotel.wall, Math.max(turn, 0.2))
  s.fill(poly([q(top, far), q(g, far), q(g, near), q(top, near)]), wallTone)
  s.fill(
    poly([q(top, far), q(g, far), q(g, near), q(top, near)]),
    s.fade([
      [0, WARM, 0.02],
      [1, WARM, 0.3],
    ]),
    L.night * 0.8,
  )
  s.fill(
    poly([q(top, far), q(g, far), q(g, near), q(top, near)]),
    s.fade(
      t > 0
        ? [
            [0, c.cool, 0.3],
            [1, c.cool, 0],
          ]
        : [
            [0, c.cool, 0],
            [1, c.cool, 0.3],
          ],
      null,
      true,
    ),
  )
  for (const f of [1, 2])
    s.line(open([q(top + f * h, far), q(top + f * h, near)]), L.on(hotel.trim, Math.max(turn, 0.25)), 3)
  const front = P(x, 0, far)[0]
  s.fill(rect(t > 0 ? c.s.view.left - 4 : front, q(top, far)[1], 0.1, 1), wallTone)
  let glass = '',
    lit = '',
    rails = ''
  const bays = 7,
    arched = ['riad', 'terraces', 'palace', 'veranda'].includes(hotel.family)
  for (let f = 0; f < floors; f++)
    for (let i = 0; i < bays; i++) {
      const za = near + (far - near) * ((i + 0.2) / bays) ** 1.25,
        zb = near + (far - near) * ((i + 0.8) / bays) ** 1.25,
        y1 = top + f * h + h * 0.26,
        y2 = top + (f + 1) * h - (f === floors - 1 ? 0 : h * 0.12),
        zm = (za + zb) / 2
      const d =
        arched && f === floors - 1
          ? `M${spot(q(y2, za))}L${spot(q(y1 + 14, za))}Q${spot(q(y1 - 14, zm))} ${spot(q(y1 + 14, zb))}L${spot(q(y2, zb))}z`
          : poly([q(y1, za), q(y1, zb), q(y2, zb), q(y2, za)])
      if (at(c.n, f * 11 + i, 721) < L.lamps * 0.8) lit += d
      else glass += d
      if (f < floors - 1) rails += open([q(y2 - 2, za + 5), q(y2 - 2, zb - 5)])
    }
  s.line(glass + lit, L.on(hotel.trim, Math.max(turn, 0.25)), 4)
  s.fill(
    glass,
    s.fade([
      [0, mix(L.on(rgb('#5f7d92'), 0.4), L.mid, 0.4)],
      [1, L.on(rgb('#33465a'), 0.4)],
    ]),
  )
  s.fill(lit, rgb('#ffd083'))
  s.line(rails, L.on(hotel.trim, 0.8), 4)
  const c1 = q(top, far),
    c2 = q(top, near)
  s.line(open([c1, c2]), L.on(hotel.family === 'riad' || hotel.family === 'brutal' ? hotel.trim : hotel.roof, L.top), 9)
  s.fill(poly([q(g, far), P(x + t * 26, g, far), P(x + t * 26, g, near), q(g, near)]), c.cool, 0.3)
}
