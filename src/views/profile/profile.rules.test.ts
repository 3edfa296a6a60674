import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { createPseudonyms, redact } from '#machines/kit/export/redact.ts'
import { PROFILE_DRAFT_POLICY, ProfileDraft } from '#src/actors/auth/profileDraft.ts'
import { create } from 'superstruct'
import { expect, test } from 'vitest'
import { changeOf, dirtySections, isWord, type ProfileFields } from './profile.rules.ts'

const savedFields: ProfileFields = { first_name: 'Maya', last_name: 'Cohen', phone: '+972501234567', locale: 'he' }

test.each<[string, Partial<ProfileFields>, string[]]>([
  ['nothing', {}, []],
  ['a space behind the name', { first_name: 'Maya ' }, []],
  ['the same number in groups', { phone: '+972 50-123 4567' }, []],
  ['a name', { last_name: 'Levi' }, ['names']],
  ['no number', { phone: '' }, ['phone']],
  ['everything', { first_name: 'Noor', phone: '050', locale: 'ar' }, ['names', 'phone', 'language']],
])('with %s changed, unsaved sections: %j, %j', (_, changes, dirty) => {
  expect(dirtySections(savedFields, { ...savedFields, ...changes })).toEqual(dirty)
})

test('a replay tells a new number from the saved one, of which it knows nothing but that there is one', () => {
  const { phone = '' } = create(redact({ phone: '050' }, PROFILE_DRAFT_POLICY, createPseudonyms()), ProfileDraft)
  const hidden = { ...savedFields, phone: HIDDEN }
  expect(dirtySections(hidden, hidden)).toEqual([])
  expect(dirtySections(hidden, { ...hidden, phone })).toEqual(['phone'])
  expect(dirtySections({ ...hidden, phone: '' }, { ...hidden, phone })).toEqual(['phone'])
})

test('a section sends only its own fields, and an empty phone as none', () => {
  expect(changeOf('names', { ...savedFields, first_name: ' Noor ' })).toEqual({
    first_name: 'Noor',
    last_name: 'Cohen',
  })
  expect(changeOf('phone', { ...savedFields, phone: '  ' })).toEqual({ phone: null })
  expect(changeOf('language', savedFields)).toEqual({ locale: 'he' })
})

test.each([
  ['DELETE', true],
  [' delete ', true],
  ['DELET', false],
  ['', false],
])('%j confirms: %s', (typed, confirms) => {
  expect(isWord(typed, 'DELETE')).toBe(confirms)
})
