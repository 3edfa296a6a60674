import { MAX_HOTEL_REFERENCE_LENGTH } from '#contract/inquiry/inquiries.ts'
import type { Failure, FailureCode } from '#machines/kit/failure.ts'
import { fake } from '#machines/kit/port.ts'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor, type PromiseActorLogic } from 'xstate'
import { inquiryMachine } from './inquiry.machine.ts'
import { inquiryPorts as ports } from './inquiry.ports.ts'
import { draftOfAnother, EMPTY_DRAFT } from './inquiry.rules.ts'
import { atTheLastStep, cedarCourt, filledDraft, NOW, user } from './inquiry.samples.ts'
import {
  selectCardFailure,
  selectCardForm,
  selectCheckedStep,
  selectCompletedSteps,
  selectDraft,
  selectFailure,
  selectOpenStep,
  selectProgress,
  selectSent,
} from './inquiry.selectors.ts'
import type { InquiryEmitted, InquiryEvent, InquiryInput } from './inquiry.setup.ts'

type Answer<P> =
  P extends PromiseActorLogic<infer Output, infer Input> ? (input: Input) => Promise<Output> | Output : never
type Answers = { [Name in keyof typeof ports]?: Answer<(typeof ports)[Name]> }

const failure = (code: FailureCode, status: number, field?: string): Failure => ({
  code,
  status,
  ...(field === undefined ? {} : { field }),
})
const refuse = (thrown: Failure) => () => Promise.reject(thrown)
const SENT = { id: 'i-1', number: 'Q7RK2M', isUnconfirmed: true }
const FRESH: InquiryInput = { completedSteps: [], draft: EMPTY_DRAFT, attemptId: '', sent: null }

/** Starts the machine with ports that succeed unless `answers` says otherwise. */
const start = (input: InquiryInput = FRESH, answers: Answers = {}) => {
  const asked: { port: string; input: unknown }[] = []
  const noted =
    <Input, Output>(port: string, answer: (input: Input) => Output) =>
    (given: Input): Output => {
      asked.push({ port, input: given })
      return answer(given)
    }
  const actor = createActor(
    inquiryMachine.provide({
      actors: {
        lookUpClock: fake(
          ports.lookUpClock,
          noted('lookUpClock', answers.lookUpClock ?? (() => ({ timeZone: 'Asia/Amman' }))),
        ),
        openCard: fake(ports.openCard, noted('openCard', answers.openCard ?? (() => ({ card: 'card-1' })))),
        verifyCard: fake(
          ports.verifyCard,
          noted(
            'verifyCard',
            answers.verifyCard ?? (({ attemptId }) => ({ id: attemptId || 'key-1', payment: 'p-1' })),
          ),
        ),
        sendInquiry: fake(ports.sendInquiry, noted('sendInquiry', answers.sendInquiry ?? (() => SENT))),
      },
    }),
    { input },
  ).start()
  const events: InquiryEmitted[] = []
  actor.on('*', (event) => events.push(event))
  return {
    asked,
    events,
    send: (event: InquiryEvent) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')),
  }
}

const SUBMIT = { type: 'request.submit', paymentMethodId: null, now: NOW } as const

/** At the last step, with the card fields open. */
const atRequest = async (answers: Answers = {}, input: InquiryInput = atTheLastStep) => {
  const inquiry = start(input, answers)
  inquiry.send({ type: 'card.shown' })
  await inquiry.settled()
  return inquiry
}

