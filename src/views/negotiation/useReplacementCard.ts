import type { Inquiry } from '#contract/inquiry/inquiries.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { newCardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { useCardChoice } from '#src/views/parts/negotiation/useCardChoice.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { InquiryView } from './useInquiry.ts'

/**
 * Another card, saved or new, and its way to the request: verified by the bank for the price, sent. Only a handle of a new card is
 * known here.
 */
export const useReplacementCard = (inquiry: Inquiry, view: InquiryView, onTaken: () => void) => {
  const vault = newCardVault()
  const choice = useCardChoice(view.isOwned)
  const leaving = useRef(new AbortController())
  const opening = useMutation({
    mutationFn: () => vault.open(leaving.current.signal),
    networkMode: 'always',
  })
  const verifying = useMutation({
    mutationFn: async (chosen: { saved: string } | { form: string }) => {
      const { guest, price } = inquiry
      const order = { amount: price, email: guest.email, firstName: guest.first_name, lastName: guest.last_name }
      const { signal } = leaving.current
      const payment =
        'saved' in chosen
          ? await vault.payWithSavedCard(chosen.saved, order, signal)
          : await vault.pay(chosen.form, order, signal)
      const { nonce, deviceData, paymentMethodId } = vault.paymentOf(payment)
      // Used at once: a refused card is entered anew.
      vault.forget(payment)
      return { nonce, deviceData: deviceData ?? null, paymentMethodId }
    },
    networkMode: 'always',
    onSuccess: (verified) => view.take({ type: 'replaceCard', ...verified }, onTaken),
  })
  const [isChecked, setIsChecked] = useState(false)
  const { data: card } = opening
  useEffect(() => () => leaving.current.abort(), [])
  const isTaking = view.taking?.type === 'replaceCard'
  const problem = verifying.error === null ? null : toFailure(verifying.error)
  return {
    vault,
    choice,
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
      if (verifying.isPending || isTaking || choice.isLoading) return
      if (choice.paymentMethodId !== null) verifying.mutate({ saved: choice.paymentMethodId })
      else if (card !== undefined) verifying.mutate({ form: card })
    },
  }
}
