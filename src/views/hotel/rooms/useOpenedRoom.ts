import type { GuaranteeChoice } from '#machines/rates/rates.rules.ts'
import { openedRoom } from '#src/actors/hotel/openedRoom.ts'
import { useState } from 'react'

export interface Opened {
  room: string
  plan: string
  /** Restored on return rather than opened by a press now. */
  isRestored: boolean
}

/**
 * The opened room, and which of its hours the guest wants guaranteed. Both survive Back from the checkout, a reload and a
 * language switch.
 * @param initialChoice from the way the guest came here; null if it implies nothing.
 */
export const useOpenedRoom = (hotel: string, initialChoice: GuaranteeChoice | null) => {
  const [stored] = useState(() => openedRoom.of(hotel))
  const [opened, setOpened] = useState<Opened | null>(
    stored && { room: stored.room, plan: stored.plan, isRestored: true },
  )
  const [choice, setChoice] = useState(initialChoice ?? stored?.choice ?? null)
  return {
    opened,
    choice,
    open: (room: string, plan: string): void => {
      setOpened({ room, plan, isRestored: false })
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
