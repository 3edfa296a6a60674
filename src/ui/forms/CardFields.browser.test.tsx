import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles/global.css.ts'
import { CardFields, type CardFieldsController, type CardFieldsProps } from './CardFields.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { INVALID_FIELD_ATTR } from './invalidField.ts'

test('offers three empty containers with texts and plain colors, and withdraws them on unmount', () => {
  const { places, events } = show({})
  const [place] = places
  expect(Object.values(place?.containers ?? {}).map((container) => container.childElementCount)).toEqual([0, 0, 0])
  expect(place?.labels.number).toEqual({ title: 'Secure field: Card number', label: 'Card number' })
  expect(place?.look.color).toMatch(/^(#|rgb|oklch)/)
  renderPage(<p>gone</p>)
  expect(events).toEqual(['shown', 'hidden', 'taken away'])
})

test('shows the brand and, once the form is ready, the errors reported by the controller', async () => {
  const { change } = show({ phase: 'ready' })
  change({ brand: 'visa', wrong: ['cvv'] })
  await expect.element(page.getByText('Visa')).toBeVisible()
})

test('on a phone the brand name takes no room from the digits', async () => {
  await page.viewport(360, 740)
  const { places, change } = show({ phase: 'ready' })
  const room = () => places[0]?.containers.number.clientWidth ?? 0
  const before = room()
  for (const [brand, name] of [
    ['master-card', 'Mastercard'],
    ['american-express', 'American Express'],
  ] as const) {
    change({ brand })
    await expect.element(page.getByText(name)).toBeVisible()
    expect(room()).toBe(before)
  }
})

test('after a check, shows what is missing beside and inside its frame until it is valid', async () => {
  const { change, problems, focused } = show({ phase: 'ready', isChecked: true })
  for (const label of ['Card number', 'Expiry date', 'Security code'])
    await expect.element(page.getByText(`${label} is missing`)).toBeVisible()
  const right = { ...untouched, empty: false, valid: true }
  change({
    fields: {
      number: right,
      expirationDate: { ...right, valid: false },
      cvv: { ...right, valid: false, focused: true },
    },
  })
  await expect.element(page.getByText('Expiry date is wrong')).toBeVisible()
  expect(page.getByText(/is missing/).elements()).toEqual([])
  await expect
    .poll(() => [...problems])
    .toEqual([
      ['number', ''],
      ['expirationDate', 'Expiry date is wrong'],
      ['cvv', ''],
    ])
  document.querySelector<HTMLElement>(`[${INVALID_FIELD_ATTR}]`)?.focus()
  expect(focused).toEqual(['expirationDate'])
})

test('an unfinished field keeps its error until valid, wherever the focus moves', async () => {
  const { change } = show({ phase: 'ready' })
  const fieldState = { ...untouched, empty: false, focused: true }
  const number = (now: typeof untouched) =>
    change({ fields: { number: now, expirationDate: untouched, cvv: untouched } })
  number(fieldState)
  expect(page.getByText('Card number is wrong').elements()).toEqual([])
  number({ ...fieldState, focused: false })
  await expect.element(page.getByText('Card number is wrong')).toBeVisible()
  number(fieldState)
  await expect.element(page.getByText('Card number is wrong')).toBeVisible()
  number({ ...fieldState, valid: true })
  await expect.element(page.getByText('Card number is wrong')).not.toBeInTheDocument()
  // Typed again.
  number(fieldState)
  expect(page.getByText('Card number is wrong').elements()).toEqual([])
})

test('a focused empty field is marked like the others until something is typed', async () => {
  const { change } = show({ phase: 'ready', isChecked: true })
  const led = { ...untouched, focused: true }
  change({ fields: { number: led, expirationDate: untouched, cvv: untouched } })
  await expect.element(page.getByText('Card number is missing')).toBeVisible()
  change({ fields: { number: { ...led, empty: false }, expirationDate: untouched, cvv: untouched } })
  await expect.element(page.getByText('Security code is missing')).toBeVisible()
  expect(page.getByText(/Card number is/).elements()).toEqual([])
})

test('an unchecked form shows no error for empty fields', () => {
  const { problems } = show({ phase: 'ready' })
  expect(new Set(problems.values())).toEqual(new Set(['']))
})

test('Enter in a frame calls the latest submit handler', () => {
  const onSubmit = vi.fn<() => void>()
  const { places } = show({ onSubmit })
  places[0]?.onSubmit()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a press on a label focuses its field; a loading form is busy', async () => {
  const { focused } = show({ phase: 'opening' })
  await userEvent.click(page.getByText('Security code'))
  expect(focused).toEqual(['cvv'])
  await expect.element(page.getByRole('group', { name: 'New card' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading the card form…')
})

type Desk = CardFieldsController<'en'>
const field = (label: string) => ({ title: `Secure field: ${label}`, label })
const untouched = { empty: true, valid: false, possible: true, focused: false }

const show = (props: Partial<CardFieldsProps<'en'>>) => {
  let state: ReturnType<Desk['read']> = {
    fields: { number: untouched, expirationDate: untouched, cvv: untouched },
    brand: null,
    wrong: [],
  }
  const listeners = new Set<() => void>()
  const places: Parameters<Desk['show']>[0][] = []
  const events: string[] = []
  const focused: string[] = []
  const problems = new Map<string, string>()
  const desk: Desk = {
    show: (place) => {
      places.push(place)
      return () => events.push('taken away')
    },
    focus: (name) => focused.push(name),
    tell: (name, problem) => void problems.set(name, problem),
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  renderPage(
    <CardFields
      desk={desk}
      words={{
        group: 'New card',
        loading: 'Loading the card form…',
        problem: (label, isEmpty) => `${label} ${isEmpty ? 'is missing' : 'is wrong'}`,
        fields: { number: field('Card number'), expirationDate: field('Expiry date'), cvv: field('Security code') },
      }}
      locale="en"
      phase="closed"
      onShown={() => events.push('shown')}
      onHidden={() => events.push('hidden')}
      onSubmit={() => undefined}
      {...props}
    />,
  )
  return {
    places,
    events,
    focused,
    problems,
    change: (next: Partial<typeof state>) => {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
  }
}
