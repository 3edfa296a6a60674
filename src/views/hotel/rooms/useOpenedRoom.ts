import type { RoomOffer, RoomRate } from '#contract/hotel/rates.ts'
import { preselectRate, type RateChoice } from '#machines/rates/rateChoice.rules.ts'
import type { GuaranteeChoice } from '#machines/rates/rates.rules.ts'
import { useState } from 'react'

export interface OpenedRoomOptions {
  /** Undefined until loaded. */
  rooms: readonly RoomOffer[] | undefined
  /** From the URL: what a card in the list said, or what was chosen here before. */
  choice: RateChoice
  /** Whether the URL asks for a rate: then its room is open. */
  isChosen: boolean
  /** Puts the choice into the URL, where Back from the checkout, a reload and a language switch find it. */
  onChoose: (choice: RateChoice) => void
}

/** The rate that the page preselects, and whether its room is open. */
export const useOpenedRoom = ({ rooms, choice: initial, isChosen, onChoose }: OpenedRoomOptions) => {
  const [choice, setChoice] = useState(initial)
  /** `restored`: not by a press on this page. */
  const [state, setState] = useState<'closed' | 'pressed' | 'restored'>(isChosen ? 'restored' : 'closed')
  const preselected = rooms === undefined ? null : preselectRate(rooms, choice)
  const change = (next: RateChoice): void => {
    setChoice(next)
    onChoose(next)
  }
  return {
    choice,
    preselected,
    opened: state === 'closed' ? null : preselected,
    isRestored: state === 'restored',
    open: (room: string, { cancellation, board }: RoomRate): void => {
      setState('pressed')
      const guarantee = choice.guarantee ?? preselected?.guarantee ?? null
      change({ room, refundable: cancellation.refundable, breakfast: board === 'breakfast', guarantee })
    },
    close: (): void => {
      setState('closed')
      change({ ...choice, room: null })
    },
    choose: (guarantee: GuaranteeChoice): void => change({ ...choice, guarantee }),
  }
}

export type OpenedRoomState = ReturnType<typeof useOpenedRoom>
