import type { Inquiry, UsualPriceResponse } from '#contract/inquiry/inquiries.ts'
import { paymentMethodsMachine } from '#machines/paymentMethods/paymentMethods.machine.ts'
import { paymentMethodsPorts } from '#machines/paymentMethods/paymentMethods.ports.ts'
import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import type { Step } from '#machines/inquiry/inquiry.rules.ts'
import { fake } from '#machines/kit/port.ts'
import { inquiryCardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { paymentConfig } from '#src/actors/checkout/config.ts'
import { paymentMethodsActor } from '#src/actors/checkout/paymentMethods.ts'
import { inquiryActor, liveInquiry } from '#src/actors/inquiry/inquiry.ts'
import { inquiryWork } from '#src/actors/inquiry/inquiryWork.ts'
import { keepInquiry, readStoredInquiry } from '#src/actors/inquiry/storedInquiry.ts'
import { openStepNow } from './useInquiry.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { ApiFailure } from '#src/services/apiFailure.ts'
import { callAnonymously, callApi } from '#src/services/api.ts'
import { localJson } from '#src/services/storage.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
import { createActor } from 'xstate'
import { BookingStep } from './BookingStep.tsx'
import { ContactsStep } from './ContactsStep.tsx'
import { InquiryWizard } from './InquiryWizard.tsx'
import { RequestStep } from './RequestStep.tsx'
import { TimeStep } from './TimeStep.tsx'

const TEXTS = { en, ar, he }
const VIEWS: Record<Step, ComponentType> = {
  booking: BookingStep,
  time: TimeStep,
  contacts: ContactsStep,
  request: RequestStep,
}

const FIELD = { empty: true, valid: false, possible: true, focused: false }
const CARD = { fields: { number: FIELD, expirationDate: FIELD, cvv: FIELD }, brand: null, wrong: [] }
const nothing = () => undefined

/** What the server has been asked to create, in order. */
export interface Sent {
  body: unknown
  key: string | undefined
}

export interface Server {
  sent: Sent[]
  /** Failures of the next requests, in order. */
  refusals: object[]
  usual: UsualPriceResponse['usual']
  timeZone: string | null
  status: Inquiry['status']
  /** Failures of the next verifications by the bank, in order. */
  bank: object[]
}

const refuse = (refusal: object | undefined): void => {
  if (refusal !== undefined) throw Object.assign(new ApiFailure({ code: 'internal', status: 500 }), refusal)
}

interface Asked {
  query?: { query?: string; types?: string[] }
  params?: { id?: string }
  body?: unknown
  idempotencyKey?: string
}

const apiOf =
  (server: Server) =>
  (name: string, asked: Asked): Promise<unknown> => {
    switch (name) {
      case 'places': {
        const isHotel = asked.query?.types?.includes('lodging') ?? false
        const [main_text, secondary_text] = isHotel
          ? ['Hotel Cedar Court', '7 Palm Street, Amman']
          : ['Amman', 'Jordan']
        return Promise.resolve({
          predictions: [
            {
              place_id: isHotel ? 'place-hotel' : 'place-town',
              structured_formatting: { main_text, secondary_text },
              types: isHotel ? ['lodging'] : ['locality', 'political'],
            },
          ].filter(() => asked.query?.query !== 'nowhere'),
        })
      }
      case 'popularPlaces':
        return Promise.resolve({ places: [] })
      case 'place':
        return Promise.resolve({
          result: {
            name: 'x',
            geometry: { location: { lat: 31.95, lng: 35.91 } },
            types: [],
            vicinity: 'Jabal Amman',
            international_phone_number: '+962 6 555 0100',
          },
        })
      case 'timeZone':
        return Promise.resolve({ time_zone: server.timeZone })
      case 'usualPrice':
        return Promise.resolve({ usual: server.usual })
      case 'createInquiry':
        server.sent.push({ body: asked.body, key: asked.idempotencyKey })
        return Promise.resolve().then(() => {
          refuse(server.refusals.shift())
          return { inquiry: { id: 'i-1', number: 'Q7RK2M', status: server.status }, token: 'secret-token' }
        })
      default:
        return Promise.reject(new Error(`the test has no answer to ${name}`))
    }
  }

const listeners = new Set<() => void>()

/** The wizard on the real machine, on a fake server and a fake card service; as after a reload, with what is stored. */
export const openWizard = (
  changes: Partial<Server> = {},
  {
    locale = 'en',
    step = 'booking',
    saved = [],
  }: { locale?: keyof typeof TEXTS; step?: Step; saved?: PaymentMethod[] } = {},
) => {
  const server: Server = {
    sent: [],
    refusals: [],
    usual: { night: 120, hotels: 7, stars: 3 },
    timeZone: 'Asia/Amman',
    status: 'unconfirmed',
    bank: [],
    ...changes,
  }
  const tokens: string[][] = []
  const api = apiOf(server)
  replace(callApi, api)
  replace(callAnonymously, api)
  let keys = 0
  const desk = {
    show: () => nothing,
    open: () => Promise.resolve('card-1'),
    pay: () =>
      Promise.resolve().then(() => {
        refuse(server.bank.shift())
        return 'payment-1'
      }),
    payWithSavedCard: (id: string) => Promise.resolve(`payment-${id}`),
    paymentOf: (handle: string) => ({
      nonce: `nonce of ${handle}`,
      deviceData: null,
      ...(handle === 'payment-1' ? {} : { paymentMethodId: handle.replace('payment-', '') }),
    }),
    focus: nothing,
    tell: nothing,
    read: () => CARD,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  replace(inquiryCardVault, () => desk)
  replace(paymentConfig, () => ({ queryKey: ['config'], queryFn: () => ({ payment: { mode: 'sandbox' } }) }))
  replace(PageHead, () => null)
  const methods = createActor(
    paymentMethodsMachine.provide({
      actors: { loadMethods: fake(paymentMethodsPorts.loadMethods, () => saved) },
    }),
  ).start()
  replace(paymentMethodsActor, () => methods)
  const machine = liveInquiry({
    loadTimeZone: () => Promise.resolve(server.timeZone),
    work: () =>
      Promise.resolve(
        inquiryWork({
          callApi,
          desk,
          newKey: () => `key-${(keys += 1)}`,
          locale: () => locale,
          hourCycle: () => 'h23',
          keepToken: (id, token) => void tokens.push([id, token]),
          onSent: nothing,
        }),
      ),
  })
  const actor = createActor(machine, { input: readStoredInquiry(localJson, Date.now()) })
  actor.subscribe((snapshot) => keepInquiry(localJson, snapshot, Date.now()))
  actor.start()
  replace(inquiryActor, () => actor)
  renderPage(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PageI18nProvider locale={locale} texts={TEXTS[locale]} hourCycle="h23">
          <Wizard first={openStepNow(step)} />
        </PageI18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
    locale === 'en' ? 'ltr' : 'rtl',
  )
  return { server, actor, tokens }
}

const Wizard = ({ first }: { first: Step }) => {
  const [step, setStep] = useState(first)
  const View = VIEWS[step]
  return (
    <main>
      <InquiryWizard key={step} step={step} onOpen={setStep}>
        <View />
      </InquiryWizard>
    </main>
  )
}
