import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { defaultCriteria } from '#machines/search/search.criteria.url.ts'
import {
  minimalPlaceDetail,
  type PlaceDetail,
  type PlaceShortcut,
  type PlaceOption,
} from '#machines/destination/destination.rules.ts'
import { liveDestination } from '#src/actors/search/destination.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { addSearchTexts, loadTexts } from '#src/i18n/loadTexts.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import 'temporal-polyfill/global'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fromPromise } from 'xstate'
import { SearchForm } from './SearchForm.tsx'
import { useSearchDraft } from './useSearchDraft.ts'
import { replace } from '#src/ui/replace.testing.ts'

/** Server with manual responses. */
const server = {
  requests: [] as { text: string; answer: (options: PlaceOption[] | Error) => void }[],
  knowsPlaces: true,
}
const machine = liveDestination('').provide({
  actors: {
    loadSuggestions: fromPromise(
      ({ input }) =>
        new Promise((resolve, reject) =>
          server.requests.push({
            text: input.text,
            answer: (options) => (options instanceof Error ? reject(options) : resolve(options)),
          }),
        ),
    ),
    loadOffers: fromPromise(async (): Promise<PlaceShortcut[]> => []),
    locate: fromPromise(() =>
      Promise.reject(Object.assign(new Error('denied'), { code: 'location.denied', status: 500 })),
    ),
    loadPlace: fromPromise(async (): Promise<PlaceDetail | null> =>
      server.knowsPlaces ? minimalPlaceDetail({ lat: 48.85, lng: 2.35 }) : null,
    ),
  },
})
replace(liveDestination, () => machine)

const paris: PlaceOption = { id: 'p1', name: 'Paris', description: 'France', kind: 'city', hotels: 200 }
const parma: PlaceOption = { id: 'p2', name: 'Parma', description: 'Italy', kind: 'city', hotels: 0 }

beforeEach(() => {
  server.requests.length = 0
  server.knowsPlaces = true
})

const inAMonth = Temporal.Now.plainDateISO().add({ months: 1 }).toString()

const Form = ({ onSearch }: { onSearch: (criteria: SearchCriteria) => void }) => (
  <SearchForm draft={useSearchDraft(defaultCriteria(inAMonth))} onSearch={onSearch} />
)
const show = async () => {
  const searched: string[] = []
  const texts = await loadTexts('en')
  await addSearchTexts('en', texts)
  renderPage(
    <PageI18nProvider locale="en" texts={texts}>
      <Form onSearch={({ destination }) => searched.push(destination.name)} />
    </PageI18nProvider>,
  )
  return searched
}
const field = () => page.getByRole('combobox')
const button = () => page.getByRole('button', { name: /^Search/ })
const write = async (text: string) => {
  await userEvent.fill(field(), text)
  await expect.poll(() => server.requests.at(-1)?.text).toBe(text)
}

test('pressing Search takes the first suggestion for the typed text', async () => {
  const searched = await show()
  await write('Par')
  server.requests.at(-1)?.answer([paris, parma])
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.click(button())
  await expect.poll(() => searched).toEqual(['Paris'])
  await expect.element(field()).toHaveValue('Paris')
})

test('pressing Search waits for suggestions, keeps the focus meanwhile, and searches once', async () => {
  const searched = await show()
  await write('Par')
  await userEvent.click(button())
  await expect.element(button()).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button())
  await expect.poll(() => server.requests.length).toBe(2)
  expect(searched).toEqual([])
  server.requests.at(-1)?.answer([paris])
  await expect.poll(() => searched).toEqual(['Paris'])
  await expect.element(button()).not.toHaveAttribute('aria-busy')
})

test.each([
  ['nothing is found', [], 'No results for “Par”. Check the spelling, or type a larger town nearby.'],
  ['nothing comes', new Error('500'), 'We couldn’t load the suggestions.'],
] as const)('where %s, the field says so and keeps its text and the focus', async (_, answer, message) => {
  const searched = await show()
  await write('Par')
  await userEvent.click(button())
  await expect.poll(() => server.requests.length).toBe(2)
  server.requests.at(-1)?.answer(answer instanceof Error ? answer : [...answer])
  await expect.element(page.getByText(message).first()).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: message })).toBeInTheDocument()
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('Par')
  await expect.element(button()).not.toHaveAttribute('aria-busy')
  expect(searched).toEqual([])
})

test('suggestions that failed to load can be retried from the list', async () => {
  await show()
  await write('Par')
  server.requests.at(-1)?.answer(new Error('500'))
  await userEvent.click(page.getByRole('option', { name: 'Try again' }))
  await expect.poll(() => server.requests.map(({ text }) => text)).toEqual(['Par', 'Par'])
  server.requests.at(-1)?.answer([paris])
  await expect.element(page.getByRole('option', { name: 'Paris' })).toBeVisible()
})

