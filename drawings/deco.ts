import { dim, mix } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { rect } from './paths.ts'
import { block, cornice, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

export const deco: Family = (c, r) => {
  const { s, L, hotel } = c,
    w = r.between(176, 226),
    tall = r.between(318, 352),
    tiers = r.whole(2, 3),
    cx = r.between(-26, 26)
  const bay = r.pick([5, 7]),
    wing = r.between(0.34, 0.52)
  const wingW = w * (1.7 + r() * 0.5),
    wingH = tall * wing * 0.7
  const wf = block(c, cx - wingW / 2, wingW, GROUND - wingH, dim(hotel.wall, 0.94), { deep: 190, cols: 3, rows: 3 })
  wash(c, rect(wf.x, wf.y, wf.w, wf.h))
  const wc = Math.round(wingW / 34),
    wr = Math.max(1, Math.floor((wingH - 62) / 34))
  windows(c, {
    x: wf.x + 12,
    y: wf.y + 16,
    cols: wc,
    rows: wr,
    dx: (wingW - 24) / wc,
    dy: 34,
    w: 15,
    h: 21,
    bars: '|',
    salt: 3,
  })
  cornice(c, wf.x - 2, wf.y - 4, wingW + 4, 6, hotel.trim)
  let top = GROUND - tall * 0.78,
    tw = w
  const step = (tall * 0.22) / tiers
  for (let t = 0; t <= tiers; t++) {
    const x = cx - tw / 2,
      f = block(c, x, tw, top, hotel.wall, {
        z: t * 8,
        deep: 130 - t * 24,
        foot: t ? top + step + 26 : GROUND,
        cols: t ? 0 : 2,
        rows: 8,
      })
    const d = rect(f.x, f.y, f.w, f.h)
    wash(c, d)
    const n = Math.max(3, Math.round((bay * tw) / w)) | 1,
      pitch = f.w / n,
      foot = t ? f.y + f.h : GROUND - 58
    let strips = '',
      piers = ''
    for (let i = 0; i < n; i++) strips += rect(f.x + i * pitch + pitch * 0.24, f.y + 14, pitch * 0.52, foot - f.y - 14)
    for (let i = 0; i <= n; i++)
      piers += rect(f.x + i * pitch - 2.4, f.y - (i === 0 || i === n ? 4 : 8), 4.8, foot - f.y + 4)
    s.fill(strips, L.on(mix(hotel.accent, hotel.dark, 0.45), 0.4))
    if (!t)
      windows(c, {
        x: f.x + pitch * 0.24,
        y: f.y + 20,
        cols: n,
        rows: Math.floor((foot - f.y - 22) / 24),
        dx: pitch,
        dy: 24,
        w: pitch * 0.52,
        h: 16,
        bars: '|',
        salt: 1,
        share: 0.66,
      })
    else
      windows(c, {
        x: f.x + pitch * 0.24,
        y: f.y + 18,
        cols: n,
        rows: 1,
        dx: pitch,
        dy: 24,
        w: pitch * 0.52,
        h: step * 0.5,
        bars: '',
        salt: 4 + t,
        share: 0.9,
      })
    s.fill(piers, L.on(hotel.trim, L.front * 1.1))
    if (!t) slant(c, d, f.x, f.w, f.y)
    tw *= 0.72
    top -= step
  }
  const peak = top + step,
    half = (tw / 0.72 / 2) * 0.6
  let crown = ''
  for (let i = 0; i < 3; i++) crown += rect(cx - half * (1 - i * 0.3), peak - 7 - i * 8, half * 2 * (1 - i * 0.3), 9)
  s.fill(crown, L.on(mix(hotel.second, hotel.trim, 0.35), L.top))
  s.line(`M${num(cx)} ${num(peak - 22)}V${num(peak - 58)}`, L.on(hotel.second, 0.8), 2.4)
  if (L.night > 0.1) s.glow(cx, peak - 14, 70, 60, WARM, 0.7 * L.night)
  c.doorX = cx
  shopfront(c, cx - wingW / 2 + 6, wingW - 12, 7, 48)
  cornice(c, cx - wingW / 2 - 3, GROUND - 58, wingW + 6, 5, hotel.trim)
  entrance(c, cx, 38, 52, { frame: hotel.second })
  s.fill(rect(cx - 46, GROUND - 62, 92, 8), L.on(hotel.accent, L.top))
  s.line(`M${num(cx - 44)} ${GROUND - 54}h88`, LAMP_TONES[2], 3, { dash: '2 4', opacity: 0.4 + 0.6 * L.night })
  c.body = [cx - wingW / 2, wingW, tall]
}