describe('the steps', () => {
  test('are completed one after the other; the first with the hotel’s clock', async () => {
    const inquiry = start()
    const { guest, termsAccepted, ...rest } = filledDraft()
    inquiry.send({ type: 'draft.change', change: { ...rest, hotel: cedarCourt } })
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    expect(selectProgress(inquiry.snapshot())).toBe('saving')
    expect(selectOpenStep(inquiry.snapshot(), 'booking')).toBe('booking')
    await inquiry.settled()
    expect(inquiry.asked).toEqual([{ port: 'lookUpClock', input: { point: cedarCourt.point } }])
    expect(selectDraft(inquiry.snapshot()).hotel.timeZone).toBe('Asia/Amman')
    inquiry.send({ type: 'step.submit', step: 'time', now: NOW })
    inquiry.send({ type: 'draft.change', change: { guest, termsAccepted } })
    inquiry.send({ type: 'step.submit', step: 'contacts', now: NOW })
    expect(selectCompletedSteps(inquiry.snapshot())).toEqual(['booking', 'time', 'contacts'])
    expect(inquiry.events).toEqual([
      { type: 'step.done', step: 'booking' },
      { type: 'step.done', step: 'time' },
      { type: 'step.done', step: 'contacts' },
    ])
    expect(selectOpenStep(inquiry.snapshot(), 'request')).toBe('request')
  })

  test('that are wrong say so and are not left', () => {
    const inquiry = start()
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    expect([selectCheckedStep(inquiry.snapshot()), inquiry.events, inquiry.asked]).toEqual(['booking', [], []])
    expect(selectOpenStep(inquiry.snapshot(), 'time')).toBe('booking')
    inquiry.send({ type: 'draft.change', change: filledDraft() })
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    expect(selectCheckedStep(inquiry.snapshot())).toBeNull()
  })

  test('say that nobody knows the hotel’s local time', async () => {
    const inquiry = start(FRESH, { lookUpClock: () => ({ timeZone: null }) })
    inquiry.send({ type: 'draft.change', change: { ...filledDraft(), hotel: cedarCourt } })
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    await inquiry.settled()
    expect(selectDraft(inquiry.snapshot()).hotel.timeZone).toBe('')
    expect([selectCheckedStep(inquiry.snapshot()), selectCompletedSteps(inquiry.snapshot())]).toEqual(['booking', []])
    // Another hotel is looked up again.
    inquiry.send({ type: 'draft.change', change: { hotel: cedarCourt } })
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    expect(selectProgress(inquiry.snapshot())).toBe('saving')
  })

  test('stay where the clock could not be looked up, and try again with the next press', async () => {
    let tries = 0
    const inquiry = start(FRESH, {
      lookUpClock: () => {
        tries += 1
        return tries === 1 ? Promise.reject(failure('network', 500)) : { timeZone: 'Asia/Amman' }
      },
    })
    inquiry.send({ type: 'draft.change', change: { ...filledDraft(), hotel: cedarCourt } })
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    await inquiry.settled()
    expect([selectFailure(inquiry.snapshot())?.code, selectProgress(inquiry.snapshot())]).toEqual(['network', 'form'])
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    await inquiry.settled()
    expect([selectFailure(inquiry.snapshot()), selectCompletedSteps(inquiry.snapshot())]).toEqual([null, ['booking']])
  })

  test('keep what is typed while the clock is looked up', async () => {
    const inquiry = start()
    inquiry.send({ type: 'draft.change', change: filledDraft({ hotel: cedarCourt }) })
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    inquiry.send({ type: 'draft.change', change: { reference: 'AB-1' } })
    expect([selectProgress(inquiry.snapshot()), selectDraft(inquiry.snapshot()).reference]).toEqual(['saving', 'AB-1'])
    await inquiry.settled()
    expect(selectDraft(inquiry.snapshot())).toEqual(filledDraft({ reference: 'AB-1' }))
    expect(inquiry.events).toEqual([{ type: 'step.done', step: 'booking' }])
    expect(inquiry.asked).toHaveLength(1)
  })

  test('say what became wrong while the clock was looked up, and are not left', async () => {
    const inquiry = start()
    inquiry.send({ type: 'draft.change', change: filledDraft({ hotel: cedarCourt }) })
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    inquiry.send({ type: 'draft.change', change: { reference: 'A'.repeat(MAX_HOTEL_REFERENCE_LENGTH + 1) } })
    await inquiry.settled()
    expect([selectCheckedStep(inquiry.snapshot()), selectCompletedSteps(inquiry.snapshot())]).toEqual(['booking', []])
    expect([selectDraft(inquiry.snapshot()).hotel.timeZone, inquiry.events]).toEqual(['Asia/Amman', []])
  })

  test('give another hotel no clock of the one before it', async () => {
    const inquiry = start()
    const other = { ...cedarCourt, id: 'place-2', point: { lat: 51.5, lng: -0.1 } }
    inquiry.send({ type: 'draft.change', change: filledDraft({ hotel: cedarCourt }) })
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    inquiry.send({ type: 'draft.change', change: { hotel: other } })
    expect([selectProgress(inquiry.snapshot()), selectDraft(inquiry.snapshot()).hotel]).toEqual(['form', other])
    inquiry.send({ type: 'step.submit', step: 'booking', now: NOW })
    await inquiry.settled()
    expect(inquiry.asked.map(({ input }) => input)).toEqual([{ point: cedarCourt.point }, { point: other.point }])
  })
})