test('a place that cannot be looked up is not searched for, and neither is the previous one', async () => {
  server.knowsPlaces = false
  const searched = await show()
  await write('Par')
  server.requests.at(-1)?.answer([paris])
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.click(button())
  await expect.element(page.getByText('We couldn’t look up Paris.').first()).toBeVisible()
  await expect.element(field()).toHaveFocus()
  expect(searched).toEqual([])
})

test.each(['press', 'keys'])(
  'text typed after the location was denied replaces the place that stands in the field (%s)',
  async (way) => {
    await show()
    await userEvent.click(field())
    const near = page.getByRole('option', { name: 'Near me' })
    await expect.element(near).toBeVisible()
    if (way === 'press') await userEvent.click(near)
    else await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByText(en.search.place.denied).first()).toBeVisible()
    // Back from the browser's question, guests press the field again.
    if (way === 'press') await userEvent.click(field())
    await userEvent.keyboard('par')
    expect(field().element()).toHaveProperty('value', 'par')
  },
)

test('text typed after a place was chosen replaces its name', async () => {
  await show()
  await write('Par')
  server.requests.at(-1)?.answer([paris, parma])
  await userEvent.click(page.getByRole('option').first())
  await expect.element(field()).toHaveValue('Paris')
  await userEvent.keyboard('rome')
  expect(field().element()).toHaveProperty('value', 'rome')
})

test('an empty field asks for a place', async () => {
  const searched = await show()
  await userEvent.fill(field(), '')
  await userEvent.click(button())
  await expect.element(page.getByText('Where would you like to stay?').first()).toBeVisible()
  await expect.element(field()).toHaveFocus()
  expect(searched).toEqual([])
})

test('leaving the field otherwise closes the list and restores the known place, which is searched for', async () => {
  const searched = await show()
  await write('Par')
  server.requests.at(-1)?.answer([paris, parma])
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: /^Check-in/ })).toHaveFocus()
  expect(page.getByRole('option').elements()).toEqual([])
  await expect.element(field()).toHaveValue('Manhattan')
  await expect.element(dropped()).toBeVisible()
  await userEvent.click(button())
  await expect.poll(() => searched).toEqual(['Manhattan'])
})

test('shows the discarded text until the field is focused again, even if left before suggestions loaded', async () => {
  await show()
  await userEvent.fill(field(), 'Par')
  await userEvent.tab()
  await expect.element(dropped()).toBeVisible()
  expect(document.elementsFromPoint(...middleOf(dropped().element()))).not.toContain(dropped().element())
  await userEvent.click(field())
  await expect.element(dropped()).not.toBeInTheDocument()
})

test('opening the dates with the keyboard focuses the check-in day, and Escape returns the focus', async () => {
  await show()
  await openByKeyboard('Check-in')
  await expect.element(page.getByRole('application')).toBeVisible()
  await expect.poll(focusedDay).toMatch(/selected/)
  const first = focusedDay()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focusedDay).not.toBe(first)
  expect(focusedDay()).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(formField('Check-in')).toHaveFocus()
})

test('opening the rooms with the keyboard focuses the first of them, and Escape returns the focus', async () => {
  await show()
  await openByKeyboard('Rooms')
  await expect.element(page.getByRole('button', { name: 'Decrease: Adults' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(formField('Rooms')).toHaveFocus()
})

test.each([
  ['Check-in', 'forwards', 'Rooms'],
  ['Check-out', 'forwards', 'Rooms'],
  ['Rooms', 'forwards', 'Search'],
  ['Check-in', 'backwards', 'Destination'],
  ['Rooms', 'backwards', 'Check-out'],
] as const)('the panel of %s closes when the focus moves %s out of it', async (name, way, next) => {
  await show()
  await openByKeyboard(name)
  await expect.poll(isFocusInPanel).toBe(true)
  const done = page.getByRole('button', { name: 'Done' })
  if (way === 'forwards') done.element().focus()
  const shift = way === 'backwards'
  const target = next === 'Destination' ? field() : formField(next)
  for (let press = 0; press < 12 && document.activeElement !== target.element(); press += 1)
    await userEvent.tab({ shift })
  await expect.element(target).toHaveFocus()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(target).toHaveFocus()
})

test('opening a panel with the mouse keeps the focus on the field, and Escape there closes it', async () => {
  await page.viewport(1280, 900)
  await show()
  await userEvent.click(formField('Check-in'))
  await expect.element(page.getByRole('application')).toBeVisible()
  await expect.element(formField('Check-in')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(formField('Check-in')).toHaveFocus()
})

const formField = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const openByKeyboard = async (name: string) => {
  await page.viewport(1280, 900)
  await userEvent.click(field())
  for (let press = 0; press < 6 && document.activeElement !== formField(name).element(); press += 1)
    await userEvent.tab()
  await expect.element(formField(name)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
}
const isFocusInPanel = () => document.activeElement?.closest('[role="dialog"]') !== null
const focusedDay = () =>
  document.activeElement?.closest('[role="grid"] [aria-label]')?.getAttribute('aria-label') ?? null

const dropped = () =>
  page.getByRole('status').getByText('You didn’t choose a place for “Par”, so it’s still Manhattan.')
const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
