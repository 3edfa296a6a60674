import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { visa } from '#machines/paymentMethods/paymentMethods.samples.ts'
import { useModals } from '#src/views/layout/modals.tsx'
import { setCurrentGuest } from '#src/actors/auth/currentGuest.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Inquiry, UsualPriceResponse } from '#contract/inquiry/inquiries.ts'
import type { PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { draftOfAnother, type Step } from '#machines/inquiry/inquiry.rules.ts'
import { filledDraft } from '#machines/inquiry/inquiry.samples.ts'
import type { InquiryInput } from '#machines/inquiry/inquiry.setup.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { inquiryCardVault } from '#src/actors/checkout/cardVaultInstances.ts'
import { paymentConfig } from '#src/actors/checkout/config.ts'
import { paymentMethodsActor } from '#src/actors/checkout/paymentMethods.ts'
import { beginInquiry, refuse, savedCards, storeInquiry } from '#src/actors/inquiry/inquiry.testing.ts'
import { inquiryActor } from '#src/actors/inquiry/inquiry.ts'
import { openStepNow } from './useInquiry.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
// oxlint-disable-next-line no-restricted-imports -- the test stands in for the server
import { callAnonymously, callApi } from '#src/services/api.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
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
interface Sent {
  body: unknown
  key: string | undefined
}

interface Server {
  sent: Sent[]
  /** Failures of the next requests, in order. */
  refusals: object[]
  usual: UsualPriceResponse['usual']
  answers: UsualPriceResponse['answers']
  timeZone: string | null
  status: Inquiry['status']
  /** Failures of the next verifications by the bank, in order. */
  bank: object[]
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
              ...(isHotel ? {} : { hotels: 0, nearest_hotel: 142 }),
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
        return Promise.resolve({ usual: server.usual, answers: server.answers })
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
const openWizard = (
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
    answers: [],
    timeZone: 'Asia/Amman',
    status: 'unconfirmed',
    bank: [],
    ...changes,
  }
  const api = apiOf(server)
  replace(callApi, api)
  replace(callAnonymously, api)
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
  replace(useModals, () => ({ show: nothing }))
  const methods = savedCards(saved)
  const loadMethods = vi.fn<() => typeof methods>(() => methods)
  replace(paymentMethodsActor, loadMethods)
  const { actor, tokens } = beginInquiry({ callApi, desk, locale, timeZone: () => server.timeZone })
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
  return { server, actor, tokens, loadMethods }
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

const next = (step: keyof typeof en.inquiry.next) =>
  userEvent.click(page.getByRole('button', { name: en.inquiry.next[step] }))
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

const day = (daysAhead: number) => Temporal.Now.plainDateISO('Asia/Amman').add({ days: daysAhead })
const dayButton = (date: Temporal.PlainDate) =>
  page.getByRole('button', { name: new RegExp(`\\b${date.day} ${date.toLocaleString('en-GB', { month: 'long' })}`) })

/** A check-in in ten days, whenever the test runs. */
const soon = () => ({
  checkIn: { day: day(10).toString(), hour: 9 },
  checkOut: { day: day(12).toString(), hour: 16 },
  freeCancellation: { isUnknown: true, day: '', hour: 18 },
})

/** As an earlier page of this browser left it: complete but for what the test changes. */
const store = (changes: Partial<InquiryInput> = {}) => {
  const input: InquiryInput = {
    completedSteps: ['booking', 'time', 'contacts'],
    draft: filledDraft(soon()),
    attemptId: '',
    sent: null,
    ...changes,
  }
  storeInquiry(input)
}

const noor: SignedInUser = {
  first_name: 'Noor',
  last_name: 'Haddad',
  email: 'noor@example.com',
  is_email_verified: true,
  image: null,
  type: 'regular',
  available_credits: 0,
  total_hours: 0,
  total_bookings: 0,
  phone: null,
  locale: 'en',
  referral_code: null,
  is_staff: false,
}

const pickHotel = async () => {
  await userEvent.fill(page.getByLabelText(en.inquiry.booking.hotel), 'cedar')
  await userEvent.click(page.getByRole('option', { name: /Hotel Cedar Court/ }))
  await expect.element(page.getByLabelText(en.inquiry.booking.hotel)).toHaveValue('Hotel Cedar Court')
}
const pickDates = async (from: Temporal.PlainDate, until: Temporal.PlainDate) => {
  for (const date of [from, until]) await userEvent.click(dayButton(date).first())
}

afterEach(() => {
  localStorage.clear()
  setCurrentGuest(null)
})

test('a guest without an account asks for hours in four steps, and reads the number and what comes next', async () => {
  await page.viewport(1280, 900)
  const { server, tokens } = openWizard()
  await pickHotel()
  const [from, until] = [day(10), day(12)]
  await pickDates(from, until)
  await next('time')

  await expect.element(heading(en.inquiry.time.title)).toBeVisible()
  await userEvent.click(
    page.getByRole('group', { name: 'Check-in time' }).getByRole('button', { name: 'One hour earlier' }),
  )
  await userEvent.fill(page.getByRole('spinbutton', { name: en.inquiry.time.price }), '6')
  await expect.element(page.getByText(en.inquiry.time.likelyText)).toBeVisible()
  await userEvent.click(page.getByLabelText(en.inquiry.time.unknown))
  await next('contacts')

  await expect.element(heading(en.inquiry.contacts.title)).toBeVisible()
  await userEvent.fill(page.getByLabelText('First name'), 'Dana')
  await userEvent.fill(page.getByLabelText('Last name'), 'Levi')
  await userEvent.fill(page.getByLabelText(en.inquiry.contacts.email), 'dana@example.com')
  await userEvent.click(page.getByRole('checkbox'))
  await next('request')

  await expect.element(heading(en.inquiry.request.title)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: en.inquiry.request.send }))
  await expect.element(heading(en.inquiry.sent.confirmTitle)).toBeVisible()
  await expect.element(page.getByText('Q7RK2M')).toBeVisible()
  await expect.element(page.getByText('dana@example.com')).toBeVisible()
  expect(tokens).toEqual([['i-1', 'secret-token']])
  expect(server.sent).toEqual([
    {
      key: 'key-1',
      body: {
        guest: { first_name: 'Dana', last_name: 'Levi', email: 'dana@example.com' },
        hotel: {
          place_id: 'place-hotel',
          name: 'Hotel Cedar Court',
          formatted_address: '7 Palm Street, Amman',
          vicinity: 'Jabal Amman',
          international_phone_number: '+962 6 555 0100',
          website: null,
          url: null,
          location: { lat: 31.95, lng: 35.91 },
        },
        checkin_datetime: `${from.toString()}T14:00`,
        checkout_datetime: `${until.toString()}T11:00`,
        price: 6,
        comment: '',
        free_cancellation_until: null,
        payment: { type: 'card', nonce: 'nonce of payment-1', device_data: null },
        guest_id_at_hotel: null,
        lang: 'en',
        time_zone: Temporal.Now.timeZoneId(),
        hour_cycle: 'h23',
      },
    },
  ])
})

