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
