import { expect, test } from 'vitest'
import { readAuthLink } from './authLink.ts'

const read = (address: string) => {
  const link = readAuthLink(new URL(address, 'https://stayless.example'))
  return link && { code: link.code, shown: link.shown.href.replace('https://stayless.example', '') }
}

test.each([
  ['/?mode=resetPassword&oobCode=abc&apiKey=k&lang=he', { code: 'abc', shown: '/' }],
  ['/he?oobCode=a%2Bb&mode=resetPassword&currency=ILS#top', { code: 'a+b', shown: '/he?currency=ILS#top' }],
  ['/?mode=verifyEmail&oobCode=abc', { code: null, shown: '/' }],
  ['/?mode=resetPassword&oobCode=', { code: null, shown: '/' }],
  ['/?mode=resetPassword', null],
  ['/hotels?dest=a', null],
])('reads the reset code of %s and hides it from the URL', (address, link) => {
  expect(read(address)).toEqual(link)
})
