import { describe, expect, test } from 'vitest'
import { lettersOf, soundOf, spellingDistance } from './spelling.ts'

test.each([
  ['without a vowel letter', 'פאפוס', 'פפוס'],
  ['with another letter of the sound', 'kolmar', 'colmar'],
  ['with a letter doubled', 'מטטולה', 'מטולה'],
  ['in one word', 'תלאביב', 'תל אביב'],
  ['without the Arabic article', 'قاهره', 'القاهره'],
  ['without the Arabic article in Hebrew', 'שרמ שיכ', 'שארמ אל שיכ'],
])('a name %s sounds the same: %s, %s', (_, one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

test.each([
  ['paris', 'baris'],
  ['אילת', 'אירת'],
  ['رياض', 'ريام'],
])('another consonant sounds different: %s, %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

describe('nearer to a name is', () => {
  test.each([
    ['the name itself', 'berlin', 'a doubled letter', 'berllin', 'berlin'],
    ['a doubled letter', 'berllin', 'a vowel letter too many', 'berlian', 'berlin'],
    ['a letter of the same sound', 'חבת', 'another letter', 'חבר', 'חבט'],
    ['another vowel letter', 'berlen', 'another consonant', 'bertin', 'berlin'],
    ['two letters swapped', 'belrin', 'another consonant', 'bertin', 'berlin'],
    ['a consonant left out', 'belin', 'a consonant too many', 'bertlin', 'berlin'],
    ['a vowel letter left out', 'berln', 'a consonant left out', 'belin', 'berlin'],
    ['a space left out', 'telaviv', 'a vowel letter left out', 'tel avv', 'tel aviv'],
    ['an article left out', 'قاهره', 'a vowel letter left out', 'القهره', 'القاهره'],
    ['a typo in the article', 'لاقاهره', 'another consonant', 'القاطره', 'القاهره'],
    ['its first word', 'new', 'the start of a word', 'new yo', 'new york'],
  ])('%s (%s) than %s (%s): %s', (_, near, __, far, name) => {
    expect(likeness(near, name)).toBeGreaterThan(likeness(far, name))
  })
})

test.each([
  ['berlin', 'name'],
  ['new', 'word'],
  ['new yo', 'letter'],
] as const)('the text %s ends at a %s', (text, end) => {
  const name = text.startsWith('new') ? 'new york' : 'berlin'
  expect(spellingDistance(text, name)).toEqual({ cost: 0, end })
})

test('the Arabic article is no letter of the name', () => {
  expect([lettersOf('القاهره'), lettersOf('قاهره'), lettersOf('paris')]).toEqual([5, 5, 5])
})

/** Higher is nearer; an unfinished word is farther than a whole one that is spelled as well. */
const likeness = (text: string, name: string): number => {
  const { cost, end } = spellingDistance(text, name)
  return -cost - (end === 'letter' ? 0.01 : 0)
}
