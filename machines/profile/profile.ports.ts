import type { ProfileBody } from '#contract/user/profile.ts'
import { port } from '#machines/kit/port.ts'

/** What is saved by itself. */
export type ProfileSection = 'names' | 'phone' | 'language'

export const profilePorts = {
  saveProfile: port<null, { change: ProfileBody }>('saveProfile'),
  /** Hands the guest everything that is kept about them, as a file. */
  exportData: port<null, null>('exportData'),
}
