import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import type { Locale } from '#contract/shared/locale.ts'
import { inquiryMachine } from '#machines/inquiry/inquiry.machine.ts'
import type { InquiryInput } from '#machines/inquiry/inquiry.setup.ts'
import { fake } from '#machines/kit/port.ts'
import { paymentMethodsMachine } from '#machines/paymentMethods/paymentMethods.machine.ts'
import { paymentMethodsPorts } from '#machines/paymentMethods/paymentMethods.ports.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import type { CallApi } from '#src/services/http.ts'
import { localJson } from '#src/services/storage.ts'
import { createActor } from 'xstate'
import { liveInquiry } from './inquiry.ts'
import { inquiryWork, type InquiryServices } from './inquiryWork.ts'
import { keepInquiry, readStoredInquiry } from './storedInquiry.ts'

/** Throws a planned failure, as the server or the card service would. */
export const refuse = (refusal: object | undefined): void => {
  if (refusal !== undefined) throw Object.assign(new ApiFailure({ code: 'internal', status: 500 }), refusal)
}

/** The inquiry as after a reload, with what is stored, on the real ports over a fake server and card service. */
export const beginInquiry = ({
  callApi,
  desk,
  locale,
  timeZone,
}: {
  callApi: CallApi
  desk: InquiryServices['desk']
  locale: Locale
  timeZone: () => string | null
}) => {
  const tokens: string[][] = []
  let keys = 0
  const newKey = () => {
    keys += 1
    return `key-${keys}`
  }
  const work = inquiryWork({
    callApi,
    desk,
    newKey,
    locale: () => locale,
    hourCycle: () => 'h23',
    keepToken: (id, token) => void tokens.push([id, token]),
    onSent: () => undefined,
  })
  const machine = liveInquiry({
    loadTimeZone: () => Promise.resolve(timeZone()),
    work: () => Promise.resolve(work),
  })
  const actor = createActor(machine, { input: readStoredInquiry(localJson, Date.now()) })
  actor.subscribe((snapshot) => keepInquiry(localJson, snapshot, Date.now()))
  actor.start()
  return { actor, tokens }
}

/** As an earlier page of this browser left it. */
export const storeInquiry = (input: InquiryInput): void =>
  keepInquiry(localJson, createActor(inquiryMachine, { input }).start().getSnapshot(), Date.now())

/** The saved cards of an account. */
export const savedCards = (saved: PaymentMethod[]) =>
  createActor(
    paymentMethodsMachine.provide({ actors: { loadMethods: fake(paymentMethodsPorts.loadMethods, () => saved) } }),
  ).start()
