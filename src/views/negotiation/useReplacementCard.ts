import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { newCardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { InquiryView } from './useInquiry.ts'

/**
 * The fields of another card, and its way to the request: opened, verified by the bank for the price, sent. Only a handle of the
 * card is known here.
 */
export const useReplacementCard = (inquiry: Inquiry, view: InquiryView, onTaken: () => void) => {
  const vault = newCardVault()
  const leaving = useRef(new AbortController())
  const opening = useMutation({
    mutationFn: () => vault.open(leaving.current.signal),
    networkMode: 'always',
  })
  const verifying = useMutation({
    mutationFn: async (card: string) => {
      const { guest, price } = inquiry
      const order = { amount: price, email: guest.email, firstName: guest.first_name, lastName: guest.last_name }
      const payment = await vault.pay(card, order, leaving.current.signal)
      const { nonce, deviceData } = vault.paymentOf(payment)
      // Used at once: a refused card is entered anew.
      vault.forget(payment)
      return { nonce, deviceData }
    },
    networkMode: 'always',
    onSuccess: ({ nonce, deviceData }) =>
      view.take({ type: 'replaceCard', nonce, deviceData: deviceData ?? null }, onTaken),
  })
  const [isChecked, setIsChecked] = useState(false)
  const { data: card } = opening
  useEffect(() => () => leaving.current.abort(), [])
  const isTaking = view.taking?.type === 'replaceCard'
  const problem = verifying.error === null ? null : toFailure(verifying.error)
  return {
    vault,
    phase: opening.isError
      ? ('failed' as const)
      : card === undefined
        ? opening.isPending
          ? ('opening' as const)
          : ('closed' as const)
        : ('ready' as const),
    isChecked,
    isBusy: verifying.isPending || isTaking,
    /** Null if the guest closed their bank's window. */
    problem: problem?.code === 'card.cancelled' ? null : problem,
    open: () => {
      if (leaving.current.signal.aborted) leaving.current = new AbortController()
      opening.mutate()
    },
    release: () => {
      if (card !== undefined) vault.release(card)
    },
    submit: () => {
      setIsChecked(true)
      view.forgetFailure()
      if (card !== undefined && !verifying.isPending && !isTaking) verifying.mutate(card)
    },
  }
}
