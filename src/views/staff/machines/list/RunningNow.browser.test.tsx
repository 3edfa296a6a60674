import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { live as texts } from '#locales/en/staff/live.ts'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import type { LiveNews, LiveSource, LiveTab } from '#src/views/staff/machines/catalogue.ts'
import { address, machinePages, shownMachine } from '#src/views/staff/machines/machinePage.testing.tsx'

const { showMachines } = machinePages(en)

const actor = (machine: string, name = machine): LiveTab['actors'][number] => ({ name, machine, states: [] })
const tab = (over: Partial<LiveTab>): LiveNews => ({
  kind: 'tab',
  tab: { document: 'd1', tab: 't1', isHere: false, isOtherBuild: false, facts: [], actors: [], ...over },
})

/** A browser whose tabs tell what the test says. */
const openBrowser = () => {
  const listeners = new Set<(news: LiveNews) => void>()
  const source: LiveSource = {
    machines: ['toy', 'checkout'],
    home: '/home',
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const tell = (...news: readonly LiveNews[]): void =>
    news.forEach((each) => {
      for (const listener of listeners) listener(each)
    })
  return { source, tell }
}

const toy = page.getByRole('row', { name: /^Coffee maker/ })
const checkout = page.getByRole('row', { name: /^Checkout/ })

test('the list says which machines run in this tab and in those beside it, as they come and go', async () => {
  const { source, tell } = openBrowser()
  showMachines({ live: source })
  await expect.element(toy.getByText(texts.runsNowhere)).toBeInTheDocument()
  tell(
    tab({ document: 'here', tab: 't0', isHere: true, actors: [actor('toy')] }),
    tab({ actors: [actor('toy', 'toy.1'), actor('toy', 'toy.2')] }),
  )
  await expect.element(toy.getByRole('link', { name: texts.runs(true, 1) })).toHaveTextContent('this tab')
  await expect.element(toy.getByRole('link', { name: texts.runs(false, 2) })).toHaveTextContent('tab beside · 2')
  await expect.element(checkout.getByText(texts.runsNowhere)).toBeInTheDocument()
  await expectAccessible()
  tell({ kind: 'gone', document: 'd1' })
  await expect.element(toy.getByRole('link', { name: texts.runs(false, 2) })).not.toBeInTheDocument()
  await expect.element(toy.getByRole('link', { name: texts.runs(true, 1) })).toBeVisible()
})

test.each([360, 1280])('at %i px what runs leads to the machine, live in that tab, by keyboard too', async (width) => {
  await page.viewport(width, 860)
  onTestFinished(() => page.viewport(414, 896))
  const { source, tell } = openBrowser()
  showMachines({ live: source })
  await expect.element(toy.getByText(texts.runsNowhere)).toBeInTheDocument()
  tell(tab({ actors: [actor('toy')] }))
  const link = toy.getByRole('link', { name: texts.runs(false, 1) })
  await expect.element(link).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shownMachine).toBe('toy')
  expect(address()).toEqual({ mode: 'live', tab: 'd1' })
})

test('a machine that the server steps counts its rows instead', async () => {
  const { source } = openBrowser()
  showMachines({
    live: { ...source, machines: ['checkout'] },
    loadCounts: (machine) => Promise.resolve(machine === 'toy' ? { 'toy.lamp.on': 3, 'toy.pot': 2 } : null),
  })
  await expect.element(toy.getByText('5 in the database')).toBeVisible()
})
