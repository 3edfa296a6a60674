import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StaffHotel } from '#contract/inquiry/desk.ts'
import { en } from '#locales/en.ts'
import { staffInquiries } from '#locales/en/staff/staffInquiries.ts'
import { endStaffHotel, staffHotels } from '#src/actors/negotiation/staffInquiries.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { StaffHotels } from './StaffHotels.tsx'

const texts = staffInquiries.hotels
const joined: StaffHotel = {
  key: 'place:1',
  name: 'Hotel Cedar Court',
  email: 'desk@cedar.example',
  person: 'Lina Saleh',
  phone: '',
  confirmed_at: '2026-11-26T07:12:00Z',
  confirmed_by: 'office@cedar.example',
  listed: null,
}
const world = { hotels: [joined], hasFailed: false, end: vi.fn<(body: object) => void>() }
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
replace(staffHotels, () => ({
  queryKey: ['hotels'],
  queryFn: () => Promise.resolve({ hotels: world.hotels, found: world.hotels.length }),
}))
replace(endStaffHotel, async (body: object) => {
  world.end(body)
  if (world.hasFailed) throw new Error('No')
  world.hotels = []
  await client.invalidateQueries()
})
beforeEach(() => {
  client.clear()
  world.hotels = [joined]
  world.hasFailed = false
  world.end.mockReset()
})

const show = () =>
  renderPage(
    <QueryClientProvider client={client}>
      <PageI18nProvider locale="en" texts={en} hourCycle="h23">
        <main>
          <h1>{texts.title}</h1>
          <StaffHotels />
        </main>
      </PageI18nProvider>
    </QueryClientProvider>,
  )
const press = async (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

test('a hotel that joined shows who speaks for it, and which mailbox confirmed that', async () => {
  show()
  const card = page.getByRole('article', { name: joined.name })
  for (const text of ['desk@cedar.example', 'Lina Saleh', '26 Nov 2026 07:12 UTC', 'office@cedar.example', 'none'])
    await expect.element(card.getByText(text, { exact: true })).toBeVisible()
})

test('its address ends only after a question, and the list says so', async () => {
  show()
  await press(texts.end)
  expect(world.end).not.toHaveBeenCalled()
  await press(texts.endAsk.yes)
  await expect.element(page.getByText(texts.ended)).toHaveFocus()
  await expect.element(page.getByText(texts.none)).toBeVisible()
  expect(world.end.mock.calls).toEqual([[{ key: 'place:1', email: 'desk@cedar.example' }]])
})

test('a failure says so, and the hotel stays', async () => {
  world.hasFailed = true
  show()
  await press(texts.end)
  await press(texts.endAsk.yes)
  await expect.element(page.getByText(staffInquiries.failed)).toBeVisible()
  await press(texts.endAsk.no)
  await expect.element(page.getByRole('article', { name: joined.name })).toBeVisible()
})
