import { inquiryMachine } from '#machines/inquiry/inquiry.machine.ts'
import { createRootActor } from '#src/actors/system/actorSystem.ts'
import { lazySingleton } from '#src/actors/system/lazySingleton.ts'
import { onReconnect } from '#src/actors/system/onReconnect.ts'
import { callAnonymously } from '#src/services/api.ts'
import { ApiFailure, noAnswerCode } from '#src/services/apiFailure.ts'
import { isOnline } from '#src/services/connection.ts'
import { localJson } from '#src/services/storage.ts'
import { fromPromise } from 'xstate'
import type { InquiryWork } from './inquiryWork.ts'
import type * as Sending from './sendingWork.ts'
import { keepInquiry, readStoredInquiry } from './storedInquiry.ts'

interface InquiryPortServices {
  loadTimeZone: (point: { lat: number; lng: number }, signal: AbortSignal) => Promise<string | null>
  /** Loads the code of the last step. */
  work: () => Promise<InquiryWork>
}

/** The inquiry machine on the live server; the code that opens card fields and sends loads with its last step. */
export const liveInquiry = ({ loadTimeZone, work }: InquiryPortServices) =>
  inquiryMachine.provide({
    actors: {
      lookUpClock: fromPromise(async ({ input: { point }, signal }) => ({
        timeZone: point === null ? null : await loadTimeZone(point, signal),
      })),
      openCard: fromPromise(async (invocation) => (await work()).openCard(invocation)),
      verifyCard: fromPromise(async (invocation) => (await work()).verifyCard(invocation)),
      sendInquiry: fromPromise(async (invocation) => (await work()).sendInquiry(invocation)),
    },
  })

/** A code chunk failed to load. */
const lost = (cause: unknown): never => {
  throw new ApiFailure({ code: noAnswerCode(isOnline()), cause })
}

let sending: typeof Sending | undefined
const bringSending = async (): Promise<InquiryWork> => {
  sending = await import('./sendingWork.ts').catch(lost)
  return sending.sendingWork()
}

/** One per page: leaving the wizard does not stop a request under way. */
export const inquiryActor = lazySingleton(() => {
  const machine = liveInquiry({
    loadTimeZone: async (point, signal) => (await callAnonymously('timeZone', { query: { point }, signal })).time_zone,
    work: bringSending,
  })
  const actor = createRootActor('inquiry', machine, { input: readStoredInquiry(localJson, Date.now()) })
  actor.on('cardForm.released', ({ card }) => sending?.releaseCard(card))
  actor.on('payment.done', ({ payment }) => sending?.forgetPayment(payment))
  actor.subscribe((snapshot) => keepInquiry(localJson, snapshot, Date.now()))
  actor.start()
  onReconnect(actor)
  return actor
})
