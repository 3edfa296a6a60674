import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles/global.css.ts'
import { CardFields, type CardFieldsDesk, type CardFieldsProps } from './CardFields.tsx'
import { renderPage } from './render.testing.tsx'

test('three empty places are offered with their words and plain colours, and taken away with the page', () => {
  const { places, told } = show({})
  const [place] = places
  expect(Object.values(place?.containers ?? {}).map((container) => container.childElementCount)).toEqual([0, 0, 0])
  expect(place?.labels.number).toEqual({ title: 'Secure field: Card number', label: 'Card number' })
  expect(place?.look.color).toMatch(/^(#|rgb|oklch)/)
  renderPage(<p>gone</p>)
  expect(told).toEqual(['shown', 'hidden', 'taken away'])
})

test('what the fields show follows the desk: the brand, and what is wrong once the form is there', async () => {
  const { change } = show({ phase: 'ready' })
  change({ brand: 'visa', wrong: ['cvv'] })
  await expect.element(page.getByText('Visa')).toBeVisible()
})

test('Enter in a frame submits by what the page says now', () => {
  const onSubmit = vi.fn<() => void>()
  const { places } = show({ onSubmit })
  places[0]?.onSubmit()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a press on a label goes where it points; a form that comes is busy', async () => {
  const { focused } = show({ phase: 'opening' })
  await userEvent.click(page.getByText('Security code'))
  expect(focused).toEqual(['cvv'])
  await expect.element(page.getByRole('group', { name: 'New card' })).toHaveAttribute('aria-busy', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading the card form…')
})

type Desk = CardFieldsDesk<'en'>
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
  const told: string[] = []
  const focused: string[] = []
  const desk: Desk = {
    show: (place) => {
      places.push(place)
      return () => told.push('taken away')
    },
    focus: (name) => focused.push(name),
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
        fields: { number: field('Card number'), expirationDate: field('Expiry date'), cvv: field('Security code') },
      }}
      locale="en"
      phase="closed"
      onShown={() => told.push('shown')}
      onHidden={() => told.push('hidden')}
      onSubmit={() => undefined}
      {...props}
    />,
  )
  return {
    places,
    told,
    focused,
    change: (next: Partial<typeof state>) => {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
  }
}
