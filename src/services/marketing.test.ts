import { expect, test } from 'vitest'
import { createMarketing, MARKETING_COOKIE_SECONDS, whereFrom } from './marketing.ts'
import { jsonStorage } from './storage.ts'

const AT = 'https://stayless.example/hotels'

test.each([
  ['an address without any', AT, '', {}],
  [
    'all four',
    `${AT}?wego_click_id=w1&utm_campaign=c&utm_medium=m&utm_source=s&x=1`,
    '',
    { wego_click_id: 'w1', utm_campaign: 'c', utm_medium: 'm', utm_source: 's' },
  ],
  ['empty ones', `${AT}?utm_source=&utm_medium=%20`, '', {}],
  ['a long one, cut', `${AT}?utm_source=${'x'.repeat(500)}`, '', { utm_source: 'x'.repeat(200) }],
  [
    'a page of another host, without what it was asked',
    AT,
    'https://blog.example/post?secret=1#part',
    { referrer: 'https://blog.example/post' },
  ],
  ['a page of our own', AT, 'https://stayless.example/about', {}],
  ['what is no address', AT, 'about:client', {}],
])('origin of a visit: %s', (_, address, referrer, origin) => {
  expect(whereFrom(new URL(address), referrer)).toEqual(origin)
})

test('stores nothing before the guest agrees, then for 7 days, until they withdraw consent', () => {
  const { cookies, begin } = browser()
  const marketing = begin({ utm_source: 'a b', referrer: 'https://blog.example/' })
  expect([marketing.isAsking(), cookies]).toEqual([true, []])
  marketing.choose('yes')
  expect([marketing.isAsking(), cookies]).toEqual([
    false,
    [
      `utm_source=a%20b; max-age=${MARKETING_COOKIE_SECONDS}; path=/; samesite=lax; secure`,
      `referrer=https%3A%2F%2Fblog.example%2F; max-age=604800; path=/; samesite=lax; secure`,
    ],
  ])
  cookies.length = 0
  marketing.reopen()
  expect(marketing.isAsking()).toBe(true)
  marketing.choose('no')
  expect(cookies.map((cookie) => cookie.split(';', 2).join(';'))).toEqual([
    'wego_click_id=; max-age=0',
    'utm_campaign=; max-age=0',
    'utm_medium=; max-age=0',
    'utm_source=; max-age=0',
    'referrer=; max-age=0',
  ])
})

test('remembers the choice: neither yes nor no is asked again, and no stores nothing', () => {
  const agreed = browser()
  agreed.begin({ utm_source: 'one' }).choose('yes')
  agreed.cookies.length = 0
  expect([agreed.begin({ utm_source: 'two' }).isAsking(), agreed.cookies.length]).toEqual([false, 1])
  const refused = browser()
  refused.begin({ utm_source: 'one' }).choose('no')
  refused.cookies.length = 0
  expect([refused.begin({ utm_source: 'two' }).isAsking(), refused.cookies]).toEqual([false, []])
})

test('does not ask when there is nothing to store', () => {
  expect(browser().begin({}).isAsking()).toBe(false)
})

test('notifies subscribers when the question appears and disappears', () => {
  const marketing = browser().begin({})
  const states: boolean[] = []
  const stop = marketing.subscribe(() => states.push(marketing.isAsking()))
  marketing.reopen()
  marketing.choose('no')
  stop()
  marketing.reopen()
  expect(states).toEqual([true, false])
})

const browser = () => {
  const stored = new Map<string, string>()
  const cookies: string[] = []
  const storage = jsonStorage(() => ({
    length: 0,
    clear: () => stored.clear(),
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }))
  return {
    cookies,
    begin: (origin: Parameters<typeof createMarketing>[0]['origin']) =>
      createMarketing({ origin, storage, setCookie: (cookie) => cookies.push(cookie), isSecure: true }),
  }
}
