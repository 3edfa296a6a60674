import { expect, test } from 'vitest'
import { string, type } from 'superstruct'
import { jsonStorage } from '#src/services/storage.ts'
import { createLanguageSwitchState } from './languageSwitchState.ts'

const Draft = type({ email: string() })

test('a draft is available in the next document, once, and not after a reload', () => {
  const storage = tab()
  const page = createLanguageSwitchState(storage)
  page.carry('sign-up', () => ({ email: 'maya@mail.example' }))
  page.pack('/about', { index: 3, top: 120 })

  const next = createLanguageSwitchState(storage)
  expect(next.arrived('/about')).toEqual({ anchor: { index: 3, top: 120 } })
  expect(next.arrived('/faq')).toBeNull()
  expect(next.take('sign-up', Draft)).toEqual({ email: 'maya@mail.example' })
  expect(next.take('sign-up', Draft)).toBeUndefined()

  const reloaded = createLanguageSwitchState(storage)
  expect(reloaded.arrived('/about')).toBeNull()
  expect(reloaded.take('sign-up', Draft)).toBeUndefined()
})

test('an unclaimed draft carries on to the document after, unless written again', () => {
  const storage = tab()
  const page = createLanguageSwitchState(storage)
  page.carry('sign-up', () => ({ email: 'first' }))
  page.carry('search', () => ({ email: 'kept' }))
  page.pack('/', undefined)

  const next = createLanguageSwitchState(storage)
  next.carry('sign-up', () => ({ email: 'second' }))
  next.pack('/', undefined)

  const last = createLanguageSwitchState(storage)
  expect(last.arrived('/')).toEqual({ anchor: undefined })
  expect(last.take('sign-up', Draft)).toEqual({ email: 'second' })
  expect(last.take('search', Draft)).toEqual({ email: 'kept' })
})

test('a form that is gone carries nothing, and the form that replaced it keeps its own draft', () => {
  const storage = tab()
  const page = createLanguageSwitchState(storage)
  const leave = page.carry('search', () => ({ email: 'old' }))
  page.carry('search', () => ({ email: 'new' }))
  leave()
  page.carry('gone', () => ({ email: 'gone' }))()
  page.pack('/', undefined)

  const next = createLanguageSwitchState(storage)
  expect(next.take('search', Draft)).toEqual({ email: 'new' })
  expect(next.take('gone', Draft)).toBeUndefined()
})

test.each(['nothing', '{"path":7}', '{"path":"/","drafts":{"sign-up":{"email":4}}}', '{"path":"/","drafts":[]}'])(
  'stored data we did not write is not a draft: %s',
  (bytes) => {
    expect(createLanguageSwitchState(tab(bytes)).take('sign-up', Draft)).toBeUndefined()
  },
)

test('a tab without storage carries nothing and breaks nothing', () => {
  const page = createLanguageSwitchState(
    jsonStorage(() => {
      throw new Error('forbidden')
    }),
  )
  page.carry('search', () => ({ email: 'lost' }))
  page.pack('/', undefined)
  expect(page.take('search', Draft)).toBeUndefined()
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