describe('the steps', () => {
  test('say what is missing, put the focus there, and are not left', async () => {
    openWizard()
    await next('time')
    await expect.element(page.getByRole('alert').getByText(en.checkout.incomplete)).toBeVisible()
    await expect.element(page.getByText('The Hotel field is required')).toBeVisible()
    await expect.element(page.getByLabelText(en.inquiry.booking.hotel)).toHaveFocus()
    await expect.element(page.getByText(en.inquiry.select.date)).toBeVisible()
    await expect.element(page.getByText(en.inquiry.select.dateAndTime)).toBeVisible()
  })

  test('take a hotel by hand with its town, whose clock it has', async () => {
    const { actor } = openWizard()
    await userEvent.click(page.getByRole('button', { name: en.inquiry.booking.byHand }))
    await userEvent.fill(page.getByLabelText(en.inquiry.booking.name), 'Pension Rosa')
    await userEvent.fill(page.getByLabelText(en.inquiry.booking.address), '3 Back Lane')
    await userEvent.fill(page.getByLabelText(en.inquiry.booking.town), 'amm')
    await userEvent.click(page.getByRole('option', { name: /Amman/ }))
    await expect.element(page.getByLabelText(en.inquiry.booking.town)).toHaveValue('Amman')
    expect(actor.getSnapshot().context.draft.hotel).toMatchObject({
      id: '',
      name: 'Pension Rosa',
      description: '3 Back Lane',
      town: 'Amman',
      point: { lat: 31.95, lng: 35.91 },
    })
  })

  test('lead from a name that the list does not have to the fields for it, with the name', async () => {
    const { actor } = openWizard()
    await next('time')
    const list = page.getByLabelText(en.inquiry.booking.hotel, { exact: true })
    await userEvent.fill(list, 'nowhere')
    await expect.element(page.getByRole('option', { name: en.inquiry.booking.unlisted })).toBeVisible()
    await expect.element(page.getByText(en.inquiry.booking.notFound).first()).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    const name = page.getByLabelText(en.inquiry.booking.name)
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveValue('nowhere')
    expect(actor.getSnapshot().context.draft.hotel.name).toBe('nowhere')
    // Nothing is said of fields that nobody has filled in yet.
    await expect.element(page.getByLabelText(en.inquiry.booking.town)).not.toHaveAttribute('aria-invalid')
    await next('time')
    await expect.element(page.getByText('The Town field is required')).toBeVisible()
  })

  test('keep a name that was typed and not chosen, and say what to do with it', async () => {
    openWizard()
    const list = page.getByLabelText(en.inquiry.booking.hotel, { exact: true })
    await userEvent.fill(list, 'cedar')
    await expect.element(page.getByRole('option', { name: /Hotel Cedar Court/ })).toBeVisible()
    await next('time')
    await expect.element(page.getByText(en.inquiry.booking.notChosen)).toBeVisible()
    await expect.element(list).toHaveValue('cedar')
    await userEvent.click(page.getByRole('button', { name: en.inquiry.booking.byHand }))
    await expect.element(page.getByLabelText(en.inquiry.booking.name)).toHaveValue('cedar')
    await userEvent.fill(page.getByLabelText(en.inquiry.booking.address), '3 Back Lane')
    for (const name of [en.inquiry.booking.fromList, en.inquiry.booking.byHand])
      await userEvent.click(page.getByRole('button', { name }))
    await expect.element(page.getByLabelText(en.inquiry.booking.address)).toHaveValue('3 Back Lane')
  })

  test('open the fields of an unlisted hotel without errors, as nobody has filled them in', async () => {
    openWizard()
    await next('time')
    await userEvent.click(page.getByRole('button', { name: en.inquiry.booking.byHand }))
    await expect.element(page.getByLabelText(en.inquiry.booking.name)).toHaveFocus()
    for (const label of [en.inquiry.booking.name, en.inquiry.booking.town])
      await expect.element(page.getByLabelText(label)).not.toHaveAttribute('aria-invalid')
  })

  test('say of a town that it has to be chosen, and count no hotels there', async () => {
    openWizard()
    await userEvent.click(page.getByRole('button', { name: en.inquiry.booking.byHand }))
    const town = page.getByLabelText(en.inquiry.booking.town)
    await userEvent.fill(town, 'amm')
    await expect.element(page.getByRole('option', { name: /Amman/ })).toBeVisible()
    expect(page.getByText(/142/).query()).toBeNull()
    await userEvent.click(page.getByLabelText(en.inquiry.booking.address))
    await expect.element(town).toHaveValue('amm')
    await expect.element(page.getByText(en.inquiry.booking.townNotChosen)).toBeVisible()
  })

  test('keep what was typed after a reload, and open no further than they are completed', async () => {
    store({ completedSteps: ['booking', 'time'] })
    openWizard({}, { step: 'request' })
    await expect.element(heading(en.inquiry.contacts.title)).toBeVisible()
    await expect.element(page.getByLabelText('First name')).toHaveValue('Dana')
  })

  test('say that the local time of a place is not known', async () => {
    const hotel = { ...filledDraft().hotel, timeZone: null }
    store({ draft: filledDraft({ ...soon(), hotel }), completedSteps: [] })
    openWizard({ timeZone: null })
    await next('time')
    await expect.element(page.getByText(en.inquiry.booking.unknownClock)).toBeVisible()
  })
})

