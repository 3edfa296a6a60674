import { createGuestPosition } from '#src/services/guestPosition.ts'
import { sessionJson } from '#src/services/storage.ts'

export const guestPosition = createGuestPosition(sessionJson)
