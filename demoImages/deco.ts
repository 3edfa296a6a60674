import { dim, mix } from './colour.ts'
import { entrance, shopfront } from './entrance.ts'
import { GROUND, type Family, type Front } from './front.ts'
import { WARM } from './light.ts'
import { LAMP_TONES } from './materials.ts'
import { num } from './numbers.ts'
import { rect } from './paths.ts'
import { block, cornice, slant, wash, type Face } from './walls.ts'
import { windows } from './windows.ts'

/** Height of the ground-floor shops. */
const SHOPS = 58
/** Width of each tier relative to the one below. */
const TAPER = 0.72

/** A tower that narrows in tiers. */
interface Tower {
  centreX: number
  width: number
  /** Windows per row in the lowest tier. */
  bays: number
  /** Number of tiers above the lowest one, and the height of each. */
  tiers: number
  step: number
}

/** A tiered tower over a broad wing with shops. */
export const deco: Family = (front, random) => {
  const { hotel } = front
  const width = random.between(176, 226)
  const tall = random.between(318, 352)
  const tiers = random.whole(2, 3)
  const centreX = random.between(-26, 26)
  const bays = random.pick([5, 7])
  const wingShare = random.between(0.34, 0.52)
  const wingWidth = width * (1.7 + random() * 0.5)
  const tower: Tower = { centreX, width, bays, tiers, step: (tall * 0.22) / tiers }
  wing(front, centreX - wingWidth / 2, wingWidth, tall * wingShare * 0.7)
  let top = GROUND - tall * 0.78
  for (let index = 0; index <= tiers; index++) {
    tier(front, tower, index, top)
    top -= tower.step
  }
  crown(front, tower, top + tower.step)
  front.doorX = centreX
  shopfront(front, centreX - wingWidth / 2 + 6, wingWidth - 12, 7, 48)
  cornice(front, centreX - wingWidth / 2 - 3, GROUND - SHOPS, wingWidth + 6, 5, hotel.trim)
  entrance(front, centreX, 38, 52, { frame: hotel.second })
  marquee(front, centreX)
  front.body = [centreX - wingWidth / 2, wingWidth, tall]
}

function wing(front: Front, x: number, width: number, height: number): void {
  const { hotel } = front
  const face = block(front, x, width, GROUND - height, dim(hotel.wall, 0.94), { deep: 190, cols: 3, rows: 3 })
  wash(front, rect(face.x, face.y, face.width, face.height))
  const cols = Math.round(width / 34)
  windows(front, {
    x: face.x + 12,
    y: face.y + 16,
    cols,
    rows: Math.max(1, Math.floor((height - 62) / 34)),
    dx: (width - 24) / cols,
    dy: 34,
    width: 15,
    height: 21,
    bars: '|',
    salt: 3,
  })
  cornice(front, face.x - 2, face.y - 4, width + 4, 6, hotel.trim)
}

/** One tier of the tower: windows in recessed strips between piers. `index` 0 is the lowest. */
function tier(front: Front, { centreX, width, bays, step }: Tower, index: number, top: number): void {
  const tierWidth = width * TAPER ** index
  const face = block(front, centreX - tierWidth / 2, tierWidth, top, front.hotel.wall, {
    z: index * 8,
    deep: 130 - index * 24,
    foot: index ? top + step + 26 : GROUND,
    cols: index ? 0 : 2,
    rows: 8,
  })
  const outline = rect(face.x, face.y, face.width, face.height)
  wash(front, outline)
  const cols = Math.max(3, Math.round((bays * tierWidth) / width)) | 1
  strips(front, face, cols, index, step)
  if (!index) slant(front, outline, face.x, face.width, face.y)
}

function strips(front: Front, face: Face, cols: number, index: number, step: number): void {
  const { sheet, light, hotel } = front
  const pitch = face.width / cols
  const foot = index ? face.y + face.height : GROUND - SHOPS
  let sunk = ''
  for (let col = 0; col < cols; col++)
    sunk += rect(face.x + col * pitch + pitch * 0.24, face.y + 14, pitch * 0.52, foot - face.y - 14)
  let piers = ''
  for (let col = 0; col <= cols; col++) {
    const raised = col === 0 || col === cols ? 4 : 8
    piers += rect(face.x + col * pitch - 2.4, face.y - raised, 4.8, foot - face.y + 4)
  }
  sheet.fill(sunk, light.on(mix(hotel.accent, hotel.dark, 0.45), 0.4))
  const row = { x: face.x + pitch * 0.24, cols, dx: pitch, dy: 24, width: pitch * 0.52 }
  if (index) windows(front, { ...row, y: face.y + 18, height: step * 0.5, bars: '', salt: 4 + index, share: 0.9 })
  else {
    const rows = Math.floor((foot - face.y - 22) / 24)
    windows(front, { ...row, y: face.y + 20, rows, height: 16, bars: '|', salt: 1, share: 0.66 })
  }
  sheet.fill(piers, light.on(hotel.trim, light.front * 1.1))
}

function crown(front: Front, { centreX, width, tiers }: Tower, peak: number): void {
  const { sheet, light, hotel } = front
  const half = ((width * TAPER ** tiers) / 2) * 0.6
  let steps = ''
  for (let index = 0; index < 3; index++)
    steps += rect(centreX - half * (1 - index * 0.3), peak - 7 - index * 8, half * 2 * (1 - index * 0.3), 9)
  sheet.fill(steps, light.on(mix(hotel.second, hotel.trim, 0.35), light.top))
  sheet.line(`M${num(centreX)} ${num(peak - 22)}V${num(peak - 58)}`, light.on(hotel.second, 0.8), 2.4)
  if (light.night > 0.1) sheet.glow(centreX, peak - 14, 70, 60, WARM, 0.7 * light.night)
}

/** The lit canopy over the door. */
function marquee({ sheet, light, hotel }: Front, x: number): void {
  sheet.fill(rect(x - 46, GROUND - 62, 92, 8), light.on(hotel.accent, light.top))
  sheet.line(`M${num(x - 44)} ${GROUND - 54}h88`, LAMP_TONES[2], 3, {
    dash: '2 4',
    opacity: 0.4 + 0.6 * light.night,
  })
}
