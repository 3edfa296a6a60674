import { expect, test } from 'vitest'
import { eventText, stateText, webPage } from './staffInquiries.rules.ts'

test('states and events are in words; those of another build stay as they are', () => {
  expect([stateText('addressless'), stateText('unheard_of')]).toEqual(['Waiting for the hotel’s address', 'unheard_of'])
  expect(eventText({ at: '', event: 'guest.confirm', by: 'guest', state: 'asked' })).toBe(
    'guest: the guest confirms the email → Waiting for the hotel',
  )
  expect(eventText({ at: '', event: 'x.y', by: 'robot', state: 'z' })).toBe('robot: x.y → z')
})

test.each([
  ['https://hotel.example/contact', 'https://hotel.example/contact'],
  ['http://hotel.example', 'http://hotel.example/'],
  ['hotel.example', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the website %j leads to %j', (website, href) => {
  expect(webPage(website)).toBe(href)
})
