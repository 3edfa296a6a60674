import type { JsonStorage } from '#src/services/storage.ts'
import { is } from 'superstruct'
import { expect, test, vi } from 'vitest'
import { createProfileDraft } from './profileDraft.ts'

test('a draft survives an expired session and a reload', () => {
  const { draft, become, storage } = profileDraft('maya')
  draft.change({ first_name: 'Noa' })
  draft.change({ phone: '+972501234567' })
  become(null)
  expect(draft.read()).toEqual({})
  draft.change({ first_name: 'Nobody' })
  become('maya')
  const expected = { first_name: 'Noa', phone: '+972501234567' }
  expect(draft.read()).toEqual(expected)
  expect(createProfileDraft(storage, () => 'maya').read()).toEqual(expected)
})

test('another guest does not see the draft, and their own replaces it', () => {
  const { draft, become, stored } = profileDraft('maya')
  draft.change({ first_name: 'Noa', last_name: 'Levi' })
  become('noor')
  expect(draft.read()).toEqual({})
  draft.change({ first_name: 'Nour' })
  expect(draft.read()).toEqual({ first_name: 'Nour' })
  expect([...stored.values()]).toEqual([{ owner: 'noor', draft: { first_name: 'Nour' } }])
})

test('clearing removes the draft and notifies its subscribers', () => {
  const { draft, stored } = profileDraft('maya')
  const onChange = vi.fn<() => void>()
  const stop = draft.subscribe(onChange)
  draft.change({ first_name: 'Noa' })
  draft.clear()
  stop()
  draft.change({})
  expect(onChange).toHaveBeenCalledTimes(2)
  draft.clear()
  expect([draft.read(), stored.size]).toEqual([{}, 0])
})

const profileDraft = (first: string) => {
  let guest: string | null = first
  const stored = new Map<string, unknown>()
  const storage: JsonStorage = {
    read: (key, struct) => {
      const value = stored.get(key)
      return is(value, struct) ? value : undefined
    },
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  }
  return {
    draft: createProfileDraft(storage, () => guest),
    become: (next: string | null) => (guest = next),
    stored,
    storage,
  }
}
