import { isPage } from '#contract/http/pages.ts'
import { expect, test } from 'vitest'
import { readLocalePath } from '#contract/http/localePath.ts'
import { discoveryRoutes } from './discovery.ts'

const ORIGIN = 'https://stayless.example'
const site = discoveryRoutes({
  origin: ORIGIN,
  securityContact: 'mailto:security@stayless.example',
  clock: () => Temporal.Instant.from('2026-11-22T12:00:00.123Z'),
})

test('robots.txt names the sitemap, and allows only the API calls that public pages make', async () => {
  const answer = await site.request('/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
  expect(await answer.text()).toBe(
    `User-agent: *
Allow: /api/v1/config/
Allow: /api/v1/currencies/
Allow: /api/v1/hotels/
Allow: /api/v1/places/
Allow: /api/v1/rates/
Disallow: /api/

Sitemap: https://stayless.example/sitemap.xml
`,
  )
})

test('security.txt says where to report a vulnerability, for half a year', async () => {
  const answer = await site.request('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
  expect(await answer.text()).toBe(
    `Contact: mailto:security@stayless.example
Expires: 2027-05-21T12:00:00Z
Preferred-Languages: en, ar, he
Canonical: https://stayless.example/.well-known/security.txt
`,
  )
})

test('a request for favicon.ico does not get a page', async () => {
  const answer = await site.request('/favicon.ico')
  expect([answer.status, await answer.text()]).toEqual([204, ''])
})

test('the sitemap lists every public page in three languages, each with its alternates', async () => {
  const answer = await site.request('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain(`  <url>
    <loc>https://stayless.example/ar/about</loc>
    <xhtml:link rel="alternate" hreflang="en" href="https://stayless.example/about"/>
    <xhtml:link rel="alternate" hreflang="ar" href="https://stayless.example/ar/about"/>
    <xhtml:link rel="alternate" hreflang="he" href="https://stayless.example/he/about"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="https://stayless.example/about"/>
  </url>`)
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(paths.slice(0, 4)).toEqual(['/', '/ar', '/he', '/about'])
  expect(paths).toHaveLength(18)
  expect(paths.filter((path) => !isPage(readLocalePath(path).path))).toEqual([])
})
