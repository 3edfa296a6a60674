import type { ConfirmRequestResponse, HotelRequest } from '#contract/inquiry/confirm.ts'
import type { InquiryOutcome } from '#contract/inquiry/inquiries.ts'

type Decision = NonNullable<HotelRequest['answer']>['decision']

/**
 * What the hotel sees of a request.
 * - `open`: it waits for the hotel's answer.
 * - `leaving`: the answer can still be undone; the guest does not know it yet.
 * - `sent`: the hotel's answer stands.
 * - `ended`: whatever else came of it.
 */
export type RequestFace =
  | { face: 'open' }
  | { face: 'leaving'; decision: Decision; until: number }
  | { face: 'sent'; decision: Decision }
  | { face: 'ended'; ending: RequestEnding }

/** `agreed`: the guest took the hotel's offer. `unansweredByGuest`: they let it pass. */
export type RequestEnding = Exclude<InquiryOutcome, 'declined' | 'duplicate'> | 'agreed' | 'final' | 'unansweredByGuest'

/** @param now the server's, in milliseconds */
export const requestFace = (request: HotelRequest, now: number): RequestFace => {
  const { status, answer, offer } = request
  // A duplicate ends before the hotel is asked.
  const outcome = request.outcome === 'duplicate' ? null : request.outcome
  const until = answer?.undo_until ?? null
  if (answer !== null && until !== null) {
    const at = Temporal.Instant.from(until).epochMilliseconds
    return at > now
      ? { face: 'leaving', decision: answer.decision, until: at }
      : { face: 'sent', decision: answer.decision }
  }
  switch (status) {
    case 'asked':
      return { face: 'open' }
    case 'unconfirmed':
      return { face: 'ended', ending: 'unconfirmed' }
    case 'countered':
      return { face: 'sent', decision: 'counter' }
    case 'accepted':
    case 'charged':
      return answer?.decision === 'accept' ? { face: 'sent', decision: 'accept' } : { face: 'ended', ending: 'agreed' }
    case 'done':
      return { face: 'ended', ending: 'final' }
    case 'rejected':
      return outcome === 'declined' || outcome === null
        ? { face: 'sent', decision: 'reject' }
        : { face: 'ended', ending: outcome }
    case 'expired':
      if (outcome === null || outcome === 'declined' || outcome === 'unanswered')
        return { face: 'ended', ending: offer.by === 'hotel' ? 'unansweredByGuest' : 'unanswered' }
      return { face: 'ended', ending: outcome }
    case 'withdrawn':
      return { face: 'ended', ending: outcome === null || outcome === 'declined' ? 'withdrawn' : outcome }
  }
}

/** Whether the hours belong to the guest now, which the line shows. */
export const isAgreed = (face: RequestFace): boolean =>
  face.face === 'ended'
    ? face.ending === 'agreed' || face.ending === 'final'
    : face.face !== 'open' && face.decision === 'accept'

const AFTER_MS = 1500
const OPEN_MS = 60_000

/**
 * When to read again, in milliseconds: just after an answer has left or a deadline has passed, and each minute while a colleague
 * may answer; false once nothing can change.
 * @param now the server's, in milliseconds
 */
export const readLinkAgainIn = (link: ConfirmRequestResponse | undefined, now: number): number | false => {
  if (link === undefined || link.state === 'unknown') return false
  const moments = link.requests
    .flatMap(({ due, answer }) => [due, answer?.undo_until ?? null])
    .filter((moment) => moment !== null)
    .map((moment) => Temporal.Instant.from(moment).epochMilliseconds - now)
    .filter((left) => left > 0)
  const isOpen = link.requests.some((request) => requestFace(request, now).face !== 'ended')
  return isOpen ? Math.min(OPEN_MS, ...moments.map((left) => left + AFTER_MS)) : false
}
