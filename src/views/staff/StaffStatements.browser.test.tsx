import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import 'temporal-polyfill/global'
import { MAX_INVOICE_LIMIT, type InvoiceLimitBody, type StaffStatement } from '#contract/booking/statements.ts'
import { en } from '#locales/en.ts'
import { staffOnly } from '#locales/en/staff/staffOnly.ts'
import { staffStatements as texts } from '#locales/en/staff/staffStatements.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { StaffStatements } from './StaffStatements.tsx'
import { staffStatements, payStatement, setInvoiceLimit } from '#src/actors/bookings/staffStatements.ts'
import { replace } from '#src/ui/replace.testing.ts'

const world = {
  billed: [] as StaffStatement[],
  found: 1,
  refusal: null as { code: string; field?: string } | null,
  pay: vi.fn<(number: string, note: string) => void>(),
  limit: vi.fn<(body: InvoiceLimitBody) => void>(),
}
const refused = () => Object.assign(new Error('No'), world.refusal)
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
replace(staffStatements, (state: string) => ({
  queryKey: [state],
  queryFn: () =>
    world.refusal?.code === 'forbidden'
      ? Promise.reject(refused())
      : Promise.resolve({
          statements: world.billed.filter(({ statement }) => statement.state === state),
          found: world.found,
        }),
}))
replace(payStatement, async (number: string, note: string) => {
  world.pay(number, note)
  if (world.refusal !== null) throw refused()
  world.billed = [paid]
  await client.invalidateQueries()
})
replace(setInvoiceLimit, (body: InvoiceLimitBody) => {
  world.limit(body)
  return world.refusal === null ? Promise.resolve() : Promise.reject(refused())
})
beforeEach(() => {
  client.clear()
  world.pay.mockReset()
  world.limit.mockReset()
  world.refusal = null
  world.found = 1
  world.billed = [issued]
})

const issued: StaffStatement = {
  statement: { month: '2026-10', number: 'S-000017', total: 1234.5, count: 3, due: '2026-12-01', state: 'issued' },
  account: 'Meridian Trading Ltd.',
  email: 'books@meridian.example',
  is_overdue: true,
  paid: null,
  owed: 2000,
  limit: 25_000,
}
const paid: StaffStatement = {
  ...issued,
  statement: { ...issued.statement, state: 'paid' },
  is_overdue: false,
  paid: { at: '2026-12-02T09:00:00Z', note: 'Bank transfer 17', by: 'staff@stayless.example' },
  owed: 765.5,
}

test('staff see whose statement is unpaid, since when and what the account owes, and record how it was paid', async () => {
  show()
  const one = page.getByRole('article', { name: 'S-000017 · October 2026 · $1,234.50' })
  for (const text of ['Meridian Trading Ltd.', 'books@meridian.example', '1 Dec 2026', '$2,000.00', '$25,000.00'])
    await expect.element(one.getByText(text)).toBeVisible()
  await expect.element(one.getByText(texts.overdue, { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: texts.pay }))
  await expect.element(page.getByText(texts.noteMissing)).toBeVisible()
  expect(world.pay.mock.calls).toEqual([])
  await userEvent.fill(page.getByLabelText(texts.note), ' Bank transfer 17 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(texts.none)).toBeVisible()
  expect(world.pay.mock.calls).toEqual([['S-000017', 'Bank transfer 17']])
  // The card has left, and its focus with it.
  await expect.element(page.getByText('S-000017 is noted as paid.')).toHaveFocus()
  await userEvent.selectOptions(page.getByLabelText(texts.show), 'paid')
  for (const text of ['2 Dec 2026', 'Bank transfer 17', 'staff@stayless.example'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: texts.pay }).elements()).toEqual([])
})

test('an address leads to its statement', async () => {
  const { href } = location
  history.replaceState(null, '', '#S-000009')
  world.billed = Array.from({ length: 9 }, (_, index) => ({
    ...issued,
    statement: { ...issued.statement, number: `S-00000${index + 1}` },
  }))
  show()
  const card = page.getByRole('article', { name: /^S-000009/ })
  await expect.element(card).toBeInViewport()
  await expect.element(card).toHaveFocus()
  history.replaceState(null, '', href)
})

test('a payment that could not be recorded says so, and the text stays', async () => {
  world.refusal = { code: 'not_found' }
  show()
  await userEvent.fill(page.getByLabelText(texts.note), 'Cash')
  await userEvent.click(page.getByRole('button', { name: texts.pay }))
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.failed)
  await expect.element(page.getByLabelText(texts.note)).toHaveValue('Cash')
})

test('a deleted account still has its statement, and the page says that there are more', async () => {
  world.billed = [{ ...issued, email: null, is_overdue: false }]
  world.found = 201
  show()
  await expect.element(page.getByText(texts.ended)).toBeVisible()
  await expect.element(page.getByText(texts.more)).toBeVisible()
  expect(page.getByText(texts.owes).elements()).toEqual([])
  expect(page.getByText(texts.overdue, { exact: true }).elements()).toEqual([])
})

test('the limit of an account is set by its e-mail, in any digits', async () => {
  show()
  await saveLimit()
  await expect.element(page.getByLabelText(texts.limit.email)).toHaveAccessibleDescription(texts.limit.emailWrong)
  await expect.element(page.getByLabelText(texts.limit.email)).toHaveFocus()
  await expect.element(page.getByLabelText(texts.limit.dollars)).toHaveAccessibleDescription(texts.limit.dollarsWrong)
  await userEvent.fill(page.getByLabelText(texts.limit.email), 'books@meridian.example')
  await userEvent.fill(page.getByLabelText(texts.limit.dollars), String(MAX_INVOICE_LIMIT + 1))
  await saveLimit()
  await expect.element(page.getByLabelText(texts.limit.dollars)).toHaveFocus()
  expect(world.limit.mock.calls).toEqual([])
  await userEvent.fill(page.getByLabelText(texts.limit.dollars), '٣٠٬٠٠٠٫٥')
  await saveLimit()
  await expect.element(page.getByText(texts.limit.saved, { exact: true })).toBeVisible()
  expect(world.limit.mock.calls).toEqual([[{ email: 'books@meridian.example', limit: 30_000.5 }]])
  await userEvent.fill(page.getByLabelText(texts.limit.dollars), '5')
  await expect.element(page.getByText(texts.limit.saved, { exact: true })).not.toBeInTheDocument()
})

test.each([
  ['at its field, where no account has the e-mail', { code: 'not_found', field: 'email' }, texts.limit.emailWrong],
  ['as a whole, where it could not be set', { code: 'internal' }, texts.failed],
])('a refused limit says so %s', async (_, refusal, message) => {
  show()
  await userEvent.fill(page.getByLabelText(texts.limit.email), 'nobody@meridian.example')
  await userEvent.fill(page.getByLabelText(texts.limit.dollars), '0')
  world.refusal = refusal
  await saveLimit()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByLabelText(texts.limit.email)).toHaveValue('nobody@meridian.example')
})

test('tells a user who is not staff that the page is not for them', async () => {
  world.refusal = { code: 'forbidden' }
  show()
  await expect.element(page.getByText(staffOnly.title)).toBeVisible()
})

const saveLimit = () => userEvent.click(page.getByRole('button', { name: texts.limit.save }))

const show = () =>
  renderPage(
    <QueryClientProvider client={client}>
      <PageI18nProvider locale="en" texts={en}>
        <StaffStatements />
      </PageI18nProvider>
    </QueryClientProvider>,
  )
