import type { ProfileBody } from '#contract/user/profile.ts'
import { port } from '#machines/kit/port.ts'

/** Sections that are saved separately. */
export type ProfileSection = 'names' | 'phone' | 'language'

export const profilePorts = {
  saveProfile: port<null, { change: ProfileBody }>('saveProfile'),
  /** Downloads all data about the user as a file. */
  exportData: port<null, null>('exportData'),
}
