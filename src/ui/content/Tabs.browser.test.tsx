import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { Tabs } from './Tabs.tsx'

test.each(['ltr', 'rtl'])(
  'every tab is visible on the narrowest phone, even with long words (%s)',
  async (direction) => {
    await page.viewport(360, 740)
    for (const words of [
      ['Upcoming 6', 'Ongoing', 'Past 4', 'Canceled 2'],
      ['Forthcoming 12', 'Going on now 3', 'Those of the past 48', 'Called off 21'],
    ]) {
      show(words, direction)
      const list = page.getByRole('tablist').element()
      const { left, right } = list.getBoundingClientRect()
      const outside = [...list.querySelectorAll('[role="tab"]')].filter((tab) => {
        const box = tab.getBoundingClientRect()
        return box.left < left || box.right > right || tab.scrollWidth > tab.clientWidth
      })
      expect(outside.map((tab) => tab.textContent)).toEqual([])
      expect(list.scrollWidth).toBe(list.clientWidth)
    }
  },
)

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('arrows follow the reading direction and wrap, Home and End go to the ends (%s)', async (direction, on, back) => {
  const onSelect = vi.fn<(name: string) => void>()
  show(['a', 'b', 'c'], direction, onSelect)
  await userEvent.tab()
  await userEvent.keyboard(`${on}${back}{End}{Home}`)
  expect(onSelect.mock.calls.flat()).toEqual(['b', 'c', 'c', 'a'])
  await expect.element(page.getByRole('tab', { name: 'a' })).toHaveFocus()
})

const show = (words: readonly string[], direction: string, onSelect: (name: string) => void = () => {}) => {
  renderPage(
    <div dir={direction} style={{ margin: 16 }}>
      <Tabs
        label="Bookings"
        selected={words[0] ?? ''}
        onSelect={onSelect}
        tabs={words.map((name) => ({ name, label: name }))}
      >
        ···
      </Tabs>
    </div>,
  )
}