describe('the request', () => {
  test('is verified by the bank and sent once, with all that was typed', async () => {
    const inquiry = await atRequest()
    inquiry.send(SUBMIT)
    inquiry.send(SUBMIT)
    expect(selectProgress(inquiry.snapshot())).toBe('verifying')
    expect(selectOpenStep(inquiry.snapshot(), 'booking')).toBe('request')
    await inquiry.settled()
    expect(selectProgress(inquiry.snapshot())).toBe('sent')
    expect(inquiry.asked.slice(1)).toEqual([
      {
        port: 'verifyCard',
        input: { card: 'card-1', paymentMethodId: null, guest: filledDraft().guest, attemptId: '' },
      },
      { port: 'sendInquiry', input: { attempt: { id: 'key-1', payment: 'p-1' }, draft: filledDraft() } },
    ])
    expect(selectSent(inquiry.snapshot())).toEqual(SENT)
    expect(inquiry.events).toEqual([
      { type: 'payment.done', payment: 'p-1' },
      { type: 'sent', id: 'i-1' },
    ])
    expect(inquiry.snapshot().context.attempt).toEqual({ id: '', payment: '' })
  })

  test('needs a card: nothing happens while its fields are not open', () => {
    const inquiry = start(atTheLastStep)
    inquiry.send(SUBMIT)
    expect([selectProgress(inquiry.snapshot()), inquiry.asked]).toEqual(['form', []])
  })

  test('goes with a saved card, without card fields', async () => {
    const inquiry = start(atTheLastStep)
    inquiry.send({ ...SUBMIT, paymentMethodId: 'visa' })
    await inquiry.settled()
    expect(inquiry.asked[0]).toMatchObject({ port: 'verifyCard', input: { card: '', paymentMethodId: 'visa' } })
    expect(selectProgress(inquiry.snapshot())).toBe('sent')
  })

  test('that has become wrong since leads to the first step that is', async () => {
    const inquiry = await atRequest()
    inquiry.send({ ...SUBMIT, now: '2026-12-04T00:00:00Z' })
    expect(selectCheckedStep(inquiry.snapshot())).toBe('time')
    expect(inquiry.events).toEqual([{ type: 'step.open', step: 'time' }])
    expect(inquiry.asked.map(({ port }) => port)).toEqual(['openCard'])
    // Sent after all, it shows no step's errors any more.
    inquiry.send(SUBMIT)
    expect(selectCheckedStep(inquiry.snapshot())).toBeNull()
  })

  test('whose answer never came is sent again by the same key, by hand or when the connection is back', async () => {
    let tries = 0
    const inquiry = await atRequest({
      sendInquiry: () => {
        tries += 1
        return tries < 3 ? Promise.reject(failure(tries === 1 ? 'timeout' : 'network', 500)) : SENT
      },
    })
    inquiry.send(SUBMIT)
    await inquiry.settled()
    expect([selectProgress(inquiry.snapshot()), selectFailure(inquiry.snapshot())?.code]).toEqual(['unsure', 'timeout'])
    // A request on its way cannot be changed.
    inquiry.send({ type: 'draft.change', change: { comment: 'other' } })
    inquiry.send(SUBMIT)
    expect([selectProgress(inquiry.snapshot()), selectFailure(inquiry.snapshot())]).toEqual(['sending', null])
    await inquiry.settled()
    inquiry.send({ type: 'connection.restored' })
    await inquiry.settled()
    expect(selectProgress(inquiry.snapshot())).toBe('sent')
    const sent = inquiry.asked.filter(({ port }) => port === 'sendInquiry').map(({ input }) => input)
    expect(sent).toEqual([sent[0], sent[0], sent[0]])
    expect(inquiry.asked.filter(({ port }) => port === 'verifyCard')).toHaveLength(1)
  })

  test.each([
    [failure('declined', 402), []],
    [failure('already_asked', 409), []],
    [failure('invalid_request', 400, 'guest.email'), [{ type: 'step.open', step: 'contacts' }]],
    [failure('too_late', 409), [{ type: 'step.open', step: 'time' }]],
    [failure('invalid_request', 400, 'comment'), []],
  ] as const)('that is refused with %j says why, and on which step', async (refused, opened) => {
    const inquiry = await atRequest({ sendInquiry: refuse(refused) })
    inquiry.send(SUBMIT)
    await inquiry.settled()
    expect([selectProgress(inquiry.snapshot()), selectFailure(inquiry.snapshot())]).toEqual(['form', refused])
    expect(inquiry.events).toEqual(expect.arrayContaining([...opened, { type: 'payment.done', payment: 'p-1' }]))
    expect(inquiry.events).toHaveLength(opened.length + 1)
    // The next one is another attempt.
    expect(inquiry.snapshot().context.attempt.id).toBe('')
    inquiry.send({ type: 'draft.change', change: {} })
    expect(selectFailure(inquiry.snapshot())).toBeNull()
  })

  test('of an earlier page continues with its key, and with another as soon as it changes', async () => {
    const inquiry = await atRequest({}, { ...atTheLastStep, attemptId: 'key-0' })
    inquiry.send(SUBMIT)
    await inquiry.settled()
    expect(inquiry.asked.at(-1)).toMatchObject({ input: { attempt: { id: 'key-0' } } })
    const changed = await atRequest({}, { ...atTheLastStep, attemptId: 'key-0' })
    changed.send({ type: 'draft.change', change: { comment: 'Late flight' } })
    changed.send(SUBMIT)
    await changed.settled()
    expect(changed.asked.at(-1)).toMatchObject({ input: { attempt: { id: 'key-1' } } })
  })
})

