import { expect, test } from 'vitest'
import {
  email,
  firstProblem,
  latin,
  length,
  max,
  min,
  numeric,
  phone,
  regex,
  required,
  type Rule,
} from './validation.ts'

const isTenDigits = (value: string) => value.length === 10

test.each<[string, Rule, string[], string[]]>([
  ['required', required, ['a', ' a '], ['', ' ', '\t\n']],
  ['latin', latin, ["O'Neil-Ångström", 'José María', 'Dana  Maria', 'D’Arcy'], ['Мая', 'מיה', 'ليلى', 'Maya1', 'a@b']],
  ['email', email, ['a@b.cd'], ['a@b', 'a b@c.de', '@b.cd']],
  ['numeric', numeric, ['0', '42'], ['4.2', '-1', '4 2', '٤٢']],
  ['length', length(6), ['123456'], ['12345', '1234567']],
  ['min', min(6), ['secret'], ['short']],
  ['max', max(3), ['abc'], ['abcd']],
  ['regex', regex(/^a+$/), ['aaa'], ['ab']],
  ['phone', phone(isTenDigits), ['0123456789'], ['012']],
])('%s', (name, rule, right, wrong) => {
  expect(right.map(rule)).toEqual(right.map(() => null))
  expect(wrong.map(rule)).toEqual(wrong.map(() => name))
})

test('only required refuses an empty value', () => {
  expect(
    [latin, email, numeric, length(6), min(6), max(3), regex(/a/), phone(isTenDigits)].map((rule) => rule('')),
  ).toEqual(Array.from({ length: 8 }, () => null))
})

test('returns the first broken rule', () => {
  expect(firstProblem('', required, latin)).toBe('required')
  expect(firstProblem('מיה', required, latin)).toBe('latin')
  expect(firstProblem('Maya', required, latin)).toBeNull()
})
