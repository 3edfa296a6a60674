import { keepTogether } from '#locales/kit/i18n.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { InvalidSearch } from './InvalidSearch.tsx'

const { refused } = he.search

test.each([
  ['checkIn', refused.dates, 'dates'],
  ['checkOut', refused.checkOut, 'dates'],
  ['rooms', refused.rooms, 'rooms'],
  ['dest', refused.destination, 'destination'],
] as const)('a search refused for its %s says so, and leads to that field', async (name, text, field) => {
  const reached = show(name)
  await expect.element(page.getByRole('alert')).toHaveTextContent(keepTogether(text))
  await userEvent.click(page.getByRole('button', { name: refused.change[field] }))
  expect(reached).toEqual([field])
})

test.each(['bounds', undefined])('a search refused for %s, which has no field, can be retried', async (name) => {
  const reached = show(name)
  await expect.element(page.getByRole('alert')).toHaveTextContent(refused.unclear)
  await userEvent.click(page.getByRole('button', { name: he.common.retry }))
  expect(reached).toEqual(['again'])
})

/**
 * Renders it with a form of three fields.
 * @returns what was reached: fields, or `again` for a retry.
 */
const show = (name: string | undefined): string[] => {
  const reached: string[] = []
  renderPage(
    <PageI18nProvider locale="he" texts={he}>
      {(['destination', 'dates', 'rooms'] as const).map((field) => (
        <button key={field} type="button" data-search-field={field} onClick={() => reached.push(field)}>
          {field}
        </button>
      ))}
      <InvalidSearch field={name} onRetry={() => reached.push('again')} />
    </PageI18nProvider>,
    'rtl',
  )
  return reached
}