describe('time and price', () => {
  test('hours move by the keys of the line, and no further than the standard ones', async () => {
    store()
    const { actor } = openWizard({}, { step: 'time' })
    const checkOut = page.getByRole('slider', { name: 'Check-out time' })
    checkOut.element().focus()
    await userEvent.keyboard('{ArrowRight}{Home}')
    expect(actor.getSnapshot().context.draft.checkOut.hour).toBe(11)
    await userEvent.keyboard('{End}')
    expect(actor.getSnapshot().context.draft.checkOut.hour).toBe(23)
    await expect.element(page.getByText('18 extra hours, on request')).toBeVisible()
  })

  test('without extra hours there is nothing to ask for', async () => {
    const { checkIn, checkOut } = soon()
    store({ draft: filledDraft({ checkIn: { ...checkIn, hour: 15 }, checkOut: { ...checkOut, hour: 11 } }) })
    openWizard({}, { step: 'time' })
    await next('contacts')
    await expect.element(page.getByRole('alert').getByText(en.inquiry.select.time)).toHaveFocus()
    await expect.element(heading(en.inquiry.time.title)).toBeVisible()
  })

  test.each([
    ['39', en.inquiry.time.longShotText],
    ['40', en.inquiry.time.possibleText],
    ['60', en.inquiry.time.likelyText],
  ])('%s dollars for 11 hours of a usual 66: %s', async (price, verdict) => {
    store()
    openWizard({}, { step: 'time' })
    await userEvent.fill(page.getByRole('spinbutton', { name: en.inquiry.time.price }), price)
    await expect.element(page.getByText(verdict)).toBeVisible()
    await expect.element(page.getByText(/middle price of 3-star hotels/)).toBeVisible()
  })

  test('where no usual price is known, the guest says what a night costs them', async () => {
    store()
    openWizard({ usual: null }, { step: 'time' })
    expect(page.getByText(/A yes/).elements()).toEqual([])
    await userEvent.fill(page.getByRole('spinbutton', { name: en.inquiry.time.night }), '200')
    await expect.element(page.getByText(en.inquiry.time.possibleText)).not.toBeInTheDocument()
    await expect.element(page.getByText(en.inquiry.time.longShotText)).toBeVisible()
  })

  test('says how hotels answered to such prices, where enough have', async () => {
    store()
    openWizard({ answers: [{ verdict: 'possible', requests: 34, accepted: 20 }] }, { step: 'time' })
    const price = page.getByRole('spinbutton', { name: en.inquiry.time.price })
    await userEvent.fill(price, '50')
    const answers = page.getByText('Of the last 34 requests at such a price, hotels accepted 20.')
    await expect.element(answers).toBeVisible()
    await userEvent.fill(price, '60')
    await expect.element(page.getByText(en.inquiry.time.likelyText)).toBeVisible()
    expect(answers.query()).toBeNull()
  })

  test('a check-in too soon for an answer says so at the hours', async () => {
    const today = Temporal.Now.plainDateISO('Asia/Amman')
    const [from, until] = [today.toString(), today.add({ days: 2 }).toString()]
    store({ draft: filledDraft({ checkIn: { day: from, hour: 0 }, checkOut: { day: until, hour: 16 } }) })
    openWizard({}, { step: 'time' })
    await expect.element(page.getByRole('alert').getByText(en.inquiry.time.tooLate)).toBeVisible()
  })
})

