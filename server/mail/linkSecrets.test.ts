import { expect, test } from 'vitest'
import { withoutLinkSecrets } from './linkSecrets.ts'

test.each([
  ['https://stayless.example/he/confirm/hotel-email/a-b_1', 'https://stayless.example/he/confirm/hotel-email/…'],
  ['https://stayless.example/inquiry/7?token=a-b_1 and more', 'https://stayless.example/inquiry/7?token=… and more'],
  ['<a href="/inquiry/7?lang=he&amp;token=a-b_1">', '<a href="/inquiry/7?lang=he&amp;token=…">'],
  ['https://stayless.example/desk/a-b_1\nHello', 'https://stayless.example/desk/…\nHello'],
  ['https://stayless.example/account/my-bookings/7#receipt', 'https://stayless.example/account/my-bookings/7#receipt'],
  ['You confirm at the desk.', 'You confirm at the desk.'],
])('a link keeps its page and loses its token: %s', (text, expected) => {
  expect(withoutLinkSecrets(text)).toBe(expected)
})
