import type { GuaranteeChoice } from '#machines/rates/rates.rules.ts'
import { sessionJson } from '#src/services/storage.ts'
import { boolean, nullable, string, type, type Describe } from 'superstruct'

const KEY = 'openedRoom'

/** The opened room and plan, and which hours the guest wants guaranteed; null: not chosen. */
export interface OpenedRoom {
  hotel: string
  room: string
  plan: string
  choice: GuaranteeChoice | null
}

const StoredRoom: Describe<OpenedRoom> = type({
  hotel: string(),
  room: string(),
  plan: string(),
  choice: nullable(type({ checkin_guaranteed: boolean(), checkout_guaranteed: boolean() })),
})

/** The room opened last, for the life of the tab: a guest coming back from the checkout continues with it. */
export const openedRoom = {
  of: (hotel: string): OpenedRoom | null => {
    const stored = sessionJson.read(KEY, StoredRoom)
    return stored?.hotel === hotel ? stored : null
  },
  keep: (opened: OpenedRoom | null): void => sessionJson.write(KEY, opened),
}