describe('the date of free cancellation', () => {
  test('is chosen in a calendar, by keys, and is written out', async () => {
    const freeCancellation = { isUnknown: false, day: '', hour: 18 }
    store({ draft: filledDraft({ ...soon(), freeCancellation }) })
    const { actor } = openWizard({}, { step: 'time' })
    await next('contacts')
    await expect.element(page.getByText(en.inquiry.time.cancellationMissing)).toBeVisible()
    const field = page.getByRole('button', { name: new RegExp(`^${en.inquiry.time.cancellationDate}`) })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('grid')).toBeVisible()
    await expect.poll(() => document.activeElement?.closest('[role="grid"]')).not.toBeNull()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect.element(field).toHaveFocus()
    expect(actor.getSnapshot().context.draft.freeCancellation.day).toBe(day(9).toString())
    expect(page.getByText(en.inquiry.time.cancellationMissing).query()).toBeNull()
  })

  test('that has passed says that the card is charged at once, and so does the summary', async () => {
    const freeCancellation = { isUnknown: false, day: day(-2).toString(), hour: 18 }
    store({ draft: filledDraft({ ...soon(), freeCancellation }) })
    openWizard({}, { step: 'time' })
    await expect.element(page.getByText(en.inquiry.time.chargedPast)).toBeVisible()
    await next('contacts')
    await next('request')
    await expect.element(page.getByText(en.inquiry.request.chargeNow)).toBeVisible()
  })
})

const send = () => userEvent.click(page.getByRole('button', { name: en.inquiry.request.send }))

