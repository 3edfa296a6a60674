import { expect, test } from 'vitest'
import { withNames, EMPTY_DRAFT, logInProblem, NO_NAMES, readCode, signUpProblem } from './form.rules.ts'
import { isPhoneNumber } from './phoneNumber.ts'

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['דנה', 'latin'],
  ['Zoë-Ann O’Neil', null],
  ['Jose\u0301', null],
  ['Ben\u00a0Ari', null],
  ['Smith\u2011Jones', null],
  ['O‘Neil', null],
  ['a'.repeat(60), null],
  ['a'.repeat(61), 'max'],
  [`  ${'a'.repeat(60)}\u200e `, null],
  ['e\u0301'.repeat(60), null],
])('the first name %j: %s', (value, problem) => {
  expect(signUpProblem('first_name', value, isPhoneNumber)).toBe(problem)
  expect(signUpProblem('last_name', value, isPhoneNumber)).toBe(problem)
})

test.each([
  ['', 'required'],
  ['maya', 'email'],
  [' maya@mail.example ', null],
])('the e-mail %j: %s', (value, problem) => {
  expect(signUpProblem('email', value, isPhoneNumber)).toBe(problem)
  expect(logInProblem('email', value)).toBe(problem)
})

test('a new password has six to two hundred characters; an existing one may have any length', () => {
  const lengths = [0, 5, 6, 200, 201].map((length) => 'x'.repeat(length))
  expect(lengths.map((value) => signUpProblem('password', value, isPhoneNumber))).toEqual([
    'required',
    'min',
    null,
    null,
    'max',
  ])
  expect(['', '1'].map((value) => logInProblem('password', value))).toEqual(['required', null])
})

test.each([
  ['', null],
  ['050 123 4567', null],
  ['+972 50 123 4567', null],
  ['+٩٧٢ ٥٠ ١٢٣ ٤٥٦٧', null],
  ['00 972 50 123 4567', null],
  ['＋972 50 123 4567', null],
  ['+1\u2013212\u2013736\u20135000', null],
  ['00 1 555', 'phone'],
  ['+1 555', 'phone'],
  ['+972 50 123 4567 89', 'phone'],
  ['call me', 'phone'],
  ['1'.repeat(40), 'phone'],
])('the phone %j: %s', (value, problem) => {
  expect(signUpProblem('phone', value, isPhoneNumber)).toBe(problem)
})

test('names from another page fill the form, follow corrections there, and never replace others', () => {
  const maya = { first_name: 'Maya', last_name: 'Levi' }
  const mia = { first_name: 'Mia', last_name: 'Levi' }
  const filled = withNames({ ...EMPTY_DRAFT, email: 'm@mail.example' }, maya, NO_NAMES)
  expect(filled).toEqual({ ...maya, email: 'm@mail.example', phone: '' })
  expect(withNames(filled, mia, maya)).toMatchObject(mia)
  expect(withNames({ ...filled, first_name: 'Dana' }, mia, maya)).toMatchObject({ ...maya, first_name: 'Dana' })
  expect(withNames({ ...filled, last_name: 'Cohen' }, mia, maya)).toMatchObject({ ...maya, last_name: 'Cohen' })
})

test.each([
  ['407 1', '4071'],
  ['407-123', '407123'],
  ['٤٠٧١٢٣', '407123'],
  ['code: 4071234', '407123'],
])('the code in %j is %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})
