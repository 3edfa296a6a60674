import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import 'temporal-polyfill/global'
import type { StatementsResponse, StatementSummary } from '#contract/booking/statements.ts'
import { ar } from '#locales/ar.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { StatementsPage } from './StatementsPage.tsx'
import { authActor } from '#src/actors/auth/authActor.ts'
import { statementsQuery } from '#src/actors/bookings/bookings.ts'
import { replace } from '#src/ui/replace.testing.ts'

const world = {
  answer: vi.fn<() => Promise<unknown>>(),
  guest: { matches: (state: string) => state === 'signedIn', context: { user: { type: 'b2b_with_invoicing' } } },
}
replace(authActor, () => ({
  getSnapshot: () => world.guest,
  subscribe: () => ({ unsubscribe: () => undefined }),
}))
replace(statementsQuery, () => ({ queryKey: ['statements'], queryFn: world.answer, retry: false }))

const paid: StatementSummary = {
  month: '2026-09',
  number: 'S-000016',
  total: 980,
  count: 2,
  due: '2026-11-01',
  state: 'paid',
}
const issued: StatementSummary = { ...paid, month: '2026-10', number: 'S-000017', due: '2026-12-01', state: 'issued' }
const open: StatementSummary = { ...paid, month: '2026-11', number: null, due: null, state: 'open' }
const answer: StatementsResponse = { statements: [open, issued, paid], left: 23_765.5, limit: 25_000 }

const show = (answered: StatementsResponse) => {
  world.answer.mockResolvedValue(answered)
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <PageI18nProvider locale="ar" texts={ar}>
        <StatementsPage />
      </PageI18nProvider>
    </QueryClientProvider>,
    'rtl',
  )
}

beforeEach(() => show(answer))

test('says if nothing has been booked by invoice yet', async () => {
  show({ ...answer, statements: [] })
  await expect.element(page.getByRole('heading', { name: ar.statements.empty.title })).toBeVisible()
})

test('shows the remaining invoice limit first, then the whole limit', async () => {
  await expect.element(page.getByText(/لا يزال بإمكانك/)).toHaveTextContent(/بمبلغ\D*23,765\.50\D+من أصل\D+25,000\.00/)
})

test.each([
  [
    'that is issued has its number and the day it is due',
    'أكتوبر 2026',
    ['S-000017', 'حجزان', 'يُستحق في 1 ديسمبر 2026'],
  ],
  ['that is paid has its number, and is due no more', 'سبتمبر 2026', ['S-000016', 'حجزان']],
  ['that is open has neither', 'نوفمبر 2026', ['حجزان']],
])('a statement %s', async (_, month, facts) => {
  const statement = page.getByRole('article', { name: month })
  await expect.element(statement).toBeVisible()
  expect(factsOf(statement.getByRole('paragraph').element())).toEqual(facts)
})

const factsOf = (paragraph: Element): string[] =>
  [...(paragraph.firstElementChild?.children ?? [])].map((fact) => fact.textContent.replaceAll(/[\u2066-\u2069]/g, ''))

test.each([
  ['PDF', 'أكتوبر 2026'],
  ['CSV', 'سبتمبر 2026'],
])('each file names its month to screen readers: %s, %s', async (form, month) => {
  await expect.element(page.getByRole('button', { name: new RegExp(`${form}.*${month}`) })).toBeVisible()
})
