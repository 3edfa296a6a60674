import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ComboboxRows } from './ComboboxRows.tsx'
import { Combobox, type ComboboxOption } from './Combobox.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'

const PLACES: ComboboxOption[] = [
  { id: 'haifa', title: 'Haifa', detail: 'Israel' },
  { id: 'harlem', title: 'Harlem', detail: 'New York' },
]

describe('a field with suggestions', () => {
  test('arrows walk the list and Enter picks, while the focus stays in the field', async () => {
    const onPick = vi.fn<(option: ComboboxOption) => void>()
    renderPage(<Field onPick={onPick} />)
    const field = page.getByRole('combobox', { name: 'Destination' })
    await userEvent.click(field)
    await userEvent.keyboard('ha')
    await expect.element(page.getByRole('option', { name: 'Harlem New York' })).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(page.getByRole('option', { name: 'Harlem New York' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onPick.mock.calls).toEqual([[PLACES[1]]])
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('a press on a suggestion picks it before the field is left', async () => {
    const onPick = vi.fn<(option: ComboboxOption) => void>()
    const onBlur = vi.fn<() => void>()
    renderPage(<Field onPick={onPick} onBlur={onBlur} />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.keyboard('ha')
    await userEvent.click(page.getByRole('option', { name: 'Haifa Israel' }))
    expect(onPick.mock.calls).toEqual([[PLACES[0]]])
    expect(onBlur).not.toHaveBeenCalled()
  })

  test('Enter takes the typed text if no option is active', async () => {
    const onPick = vi.fn<(option: ComboboxOption) => void>()
    const onTake = vi.fn<() => void>()
    renderPage(<Field onPick={onPick} onTake={onTake} />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.keyboard('ha{Enter}')
    expect([onTake.mock.calls.length, onPick.mock.calls]).toEqual([1, []])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect([onTake.mock.calls.length, onPick.mock.calls]).toEqual([1, [[PLACES[0]]]])
  })

  test('a list that arrives during keyboard navigation starts with no active option', async () => {
    const onPick = vi.fn<(option: ComboboxOption) => void>()
    const onTake = vi.fn<() => void>()
    renderPage(<Field onPick={onPick} onTake={onTake} />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.keyboard('ha{ArrowDown}')
    await expect.element(page.getByRole('option', { name: 'Haifa Israel' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('r')
    await expect.element(page.getByRole('option', { name: 'Haifa Israel' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect([onTake.mock.calls.length, onPick.mock.calls]).toEqual([1, []])
  })

  test('Enter that ends an input method composition neither picks nor takes', async () => {
    const onPick = vi.fn<(option: ComboboxOption) => void>()
    const onTake = vi.fn<() => void>()
    renderPage(<Field onPick={onPick} onTake={onTake} />)
    const field = page.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('ha')
    const enter = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
    field.element().dispatchEvent(new KeyboardEvent('keydown', enter))
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('option', { name: 'Haifa Israel' })).toHaveAttribute('aria-selected', 'true')
    field.element().dispatchEvent(new KeyboardEvent('keydown', enter))
    expect([onTake.mock.calls, onPick.mock.calls]).toEqual([[], []])
  })

  test('Escape closes the list, and Enter in an empty field picks nothing', async () => {
    const onPick = vi.fn<(option: ComboboxOption) => void>()
    renderPage(<Field onPick={onPick} />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('ha{Escape}')
    await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    expect(onPick).not.toHaveBeenCalled()
  })

  test('shows that nothing was found', async () => {
    renderPage(<Field onPick={() => undefined} />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.keyboard('zzz')
    await expect.element(page.getByRole('status')).toHaveTextContent('No results')
  })
})

describe('a list with groups', () => {
  const OFFERS: ComboboxOption[] = [
    { id: 'near', title: 'Near me', keepsOpen: true },
    { id: 'rome', title: 'Rome', group: 'Recent searches' },
    { id: 'oslo', title: 'Oslo', group: 'Popular places', note: '12 hotels' },
    { id: 'lima', title: 'Lima', group: 'Popular places', note: 'No hotels yet', typed: [0, 2] },
  ]
  const show = (notice: string | null = null) =>
    renderPage(
      <Combobox
        aria-label="Destination"
        text="Manhattan"
        Rows={ComboboxRows}
        options={OFFERS}
        emptyText={null}
        notice={notice}
        listLabel="Suggestions"
        onText={() => undefined}
        onPick={() => undefined}
        onFocus={() => undefined}
        onBlur={() => undefined}
      />,
    )

  test('announces group names, and arrows walk all options in order', async () => {
    show()
    await userEvent.click(page.getByRole('combobox'))
    const popular = page.getByRole('group', { name: 'Popular places' })
    await expect.element(popular.getByRole('option', { name: 'Oslo 12 hotels' })).toBeVisible()
    expect(popular.getByRole('option').elements()).toHaveLength(2)
    await expect
      .element(page.getByRole('group', { name: 'Recent searches' }).getByRole('option'))
      .toHaveTextContent('Rome')
    const field = page.getByRole('combobox')
    for (const name of ['Near me', 'Rome', 'Oslo', 'Lima', 'Near me']) {
      await userEvent.keyboard('{ArrowDown}')
      const active = field.element().getAttribute('aria-activedescendant')
      expect(document.getElementById(active ?? '')?.textContent).toContain(name)
    }
  })

  test('marks the typed part by font weight', async () => {
    show()
    await userEvent.click(page.getByRole('combobox'))
    const marked = page.getByRole('option', { name: 'Lima' }).element().querySelector('b')
    expect([marked?.textContent, marked && getComputedStyle(marked).fontWeight]).toEqual(['Li', '600'])
  })

  test('stays open for an option that says so, and shows its result', async () => {
    show('We couldn’t find you')
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.click(page.getByRole('option', { name: 'Near me' }))
    await expect.element(page.getByRole('option', { name: 'Near me' })).toBeVisible()
    await expect.element(page.getByText('We couldn’t find you').first()).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('We couldn’t find you')
    await userEvent.click(page.getByRole('option', { name: 'Oslo' }))
    await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  })
})

test.each([
  ['a press', () => userEvent.click(page.getByRole('combobox'))],
  ['the keyboard', () => userEvent.keyboard('{Tab}')],
])('focusing the field by %s selects its text', async (_, enter) => {
  renderPage(
    <Combobox
      aria-label="Destination"
      text="Manhattan"
      Rows={ComboboxRows}
      options={NONE}
      emptyText={null}
      listLabel="Suggestions"
      onText={() => undefined}
      onPick={() => undefined}
      onFocus={() => undefined}
      onBlur={() => undefined}
    />,
  )
  await enter()
  expect(document.getSelection()?.toString()).toBe('Manhattan')
})

const NONE: ComboboxOption[] = []
const FEWER = PLACES.slice(1)
const placesAt = (text: string): ComboboxOption[] => {
  if (text.startsWith('har')) return FEWER
  return text.startsWith('ha') ? PLACES : NONE
}

const Field = ({
  onPick,
  onTake,
  onBlur,
}: {
  onPick: (option: ComboboxOption) => void
  onTake?: () => void
  onBlur?: () => void
}) => {
  const [text, setText] = useState('')
  return (
    <Combobox
      aria-label="Destination"
      text={text}
      Rows={ComboboxRows}
      options={placesAt(text)}
      emptyText={text === '' ? null : 'No results'}
      listLabel="Suggestions"
      onText={setText}
      onPick={onPick}
      onTake={onTake}
      onFocus={() => undefined}
      onBlur={() => onBlur?.()}
    />
  )
}
