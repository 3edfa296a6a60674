import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Combobox, type ComboboxOption } from './Combobox.tsx'
import { renderPage } from './render.testing.tsx'

const PLACES: ComboboxOption[] = [
  { id: 'haifa', title: 'Haifa', detail: 'Israel' },
  { id: 'harlem', title: 'Harlem', detail: 'New York' },
]

describe('a field that suggests', () => {
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

  test('Enter without a choice picks nothing, and Escape closes the list', async () => {
    const onPick = vi.fn<(option: ComboboxOption) => void>()
    renderPage(<Field onPick={onPick} />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.keyboard('ha{Enter}')
    expect(onPick).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  })

  test('nothing found is said', async () => {
    renderPage(<Field onPick={() => undefined} />)
    await userEvent.click(page.getByRole('combobox'))
    await userEvent.keyboard('zzz')
    await expect.element(page.getByRole('status')).toHaveTextContent('No results')
  })
})

const NONE: ComboboxOption[] = []

const Field = ({ onPick, onBlur }: { onPick: (option: ComboboxOption) => void; onBlur?: () => void }) => {
  const [text, setText] = useState('')
  return (
    <Combobox
      aria-label="Destination"
      text={text}
      options={text.startsWith('ha') ? PLACES : NONE}
      emptyText={text === '' ? null : 'No results'}
      listLabel="Suggestions"
      onText={setText}
      onPick={onPick}
      onFocus={() => undefined}
      onBlur={() => onBlur?.()}
    />
  )
}
