import { describe, expect, test } from 'vitest'
import { mayWrite } from './origin.ts'

const LIVE = { origin: 'https://stayless.example', embedded: false }
const HERE = { origin: 'http://127.0.0.1:3000', embedded: true }

describe('a request that changes data', () => {
  test.each([
    ['from our own page', { origin: 'https://stayless.example', host: 'stayless.example' }, true],
    ['from a program, which names no page', { host: 'stayless.example' }, true],
    ['from another page', { origin: 'https://elsewhere.example', host: 'stayless.example' }, false],
    ['from a page of another port', { origin: 'https://stayless.example:8443', host: 'stayless.example' }, false],
    ['from our page without TLS', { origin: 'http://stayless.example', host: 'stayless.example' }, false],
    ['from a page that hides where it is from', { origin: 'null', host: 'stayless.example' }, false],
    ['from elsewhere, the browser says', { 'sec-fetch-site': 'cross-site', host: 'stayless.example' }, false],
    ['from a page that has taken our place', { origin: 'https://evil.example', host: 'evil.example' }, false],
    ['with any bytes', { origin: 'http://[', host: '\u0000' }, false],
  ])('%s', (_, headers, allowed) => {
    expect(mayWrite(makeRequest('POST', headers), LIVE)).toBe(allowed)
  })

  test.each([
    ['under another name of this machine', { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
    ['through the development server', { origin: 'http://localhost:5173', host: 'localhost:5173' }, true],
    ['of another server on this machine', { origin: 'http://localhost:8080', host: 'localhost:3000' }, false],
    ['of a page whose name was bent to this machine', { origin: 'http://evil.example', host: 'evil.example' }, false],
  ])('in the embedded run, %s', (_, headers, allowed) => {
    expect(mayWrite(makeRequest('DELETE', headers), HERE)).toBe(allowed)
  })
})

test('a request that only reads may come from anywhere', () => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect(['GET', 'HEAD', 'OPTIONS'].map((method) => mayWrite(makeRequest(method, headers), LIVE))).toEqual([
    true,
    true,
    true,
  ])
})

const makeRequest = (method: string, headers: Readonly<Record<string, string>>) => ({
  method,
  header: (name: string) => headers[name],
})
