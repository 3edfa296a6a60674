import { expect, test } from 'vitest'
import { atHour } from './atHour.ts'

test('the first picture is of the hour of check-in, the others and those without an hour stay', () => {
  const facade = { url: '/pictures/h/facade-0.svg?hour=17', kind: 'facade' } as const
  const room = { url: '/pictures/h/room-1.svg?hour=10', kind: 'room' } as const
  const photo = { url: 'https://cdn.example/h.jpg', kind: 'facade' } as const
  expect(atHour([facade, room], 4)).toEqual([{ ...facade, url: '/pictures/h/facade-0.svg?hour=4' }, room])
  expect(atHour([photo, facade], 4)).toEqual([photo, facade])
})