describe('the card', () => {
  test('whose bank window the guest closes shows no message', async () => {
    const inquiry = await atRequest({ verifyCard: refuse(failure('card.cancelled', 400)) })
    inquiry.send(SUBMIT)
    await inquiry.settled()
    expect([selectProgress(inquiry.snapshot()), selectFailure(inquiry.snapshot())]).toEqual(['form', null])
  })

  test('that must be corrected says so, and nothing is sent', async () => {
    const inquiry = await atRequest({ verifyCard: refuse(failure('card.fixCard', 400)) })
    inquiry.send(SUBMIT)
    await inquiry.settled()
    expect(selectFailure(inquiry.snapshot())?.code).toBe('card.fixCard')
    expect(inquiry.asked.map(({ port }) => port)).toEqual(['openCard', 'verifyCard'])
    expect(selectCardForm(inquiry.snapshot())).toBe('ready')
  })

  test('gets new fields when the old ones can no longer be used', async () => {
    const inquiry = await atRequest({ verifyCard: refuse(failure('card.refreshToken', 400)) })
    inquiry.send(SUBMIT)
    await inquiry.settled()
    expect(inquiry.asked.map(({ port }) => port)).toEqual(['openCard', 'verifyCard', 'openCard'])
    expect([selectCardForm(inquiry.snapshot()), selectFailure(inquiry.snapshot())?.code]).toEqual([
      'ready',
      'card.refreshToken',
    ])
    expect(inquiry.events).toEqual([{ type: 'cardForm.released', card: 'card-1' }])
  })

  test.each(['card.retry', 'connection.restored'] as const)('has fields that open again by %s', async (type) => {
    let tries = 0
    const inquiry = await atRequest({
      openCard: () => {
        tries += 1
        return tries === 1 ? Promise.reject(failure('network', 500)) : { card: 'card-2' }
      },
    })
    expect([selectCardForm(inquiry.snapshot()), selectCardFailure(inquiry.snapshot())?.code]).toEqual([
      'failed',
      'network',
    ])
    inquiry.send({ type })
    expect(selectCardFailure(inquiry.snapshot())).toBeNull()
    await inquiry.settled()
    expect(selectCardForm(inquiry.snapshot())).toBe('ready')
  })

  test('is let go of when its fields leave the page', async () => {
    const inquiry = await atRequest()
    inquiry.send({ type: 'card.hidden' })
    expect([selectCardForm(inquiry.snapshot()), inquiry.events]).toEqual([
      'closed',
      [{ type: 'cardForm.released', card: 'card-1' }],
    ])
  })
})

