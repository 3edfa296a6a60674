import { expect, test } from 'vitest'
import { boolean, number, string, type } from 'superstruct'
import { jsonStorage } from '#src/services/storage.ts'
import { createSeenState } from './seenState.ts'

const Draft = type({ email: string() })

test('a draft is available in the next document, once, and not after a reload', () => {
  const storage = tab()
  const page = createSeenState(storage)
  page.register('sign-up', null, { read: () => ({ email: 'maya@mail.example' }), policy: { email: 'pseudonym' } })
  page.pack('/about', { index: 3, top: 120 })

  const next = createSeenState(storage)
  expect(next.arrived('/about')).toEqual({ anchor: { index: 3, top: 120 } })
  expect(next.arrived('/faq')).toBeNull()
  expect(next.take('sign-up', null, Draft)).toEqual({ email: 'maya@mail.example' })
  expect(next.take('sign-up', null, Draft)).toBeUndefined()

  const reloaded = createSeenState(storage)
  expect(reloaded.arrived('/about')).toBeNull()
  expect(reloaded.take('sign-up', null, Draft)).toBeUndefined()
})

test('an unclaimed draft carries on to the document after, unless written again', () => {
  const storage = tab()
  const page = createSeenState(storage)
  page.register('sign-up', null, { read: () => ({ email: 'first' }), policy: { email: 'pseudonym' } })
  page.register('search', null, { read: () => ({ email: 'kept' }), policy: { email: 'pseudonym' } })
  page.pack('/', undefined)

  const next = createSeenState(storage)
  next.register('sign-up', null, { read: () => ({ email: 'second' }), policy: { email: 'pseudonym' } })
  next.pack('/', undefined)

  const last = createSeenState(storage)
  expect(last.arrived('/')).toEqual({ anchor: undefined })
  expect(last.take('sign-up', null, Draft)).toEqual({ email: 'second' })
  expect(last.take('search', null, Draft)).toEqual({ email: 'kept' })
})

test('a form that is gone carries nothing, and the form that replaced it keeps its own draft', () => {
  const storage = tab()
  const page = createSeenState(storage)
  const leave = page.register('search', null, { read: () => ({ email: 'old' }), policy: { email: 'pseudonym' } })
  page.register('search', null, { read: () => ({ email: 'new' }), policy: { email: 'pseudonym' } })
  leave()
  page.register('gone', null, { read: () => ({ email: 'gone' }), policy: { email: 'pseudonym' } })()
  page.pack('/', undefined)

  const next = createSeenState(storage)
  expect(next.take('search', null, Draft)).toEqual({ email: 'new' })
  expect(next.take('gone', null, Draft)).toBeUndefined()
})

test.each(['nothing', '{"path":7}', '{"path":"/","drafts":{"sign-up":{"email":4}}}', '{"path":"/","drafts":[]}'])(
  'stored data we did not write is not a draft: %s',
  (bytes) => {
    expect(createSeenState(tab(bytes)).take('sign-up', null, Draft)).toBeUndefined()
  },
)

test('a value of one page is given back on that page only', () => {
  const storage = tab()
  const page = createSeenState(storage)
  page.register('reviews.all', '/hotel/h1', { read: () => true, policy: 'keep' })
  page.pack('/hotel/h1', undefined)

  const next = createSeenState(storage)
  expect(next.take('reviews.all', '/hotel/h2', boolean())).toBeUndefined()
  expect(next.take('reviews.all', '/hotel/h1', boolean())).toBe(true)
})

test('a captured screen gets what is registered now, by its name alone', () => {
  const page = createSeenState(tab())
  page.register('reviews.all', '/checkout/h1/secret-rate-key', { read: () => true, policy: 'keep' })
  page.register('modal', null, { read: () => undefined, policy: 'keep' })
  page.register('gone', null, { read: () => 1, policy: 'keep' })()
  expect(page.seen()).toEqual([{ name: 'reviews.all', value: true, policy: 'keep' }])
})

test('a replay gives a value as often as its part mounts, on any path, and nothing of a language switch', () => {
  const storage = tab()
  const before = createSeenState(storage)
  before.register('old', null, { read: () => true, policy: 'keep' })
  before.pack('/', undefined)

  const page = createSeenState(storage)
  page.replay({ 'reviews.all': true, 'gallery.picture': 'no number' })
  expect(page.take('reviews.all', '/hotel/h1', boolean())).toBe(true)
  expect(page.take('reviews.all', '/hotel/h1', boolean())).toBe(true)
  expect(page.take('gallery.picture', '/hotel/h1', number())).toBeUndefined()
  expect(page.take('old', null, boolean())).toBeUndefined()
})

test('a tab without storage carries nothing and breaks nothing', () => {
  const page = createSeenState(
    jsonStorage(() => {
      throw new Error('forbidden')
    }),
  )
  page.register('search', null, { read: () => ({ email: 'lost' }), policy: { email: 'pseudonym' } })
  page.pack('/', undefined)
  expect(page.take('search', null, Draft)).toBeUndefined()
})

const tab = (bytes: string | null = null) => {
  let item = bytes
  return jsonStorage(() => ({
    length: 0,
    clear: () => undefined,
    key: () => null,
    getItem: () => item,
    setItem: (_, value) => {
      item = value
    },
    removeItem: () => {
      item = null
    },
  }))
}
