import { inquiryMachine } from '#machines/inquiry/inquiry.machine.ts'
import { EMPTY_DRAFT } from '#machines/inquiry/inquiry.rules.ts'
import { atTheLastStep } from '#machines/inquiry/inquiry.samples.ts'
import { jsonStorage } from '#src/services/storage.ts'
import { forgetInquirer, INQUIRY_DRAFT } from '#src/services/tabForms.ts'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { keepInquiry, readStoredInquiry } from './storedInquiry.ts'

const NOTHING = { completedSteps: [], draft: EMPTY_DRAFT, attemptId: '', sent: null }
const NOW = 1_800_000_000_000
const DAY = 24 * 60 * 60 * 1000

const browser = () => {
  const items = new Map<string, string>()
  const storage: Storage = {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  return { items, json: jsonStorage(() => storage) }
}
const actor = (input = { ...atTheLastStep, attemptId: 'key-1' }) => createActor(inquiryMachine, { input }).start()

test('a request that was begun is there after a reload, a crash or a closed tab, for seven days', () => {
  const { json } = browser()
  keepInquiry(json, actor().getSnapshot(), NOW)
  expect(readStoredInquiry(json, NOW + 7 * DAY)).toEqual({ ...atTheLastStep, attemptId: 'key-1' })
  expect(readStoredInquiry(json, NOW + 7 * DAY + 1)).toEqual(NOTHING)
})

test('nothing of another version, and nothing spoiled, is read', () => {
  const { json, items } = browser()
  keepInquiry(json, actor().getSnapshot(), NOW)
  const stored = items.get(INQUIRY_DRAFT) ?? ''
  for (const spoiled of [
    stored.replace('"version":1', '"version":0'),
    stored.replace('"hour":9', '"hour":24'),
    stored.replace('"booking"', '"nothing"'),
    '{',
  ]) {
    items.set(INQUIRY_DRAFT, spoiled)
    expect(readStoredInquiry(json, NOW)).toEqual(NOTHING)
  }
})

test('no card, no nonce and no handle of a payment is stored', () => {
  const { json, items } = browser()
  const inquiry = actor()
  const snapshot = inquiry.getSnapshot()
  const holding = {
    ...snapshot,
    context: { ...snapshot.context, card: 'card-1', paymentMethodId: 'visa', attempt: { id: 'key-1', payment: 'p-1' } },
  }
  keepInquiry(json, Object.assign(Object.create(Object.getPrototypeOf(snapshot)), holding), NOW)
  const stored = items.get(INQUIRY_DRAFT) ?? ''
  expect(stored).toContain('key-1')
  expect(stored).not.toMatch(/card-1|visa|p-1/)
})

test('who logs out by their own hand leaves nothing; whose session ends leaves no name', () => {
  const { json, items } = browser()
  keepInquiry(json, actor().getSnapshot(), NOW)
  forgetInquirer(json)
  expect(readStoredInquiry(json, NOW).draft.guest).toEqual({ firstName: '', lastName: '', email: '' })
  expect(readStoredInquiry(json, NOW).draft.hotel).toEqual(atTheLastStep.draft.hotel)
  const inquiry = actor()
  inquiry.send({ type: 'auth.left' })
  keepInquiry(json, inquiry.getSnapshot(), NOW)
  expect(items.size).toBe(0)
  forgetInquirer(json)
  expect(items.size).toBe(0)
})