test('another request keeps hotel and guest, and begins at the time', async () => {
  const inquiry = await atRequest()
  inquiry.send(SUBMIT)
  await inquiry.settled()
  inquiry.send({ type: 'inquiry.another' })
  expect(selectDraft(inquiry.snapshot())).toEqual(draftOfAnother(filledDraft()))
  expect([selectSent(inquiry.snapshot()), selectProgress(inquiry.snapshot())]).toEqual([null, 'form'])
  expect(selectCompletedSteps(inquiry.snapshot())).toEqual(['booking'])
  expect(selectOpenStep(inquiry.snapshot(), 'request')).toBe('time')
})

test('a sent request is still shown after a reload', () => {
  const inquiry = start({ ...atTheLastStep, sent: SENT })
  expect([selectProgress(inquiry.snapshot()), selectOpenStep(inquiry.snapshot(), 'booking')]).toEqual([
    'sent',
    'request',
  ])
})

describe('the account', () => {
  test('offers its name and address', () => {
    const inquiry = start()
    inquiry.send({ type: 'auth.signedIn', user })
    expect(selectDraft(inquiry.snapshot()).guest).toEqual(user)
  })

  test('takes its name along when its session ends, with the step that needs it', () => {
    const inquiry = start({ ...atTheLastStep, draft: filledDraft({ guest: user }) })
    inquiry.send({ type: 'auth.signedOut', user })
    expect(selectDraft(inquiry.snapshot())).toEqual(filledDraft({ guest: { firstName: '', lastName: '', email: '' } }))
    expect(selectCompletedSteps(inquiry.snapshot())).toEqual(['booking', 'time'])
  })

  test('whose session ends while the request is on its way does not change it', async () => {
    const draft = filledDraft({ guest: user })
    const inquiry = await atRequest({ sendInquiry: refuse(failure('timeout', 500)) }, { ...atTheLastStep, draft })
    inquiry.send(SUBMIT)
    await inquiry.settled()
    inquiry.send({ type: 'auth.signedOut', user })
    inquiry.send({ type: 'auth.signedIn', user: { ...user, firstName: 'Other' } })
    expect([selectProgress(inquiry.snapshot()), selectDraft(inquiry.snapshot())]).toEqual(['unsure', draft])
  })

  test('leaves nothing behind when the guest logs out, whatever is under way', async () => {
    const inquiry = await atRequest({ sendInquiry: () => new Promise(() => {}) })
    inquiry.send(SUBMIT)
    await expect.poll(() => selectProgress(inquiry.snapshot())).toBe('sending')
    inquiry.send({ type: 'auth.left' })
    expect(inquiry.snapshot().context).toMatchObject({
      draft: EMPTY_DRAFT,
      completedSteps: [],
      attempt: { id: '', payment: '' },
      paymentMethodId: null,
      checkedStep: null,
      failure: null,
      sent: null,
    })
    expect(selectProgress(inquiry.snapshot())).toBe('form')
    expect(inquiry.events).toEqual([
      { type: 'payment.done', payment: 'p-1' },
      { type: 'cardForm.released', card: 'card-1' },
    ])
  })

  test.each([
    ['after an error of the bank', { verifyCard: refuse(failure('card.fixCard', 400)) }, NOW],
    ['after a step was found wrong', {}, '2026-12-04T00:00:00Z'],
    ['after all went well', {}, NOW],
  ])('leaves nothing behind when the guest logs out %s', async (_, answers, now) => {
    const inquiry = await atRequest(answers, { ...atTheLastStep, attemptId: 'key-0' })
    inquiry.send({ type: 'request.submit', paymentMethodId: 'visa', now })
    await inquiry.settled()
    inquiry.send({ type: 'auth.left' })
    expect(inquiry.snapshot().context).toMatchObject({
      draft: EMPTY_DRAFT,
      completedSteps: [],
      attempt: { id: '', payment: '' },
      paymentMethodId: null,
      checkedStep: null,
      failure: null,
      sent: null,
    })
  })
})
