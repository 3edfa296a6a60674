import type { PersonalDataStore } from '#server/modules/privacy/personalDataStore.port.ts'
import { capturesPersonalData } from './captures.personalData.ts'
import { capturesRoutes, type CapturesRoutesDeps } from './captures.routes.ts'
import { staffDeskRoutes, type StaffDeskDeps } from './staffDesk.routes.ts'

export interface SupportModuleDeps extends CapturesRoutesDeps, StaffDeskDeps {
  registerPersonalData: (holder: PersonalDataStore) => void
}

/** Screens that guests send to support, and the desk of staff. */
export const supportModule = (deps: SupportModuleDeps) => {
  deps.registerPersonalData(capturesPersonalData(deps.db))
  return { ...capturesRoutes(deps), ...staffDeskRoutes(deps) }
}
