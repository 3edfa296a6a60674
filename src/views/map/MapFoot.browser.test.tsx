import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MapFoot, type MapFootProps } from './MapFoot.tsx'

test.each([
  ['a simplified map that did not come says so', 'offline', true, [en.map.failed]],
  ['one that came does not', 'offline', false, []],
  ['nor does one of tiles, which needs nothing else', 'tiled', true, []],
] as const)('%s', (_, basemap, hasFailed, expected) => {
  show({ basemap, hasFailed })
  const statuses = page.getByRole('status').elements()
  expect(statuses.map(({ textContent }) => textContent)).toEqual(expected)
})

test('links to data sources send no referrer', () => {
  show({ basemap: 'offline', hasFailed: false })
  const links = page.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['noreferrer', 'noreferrer', 'noreferrer'])
})

const show = (own: Pick<MapFootProps, 'basemap' | 'hasFailed'>): void =>
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <MapFoot attribution="© Tiles of a test" metresPerPixel={null} onRetryTiles={() => undefined} {...own} />
    </PageI18nProvider>,
  )
