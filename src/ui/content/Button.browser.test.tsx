import '#src/styles/global.css.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { Button, buttonClass, IconButton } from './Button.tsx'
import * as icons from './icons.ts'
import { renderPage } from '#src/ui/render.testing.tsx'

/** Inner width of a dialog on a phone of 360 pixels. */
const INSIDE = 280
const LONG = 'Ðéélééţéé ɱý åååçççöuñţ ṗééřɱåååñééñţļýý'

beforeEach(() => page.viewport(360, 740))
afterEach(() => document.documentElement.style.removeProperty('font-size'))

test.each(['ltr', 'rtl'] as const)('a long word at twice the text size stays within its button (%s)', (direction) => {
  document.documentElement.style.fontSize = '200%'
  renderPage(
    <div style={{ inlineSize: INSIDE, display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button look="danger">{LONG}</Button>
      <Button look="ink" icon={icons.trash}>
        {LONG}
      </Button>
      <Button look="ink" busy>
        {LONG}
      </Button>
      <a href="#there" className={buttonClass({ look: 'line' })}>
        {LONG}
      </a>
    </div>,
    direction,
  )
  const buttons = document.querySelectorAll('button, a')
  expect(buttons).toHaveLength(4)
  for (const button of buttons) {
    const box = button.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(button)
    for (const { left, right } of words.getClientRects())
      expect([left >= box.left, right <= box.right, box.width <= INSIDE]).toEqual([true, true, true])
  }
})

test('a button beside a long text keeps its words whole', () => {
  renderPage(
    <div style={{ inlineSize: INSIDE, display: 'flex', alignItems: 'start', gap: 12 }}>
      <p>{Array.from({ length: 20 }, () => 'words').join(' ')}</p>
      <Button look="line">Permanently</Button>
    </div>,
  )
  // Height of one line.
  expect(page.getByRole('button').element().getBoundingClientRect().height).toBe(48)
})

test('several elements in a button are laid out in a row', () => {
  renderPage(
    <Button look="quiet">
      <i style={{ inlineSize: 32, blockSize: 32 }} />
      <span>Demo Guest</span>
    </Button>,
  )
  const [picture, name] = [...page.getByRole('button').element().children].map((one) => one.getBoundingClientRect())
  expect((name?.left ?? 0) - (picture?.right ?? 0)).toBe(8)
})

test.each([
  [true, 0],
  [false, 1],
])('a busy button neither acts nor submits its form: %s, %d times', async (busy, times) => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  renderPage(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Button type="submit" busy={busy} onClick={onClick}>
        Pay
      </Button>
    </form>,
  )
  await userEvent.click(page.getByRole('button'))
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([times, times])
})

const Last = ({ onPress }: { onPress: () => void }) => {
  const [left, setLeft] = useState(1)
  const press = () => {
    onPress()
    setLeft(left - 1)
  }
  return (
    <form onSubmit={onPress}>
      <Button disabled={left === 0} onClick={press}>
        Add
      </Button>
      <IconButton icon={icons.plus} label="More" type="submit" disabled onClick={press} />
    </form>
  )
}

test('a disabled button keeps the focus, says so, and does nothing', async () => {
  const onPress = vi.fn<() => void>()
  renderPage(<Last onPress={onPress} />)
  const add = page.getByRole('button', { name: 'Add' })
  add.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await expect.element(add).toHaveFocus()
  page.getByRole('button', { name: 'More' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(1)
})
