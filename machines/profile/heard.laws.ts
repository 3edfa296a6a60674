import { anywhere, heardLaws, type HeardBy } from '#machines/kit/laws.ts'
import type { profileMachine } from './profile.machine.ts'

const HEARD: HeardBy<typeof profileMachine> = {
  'section.save': { with: { section: 'phone', change: {} }, from: ['idle'] },
  'section.edit': { from: ['idle'] },
  'data.export': { from: ['idle'] },
  'guest.change': { from: anywhere },
}

export const profileHeard = heardLaws(HEARD)
