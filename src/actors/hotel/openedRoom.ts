import type { GuaranteeChoice } from '#machines/rates/rates.rules.ts'
import { sessionJson } from '#src/services/storage.ts'
import { boolean, nullable, string, type, type Describe } from 'superstruct'

const KEY = 'openedRoom'

/** A room that a guest looks at, the way it is sold, and which hours they want guaranteed; null: nothing was said of that. */
export interface OpenedRoom {
  hotel: string
  room: string
  plan: string
  choice: GuaranteeChoice | null
}

const Kept: Describe<OpenedRoom> = type({
  hotel: string(),
  room: string(),
  plan: string(),
  choice: nullable(type({ checkin_guaranteed: boolean(), checkout_guaranteed: boolean() })),
})

/** The room that was looked at last, as long as the tab lives: whoever comes back from the checkout goes on with it. */
export const openedRoom = {
  of: (hotel: string): OpenedRoom | null => {
    const kept = sessionJson.read(KEY, Kept)
    return kept?.hotel === hotel ? kept : null
  },
  keep: (opened: OpenedRoom | null): void => sessionJson.write(KEY, opened),
}
