import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '#src/ui/render.testing.tsx'
import { useFocusNextItem } from './useFocusNextItem.ts'

test('focuses the first added item once after "more"; other additions take no focus', async () => {
  renderPage(<List />)
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await expect.element(page.getByText('item 2')).toHaveFocus()
  const field = page.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.keyboard('x')
  await expect.element(page.getByText('item 4')).toBeVisible()
  await expect.element(field).toHaveFocus()
})

const List = () => {
  const list = useRef<HTMLUListElement>(null)
  const [count, setCount] = useState(2)
  const readOn = useFocusNextItem(list, count)
  const more = () => {
    readOn(count)
    setCount(count + 1)
  }
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>item {place}</li>
        ))}
      </ul>
      <button type="button" onClick={more}>
        More
      </button>
      <input aria-label="Name" onChange={() => setCount(5)} />
    </>
  )
}