describe('the request', () => {
  test('whose answer never came is sent again as it was, by the same key', async () => {
    store()
    const { server } = openWizard({ refusals: [{ code: 'timeout', status: 500 }] }, { step: 'request' })
    await expect.element(page.getByRole('button', { name: en.inquiry.request.send })).toBeVisible()
    await expect.element(page.getByText(/^If the hotel accepts, your card is charged on /)).toBeVisible()
    await send()
    await expect.element(page.getByText(en.inquiry.request.unsure)).toBeVisible()
    await expect.element(page.getByLabelText(en.checkout.comment.title)).toHaveAttribute('readonly')
    await userEvent.click(page.getByRole('button', { name: en.payments.form.again }))
    await expect.element(page.getByText('Q7RK2M')).toBeVisible()
    expect(server.sent[1]).toEqual(server.sent[0])
    expect(server.sent).toHaveLength(2)
  })

  test('that is offline says that it goes by itself', async () => {
    store()
    openWizard({ refusals: [{ code: 'network', status: 500 }] }, { step: 'request' })
    await send()
    await expect.element(page.getByText(en.inquiry.request.offline)).toBeVisible()
  })

  test('with a declined card stays, and goes with the next key', async () => {
    store()
    const { server } = openWizard({ refusals: [{ code: 'declined', status: 402 }] }, { step: 'request' })
    await send()
    await expect.element(page.getByRole('alert').getByText(en.errors.card.different)).toBeVisible()
    await send()
    await expect.element(page.getByText('Q7RK2M')).toBeVisible()
    expect(server.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
  })

  test('refused for a field leads to the step that holds it, and says so there', async () => {
    store()
    const refusal = { code: 'invalid_request', status: 400, field: 'guest.email' }
    openWizard({ refusals: [refusal] }, { step: 'request' })
    await send()
    await expect.element(heading(en.inquiry.contacts.title)).toBeVisible()
    await expect.element(page.getByLabelText(en.inquiry.contacts.email)).toHaveAttribute('aria-invalid', 'true')
  })

  test('that was made before names the earlier one', async () => {
    store()
    const refusal = { code: 'already_asked', status: 409, inquiry: { id: 'i-0', number: 'B4XW9T' } }
    openWizard({ refusals: [refusal] }, { step: 'request' })
    await send()
    await expect.element(page.getByRole('link', { name: 'See request B4XW9T' })).toHaveAttribute('href', '/inquiry/i-0')
  })

  test('of a guest without an account asks for no saved cards, and so loads no sign-in code', async () => {
    store()
    const { loadMethods } = openWizard({}, { step: 'request', saved: [visa] })
    await expect.element(page.getByRole('button', { name: en.inquiry.request.send })).toBeVisible()
    expect(page.getByRole('radio').elements()).toEqual([])
    expect(loadMethods).not.toHaveBeenCalled()
  })

  test('of a signed-in guest takes a saved card, and the hotel is asked at once', async () => {
    setCurrentGuest(noor)
    store()
    const { server } = openWizard({ status: 'asked' }, { step: 'request', saved: [visa] })
    await expect.element(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked()
    await send()
    await expect.element(heading(en.inquiry.sent.title)).toBeVisible()
    expect(server.sent[0]?.body).toMatchObject({
      payment: { payment_method_id: 'visa', nonce: 'nonce of payment-visa' },
    })
  })

  test('that was sent begins another with the same hotel and guest, at the time', async () => {
    store({ sent: { id: 'i-1', number: 'Q7RK2M', isUnconfirmed: true } })
    const { actor } = openWizard({}, { step: 'request' })
    await expect.element(page.getByText('Q7RK2M')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: en.inquiry.sent.another }))
    await expect.element(heading(en.inquiry.time.title)).toBeVisible()
    expect(actor.getSnapshot().context.draft).toEqual(draftOfAnother(filledDraft(soon())))
  })
})

describe.each(['ar', 'he'] as const)('in %s, on a phone', (locale) => {
  const texts = TEXTS[locale].inquiry
  test.each(['booking', 'time', 'contacts', 'request'] as const)(
    'the %s step fits, with all its texts',
    async (step) => {
      await page.viewport(360, 800)
      store()
      openWizard({}, { locale, step })
      await expect.element(heading(texts[step].title)).toBeVisible()
      await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    },
  )
})
