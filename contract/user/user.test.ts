import { describe, expect, test } from 'vitest'
import { create } from 'superstruct'
import { isEmail, isLatinName, LatinName, readName } from './user.ts'

describe('an email', () => {
  test.each([
    'maya@mail.example',
    "m.o'neil+hotel_1@sub-domain.mail.example",
    'מיה@דואר.example',
    'josé@münchen.example',
    'x@1.example',
  ])('is %s', (email) => {
    expect(isEmail(email)).toBe(true)
  })

  test.each<[string, string]>([
    ['an ideographic full stop', 'x@guests\u3002example.com'],
    ['a half-width one', 'x@guests\uff61example.com'],
    ['a soft hyphen', 'x@gu\u00adests.example.com'],
    ['a blank of no width', 'x\u200b@guests.example.com'],
    ['a joiner', 'x\u200d@guests.example.com'],
    ['a change of direction', 'x\u202e@guests.example.com'],
    ['letters of full width', '\uff58@guests.example.com'],
    ['a domain of full width', 'x@\uff47uests.example.com'],
    ['an accent of its own', 'jose\u0301@guests.example.com'],
    ['a letter that fills nothing', 'x\u3164@guests.example.com'],
    ['a variation of what stands before', 'x\ufe0f@guests.example.com'],
    ['the coded form of a domain', 'x@xn--mnchen-3ya.example'],
    ['the same in capitals', 'x@XN--mnchen-3ya.example'],
    ['a label that begins with a hyphen', 'x@-guests.example'],
    ['a label that ends with one', 'x@guests-.example'],
    ['an empty label', 'x@guests..example'],
    ['a dot at the end', 'x@guests.example.'],
    ['an underscore in the domain', 'x@gue_sts.example'],
    ['no dot', 'x@localhost'],
    ['two signs', 'x@y@guests.example'],
    ['a control character', 'x\u0000@guests.example'],
    ['a line feed', 'x@guests.example\n'],
    ['a blank', 'x y@guests.example'],
    ['half a character', 'x\ud800@guests.example'],
  ])('cannot have %s', (_, email) => {
    expect(isEmail(email)).toBe(false)
  })

  test('has at most 254 characters, and a long one is checked fast', () => {
    const domain = `${'a'.repeat(60)}.`.repeat(4)
    expect(isEmail(`xx@${domain}example`)).toBe(true)
    expect(isEmail(`xxx@${domain}example`)).toBe(false)
    expect(isEmail(`x@${'a-'.repeat(120)}`)).toBe(false)
  })
})

describe('a name in Latin letters', () => {
  test.each(['Maya', 'José María', 'O’Neil', "d'Arc", 'Smith-Jones', ' Maya ', "'t Hooft", 'Ó', 'Dana  Maria'])(
    'is %j',
    (name) => {
      expect(isLatinName(name)).toBe(true)
    },
  )

  test.each([
    ['  Dana   Maria ', 'Dana Maria'],
    ['Jose\u0301', 'José'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['Ma\u00a0ya', 'Ma ya'],
    ['Smith\u2011Jones', 'Smith-Jones'],
    ['O‘Brien', "O'Brien"],
    ['Oʼ Hawaiʻi', "O' Hawai'i"],
    ['Ｍａｙａ', 'Maya'],
    ['Ma\u200dya\n', 'Maya'],
    ['Ọ̀ṣun', 'Ọ̀ṣun'],
  ])('is read before it is judged: %j', (typed, name) => {
    expect(isLatinName(typed)).toBe(true)
    expect(readName(typed)).toBe(name)
    expect(create(typed, LatinName)).toBe(name)
  })

  test.each(['', ' ', '-', "''", '’-’', 'Maya1', 'מיה', 'Maya\u0000', '\u0301Maya', `Ma${'\u0301'.repeat(4)}ya`])(
    'is not %j',
    (name) => {
      expect(isLatinName(name)).toBe(false)
    },
  )
})
