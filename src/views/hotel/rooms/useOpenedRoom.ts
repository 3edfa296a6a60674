import type { GuaranteeChoice } from '#machines/rates/rates.rules.ts'
import { openedRoom } from '#src/actors/hotel/openedRoom.ts'
import { useState } from 'react'

export interface Opened {
  room: string
  plan: string
  /** It was open when the guest came back: nobody has pressed it now. */
  isKept: boolean
}

/**
 * The room that is looked at, and which of its hours are wanted guaranteed. Both outlast the page: Back from the checkout, a
 * reload and another language lead to them again.
 * @param wanted by how the guest came here; null: nothing was said of that.
 */
export const useOpenedRoom = (hotel: string, wanted: GuaranteeChoice | null) => {
  const [kept] = useState(() => openedRoom.of(hotel))
  const [opened, setOpened] = useState<Opened | null>(kept && { room: kept.room, plan: kept.plan, isKept: true })
  const [choice, setChoice] = useState(wanted ?? kept?.choice ?? null)
  return {
    opened,
    choice,
    open: (room: string, plan: string): void => {
      setOpened({ room, plan, isKept: false })
      openedRoom.keep({ hotel, room, plan, choice })
    },
    close: (): void => {
      setOpened(null)
      openedRoom.keep(null)
    },
    choose: (next: GuaranteeChoice | null): void => {
      setChoice(next)
      if (opened !== null) openedRoom.keep({ hotel, room: opened.room, plan: opened.plan, choice: next })
    },
  }
}
