import { toFailure } from '#machines/kit/failure.ts'
import { selectStep, selectUser } from '#machines/auth/auth.selectors.ts'
import { authActor } from '#src/actors/auth/authActor.ts'
import { inquiryQuery, takeInquiryStep, type InquiryStep } from '#src/actors/negotiation/inquiry.ts'
import { inquiryTokens } from '#src/actors/negotiation/inquiryTokens.ts'
import { bookingViewState } from '#src/views/parts/booking/booking.viewState.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readAgainIn } from './status.rules.ts'

/** A request of the signed-in guest, or of whoever came by the link in its e-mail, and the steps they can take. */
export const useInquiry = (id: string) => {
  const auth = authActor()
  const user = useSelector(auth, selectUser)
  const step = useSelector(auth, selectStep)
  const hasToken = inquiryTokens.read(id) !== null
  const isSignedOut = !hasToken && user === null && (step === 'signedOut' || step === 'code')
  const cache = useQueryClient()
  const query = inquiryQuery(id)
  const { data, error, fetchStatus, refetch } = useQuery({
    ...query,
    enabled: hasToken || user !== null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => readAgainIn(state.data, Temporal.Now.instant()),
  })
  const taken = useMutation({
    mutationFn: (next: InquiryStep) => takeInquiryStep(id, next),
    // Offline it fails at once: nothing is sent later, behind the guest's back.
    networkMode: 'always',
    // A reading on its way does not know of this step: it must not replace the response.
    onMutate: () => cache.cancelQueries({ queryKey: query.queryKey }),
    onSuccess: (inquiry) => cache.setQueryData(query.queryKey, inquiry),
    // Refused, or unknown: show how it stands.
    onError: () => void refetch(),
  })
  const failure = error === null ? null : toFailure(error)
  const viewState = bookingViewState({
    isThere: data !== undefined,
    failure,
    isWaiting: fetchStatus === 'paused',
  })
  return {
    viewState: isSignedOut ? ('signedOut' as const) : viewState,
    inquiry: data ?? null,
    isSignedIn: user !== null,
    /** The request is in the guest's account: whoever comes by the link has none. */
    isOwned: user !== null && !hasToken,
    failure,
    retry: () => void refetch(),
    take: (next: InquiryStep, onTaken?: () => void) =>
      taken.mutate(next, onTaken === undefined ? {} : { onSuccess: onTaken }),
    /** The step on its way. */
    taking: taken.isPending ? taken.variables : null,
    stepFailure: taken.error === null ? null : toFailure(taken.error),
    /** The step that failed; a step with a dialog of its own says so there. */
    failedStep: taken.error === null ? null : taken.variables.type,
    forgetFailure: taken.reset,
  }
}
export type InquiryView = ReturnType<typeof useInquiry>
