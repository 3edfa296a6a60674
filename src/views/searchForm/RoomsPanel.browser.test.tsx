import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import { MAX_ADULTS, MAX_ROOMS, type Room } from '#contract/hotel/stay.ts'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RoomsPanel } from './RoomsPanel.tsx'

let chosen: readonly Room[]

beforeEach(() => {
  chosen = []
})

test('removes the room whose button was pressed', async () => {
  show([room(1), room(2), room(3)])
  await userEvent.click(page.getByRole('button', { name: 'Remove room 1' }))
  expect(chosen).toEqual([room(2), room(3)])
})

test('changes the right one of two children of the same age', async () => {
  show([room(2, 6, 6)])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Age of child 2' }), '9')
  expect(chosen).toEqual([room(2, 6, 9)])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Age of child 1' }), '3')
  expect(chosen).toEqual([room(2, 3, 9)])
})

test('allows no more rooms than one booking can have', async () => {
  show(Array.from({ length: MAX_ROOMS - 1 }, () => room(2)))
  await userEvent.click(page.getByRole('button', { name: en.search.picker.addRoom }))
  expect(chosen).toHaveLength(MAX_ROOMS)
  await expect.element(page.getByRole('button', { name: en.search.picker.addRoom })).toBeDisabled()
})

test('allows between one and the maximum number of guests per room', async () => {
  show([room(MAX_ADULTS - 1)])
  const adults = page.getByRole('group', { name: en.search.picker.adults })
  const [fewer, more] = [adults.getByRole('button').nth(0), adults.getByRole('button').nth(1)]
  await userEvent.click(more)
  expect(chosen).toEqual([room(MAX_ADULTS)])
  await expect.element(more).toBeDisabled()
  show([room(1)])
  await expect.element(fewer).toBeDisabled()
})

const room = (adults: number, ...children: number[]): Room => ({ adults, children })

const Panel = ({ first }: { first: readonly Room[] }) => {
  const [rooms, setRooms] = useState(first)
  const change = (next: Room[]) => {
    chosen = next
    setRooms(next)
  }
  return <RoomsPanel rooms={rooms} onChange={change} popoverId="rooms" />
}

const show = (rooms: readonly Room[]) =>
  renderPage(
    <PageI18nProvider locale="en" texts={en} currency={DEFAULT_CURRENCY}>
      <div id="rooms">
        <Panel key={JSON.stringify(rooms)} first={rooms} />
      </div>
    </PageI18nProvider>,
  )
