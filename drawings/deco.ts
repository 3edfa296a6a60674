import { dim, mix } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { rect } from './paths.ts'
import { block, cornice, slant, wash } from './walls.ts'
import { windows } from './windows.ts'

export const deco: Family = (front, random) => {
  const { sheet, light, hotel } = front
  const width = random.between(176, 226)
  const tall = random.between(318, 352)
  const tiers = random.whole(2, 3)
  const centreX = random.between(-26, 26)
  const bay = random.pick([5, 7])
  const wing = random.between(0.34, 0.52)
  const wingW = width * (1.7 + random() * 0.5)
  const wingH = tall * wing * 0.7
  const wingFace = block(front, centreX - wingW / 2, wingW, GROUND - wingH, dim(hotel.wall, 0.94), {
    deep: 190,
    cols: 3,
    rows: 3,
  })
  wash(front, rect(wingFace.x, wingFace.y, wingFace.width, wingFace.height))
  const wingColumns = Math.round(wingW / 34)
  const wingRows = Math.max(1, Math.floor((wingH - 62) / 34))
  windows(front, {
    x: wingFace.x + 12,
    y: wingFace.y + 16,
    cols: wingColumns,
    rows: wingRows,
    dx: (wingW - 24) / wingColumns,
    dy: 34,
    width: 15,
    height: 21,
    bars: '|',
    salt: 3,
  })
  cornice(front, wingFace.x - 2, wingFace.y - 4, wingW + 4, 6, hotel.trim)
  let top = GROUND - tall * 0.78
  let tierWidth = width
  const step = (tall * 0.22) / tiers
  for (let tier = 0; tier <= tiers; tier++) {
    const x = centreX - tierWidth / 2
    const face = block(front, x, tierWidth, top, hotel.wall, {
      z: tier * 8,
      deep: 130 - tier * 24,
      foot: tier ? top + step + 26 : GROUND,
      cols: tier ? 0 : 2,
      rows: 8,
    })
    const outline = rect(face.x, face.y, face.width, face.height)
    wash(front, outline)
    const count = Math.max(3, Math.round((bay * tierWidth) / width)) | 1
    const pitch = face.width / count
    const foot = tier ? face.y + face.height : GROUND - 58
    let strips = ''
    let piers = ''
    for (let index = 0; index < count; index++)
      strips += rect(face.x + index * pitch + pitch * 0.24, face.y + 14, pitch * 0.52, foot - face.y - 14)
    for (let index = 0; index <= count; index++)
      piers += rect(
        face.x + index * pitch - 2.4,
        face.y - (index === 0 || index === count ? 4 : 8),
        4.8,
        foot - face.y + 4,
      )
    sheet.fill(strips, light.on(mix(hotel.accent, hotel.dark, 0.45), 0.4))
    if (!tier)
      windows(front, {
        x: face.x + pitch * 0.24,
        y: face.y + 20,
        cols: count,
        rows: Math.floor((foot - face.y - 22) / 24),
        dx: pitch,
        dy: 24,
        width: pitch * 0.52,
        height: 16,
        bars: '|',
        salt: 1,
        share: 0.66,
      })
    else
      windows(front, {
        x: face.x + pitch * 0.24,
        y: face.y + 18,
        cols: count,
        dx: pitch,
        width: pitch * 0.52,
        height: step * 0.5,
        bars: '',
        salt: 4 + tier,
        share: 0.9,
      })
    sheet.fill(piers, light.on(hotel.trim, light.front * 1.1))
    if (!tier) slant(front, outline, face.x, face.width, face.y)
    tierWidth *= 0.72
    top -= step
  }
  const peak = top + step
  const half = (tierWidth / 0.72 / 2) * 0.6
  let crown = ''
  for (let index = 0; index < 3; index++)
    crown += rect(centreX - half * (1 - index * 0.3), peak - 7 - index * 8, half * 2 * (1 - index * 0.3), 9)
  sheet.fill(crown, light.on(mix(hotel.second, hotel.trim, 0.35), light.top))
  sheet.line(`M${num(centreX)} ${num(peak - 22)}V${num(peak - 58)}`, light.on(hotel.second, 0.8), 2.4)
  if (light.night > 0.1) sheet.glow(centreX, peak - 14, 70, 60, WARM, 0.7 * light.night)
  front.doorX = centreX
  shopfront(front, centreX - wingW / 2 + 6, wingW - 12, 7, 48)
  cornice(front, centreX - wingW / 2 - 3, GROUND - 58, wingW + 6, 5, hotel.trim)
  entrance(front, centreX, 38, 52, { frame: hotel.second })
  sheet.fill(rect(centreX - 46, GROUND - 62, 92, 8), light.on(hotel.accent, light.top))
  sheet.line(`M${num(centreX - 44)} ${GROUND - 54}h88`, LAMP_TONES[2], 3, {
    dash: '2 4',
    opacity: 0.4 + 0.6 * light.night,
  })
  front.body = [centreX - wingW / 2, wingW, tall]
}
