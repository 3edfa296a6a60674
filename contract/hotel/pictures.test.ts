import { expect, test } from 'vitest'
import { pngUrl, EMAIL_PICTURE, pictureFormat } from './pictures.ts'

test.each([
  ['/pictures/h/facade-0.svg?hour=20&v=2', '/pictures/h/facade-0.svg?hour=20&v=2&w=800&h=1000'],
  ['/pictures/h/facade-0.svg', '/pictures/h/facade-0.svg?w=800&h=1000'],
  ['https://cdn.example/pictures/h.jpg?s=1', 'https://cdn.example/pictures/h.jpg?s=1'],
  ['', ''],
])('%s in portrait format is %s', (url, upright) => {
  expect(pictureFormat(url, 800, 1000)).toBe(upright)
})

test.each([
  ['/pictures/h/facade-0.svg?hour=20&v=2', '/pictures/h/facade-0.png?hour=20&v=2&w=1200&h=480'],
  ['/pictures/h/facade-0.svg', '/pictures/h/facade-0.png?w=1200&h=480'],
  ['https://cdn.example/pictures/h.svg', 'https://cdn.example/pictures/h.svg'],
])('%s in an email is %s', (url, bitmap) => {
  expect(pngUrl(url, EMAIL_PICTURE)).toBe(bitmap)
})
