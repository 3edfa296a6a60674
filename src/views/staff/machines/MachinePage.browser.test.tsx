import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { visualizer as texts } from '#locales/en/staff/visualizer.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { VisualizerProvider, type MachineCatalogue } from './catalogue.ts'
import { testCatalogue } from './catalogue.testing.ts'
import { MachinePage } from './MachinePage.tsx'

test('opens as an overview with all states, and says what the machine is for', async () => {
  show('toy')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Coffee maker' })).toBeVisible()
  for (const name of ['Pot', 'Empty pot', 'Brewing', 'Pouring', 'Cooling', 'Lamp', 'Lamp is off', 'Lamp is on'])
    await expect.element(stateButton(name)).toBeVisible()
  await expect.element(panel.getByText('Brews coffee, and has a lamp.')).toBeVisible()
  await expect.element(panel.getByText('9', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('shows all states of the checkout on one screen of 1280 × 860, without scrolling', async () => {
  await page.viewport(1280, 860 - STAFF_HEADER)
  show('checkout')
  await expect.element(stateButton('Pay was pressed')).toBeVisible()
  const region = chart('Checkout').element()
  expect(region.scrollHeight).toBeLessThanOrEqual(region.clientHeight)
  // 51 states without the machine itself.
  expect(region.querySelectorAll('[data-state]')).toHaveLength(50)
})

test('a narrow screen wraps the boxes and puts the panel below', async () => {
  await page.viewport(360, 740)
  show('checkout', { state: 'purchase.paying.tokenizing' })
  await expect.element(panel.getByRole('heading', { level: 2 })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(360)
  const [above, below] = [chart('Checkout'), panel].map((part) => part.element().getBoundingClientRect())
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? 0)
})

test('a chosen state stands in the address, and its panel tells what it means, asks, waits for and where it leads', async () => {
  show('toy')
  await userEvent.click(stateButton('Brewing'))
  expect(address()).toEqual({ state: 'pot.brewing' })
  await expect.element(stateButton('Brewing')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(panel.getByRole('heading', { level: 2, name: 'Brewing' })).toBeVisible()
  for (const text of ['Takes a minute.', 'Asks the guest’s device to brew', texts.waysOut, texts.waysIn])
    await expect.element(panel.getByText(text, { exact: false }).first()).toBeVisible()
  await expect.element(panel.getByRole('button', { name: '“Brew” fails → Empty pot' })).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: '“Brew” is answered → Pouring' }))
  expect(address()).toEqual({ state: 'pot.pouring' })
  // Without a sentence of its own, the state has that of its box.
  await expect.element(panel.getByText('The pot is warm.')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Coffee maker' }))
  expect(address()).toEqual({})
})

test('the panel tells what may happen everywhere in the boxes around a state', async () => {
  show('checkout', { state: 'purchase.paying.tokenizing' })
  await expect.element(panel.getByText(texts.fromEverywhere('Paying'))).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Nobody is logged in any more → Form' })).toBeVisible()
})

test('the machine itself answers what happens in a state, and what a guest sees then', async () => {
  show('toy', { state: 'pot.brewing' })
  await userEvent.click(panel.getByRole('button', { name: 'the connection goes?' }))
  expect(address()).toEqual({ state: 'pot.brewing', if: 'network' })
  const story = panel.getByRole('listitem').filter({ hasText: '“Brew” fails: no connection' })
  await expect.element(story).toHaveTextContent('→ Empty pot')
  await expect.element(story).toHaveTextContent('Guest sees: Pot: empty · Trouble: said what happened')
  await expect.element(panel.getByText(texts.seenThen)).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'nothing answers?' }))
  await expect.element(panel.getByText(texts.nothingHappens)).toBeVisible()
  await expectAccessible()
})

test('draws lines of the chosen state alone', async () => {
  show('toy')
  await expect.element(stateButton('Brewing')).toBeVisible()
  expect(links()).toEqual([])
  await userEvent.click(stateButton('Brewing'))
  await expect
    .poll(links)
    .toEqual([
      'toy.pot.brewing → toy.pot.pouring',
      'toy.pot.brewing → toy.pot.empty',
      'toy.pot.empty → toy.pot.brewing',
    ])
  await userEvent.keyboard('{Escape}')
  await expect.poll(links).toEqual([])
})

test('the chosen state survives a change of distance', async () => {
  show('toy', { state: 'lamp.on' })
  await userEvent.click(page.getByRole('button', { name: texts.distanceNames.text }))
  expect(address()).toEqual({ state: 'lamp.on', distance: 'text' })
  await expect.element(panel.getByRole('heading', { level: 2, name: 'Lamp is on' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: texts.distanceNames.overview }))
  await expect.element(stateButton('Lamp is on')).toHaveAttribute('aria-pressed', 'true')
})

test('as text, the machine is headings by depth with a list of ways', async () => {
  show('toy', { distance: 'text' })
  const region = chart('Coffee maker')
  await expect.element(region.getByRole('heading', { level: 2, name: 'Coffee maker' })).toBeVisible()
  await expect.element(region.getByRole('heading', { level: 3, name: 'Pot' })).toBeVisible()
  await expect.element(region.getByRole('heading', { level: 4, name: 'Brewing' })).toBeVisible()
  await expect.element(region.getByText('Start, if there are beans: goes to Brewing.')).toBeVisible()
  await expect.element(region.getByText('Add beans: stays.')).toBeVisible()
  await userEvent.click(region.getByRole('link', { name: 'Lamp is on' }).first())
  expect(address()).toEqual({ distance: 'text', state: 'lamp.on' })
  await expectAccessible()
})

test('the chart is one tab stop, and keys lead through it', async () => {
  show('toy')
  await expect.element(stateButton('Pot')).toBeVisible()
  expect(chart('Coffee maker').element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  stateButton('Pot').element().focus()
  const keys: readonly (readonly [string, string])[] = [
    ['{ArrowDown}', 'Pot'],
    ['{ArrowDown}', 'Empty pot'],
    ['{ArrowRight}', 'Brewing'],
    ['o', 'Pouring'],
    ['i', 'Brewing'],
    ['{ArrowUp}', 'Pot'],
    ['{ArrowLeft}', 'Lamp'],
  ]
  for (const [key, name] of keys) {
    await userEvent.keyboard(key)
    await expect.element(panel.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect.element(stateButton(name)).toHaveFocus()
  }
  expect(chart('Coffee maker').element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  await userEvent.keyboard('3')
  await expect.element(chart('Coffee maker').getByRole('heading', { level: 3, name: 'Lamp' })).toBeVisible()
})

test('keys work for whoever has just come, with the focus nowhere, but those that scroll a page', async () => {
  show('toy')
  await expect.element(stateButton('Pot')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('{ArrowDown}')
  expect(address()).toEqual({})
  await userEvent.keyboard('/')
  await expect.element(find).toHaveFocus()
})

test('a machine offers questions of its own, and answers the one that is pressed', async () => {
  show('toy')
  await userEvent.click(page.getByRole('button', { name: 'What if the connection goes while “Brewing”?' }))
  expect(address()).toEqual({ state: 'pot.brewing', if: 'network' })
  await expect.element(panel.getByText(texts.computed)).toBeVisible()
})

test('a key lists the keys, Escape closes the list, and in the field letters are letters', async () => {
  show('toy')
  await expect.element(stateButton('Pot')).toBeVisible()
  stateButton('Pot').element().focus()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('heading', { name: texts.keys })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: texts.keys })).not.toBeInTheDocument()
  await userEvent.keyboard('/')
  await expect.element(find).toHaveFocus()
  await userEvent.keyboard('o1?')
  await expect.element(find).toHaveValue('o1?')
  expect(address()).toEqual({})
})

test('finds states and ways of the machine by their words', async () => {
  show('toy')
  await userEvent.fill(find, 'coffee')
  await userEvent.click(page.getByRole('button', { name: 'Empty pot: Start if there are beans → Brewing' }))
  expect(address()).toEqual({ state: 'pot.empty', way: 'toy.pot.empty · brew.start' })
  await userEvent.fill(find, 'brewing')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(address()).toEqual({ state: 'pot.brewing' })
  await userEvent.fill(find, 'empty')
  await userEvent.keyboard('{Enter}')
  expect(address()).toEqual({ state: 'pot.empty' })
  await userEvent.fill(find, 'elephant')
  await expect.element(page.getByText(texts.nothingFound)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(texts.nothingFound)).not.toBeInTheDocument()
})

test('an address of what the machine does not have is repaired, and an unknown machine has a page of its own', async () => {
  show('toy', { mode: 'guess', distance: 'far', state: 'pot.gone', way: 'x' })
  await expect.element(stateButton('Pot')).toBeVisible()
  await expect.poll(address).toEqual({})
  show('elephant')
  await expect.element(page.getByText('No such page')).toBeVisible()
})

test('a chart that does not load says so, and loads on request', async () => {
  let tries = 0
  const loadChart: MachineCatalogue['loadChart'] = (machine) => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('offline')) : testCatalogue.loadChart(machine)
  }
  show('toy', {}, { loadChart })
  await userEvent.click(page.getByRole('button', { name: en.common.retry }))
  await expect.element(stateButton('Pot')).toBeVisible()
})

test('live rows are counted at their states', async () => {
  show('toy', {}, { loadCounts: () => Promise.resolve({ 'toy.lamp.on': 3 }) })
  await expect.element(page.getByRole('button', { name: 'Lamp is on 3 now' })).toBeVisible()
  await expect.element(panel.getByText(texts.liveRows)).toBeVisible()
})

test('counts that do not come leave the chart as it is, and say so', async () => {
  show('toy', {}, { loadCounts: () => Promise.reject(new Error('offline')) })
  await expect.element(panel.getByRole('alert')).toHaveTextContent(texts.countsFailed)
  await expect.element(stateButton('Lamp is on')).toBeVisible()
})

/** Height of the header that stands above the page. */
const STAFF_HEADER = 57

const panel = page.getByRole('complementary', { name: texts.panel })
const find = page.getByRole('combobox', { name: texts.find })
const chart = (title: string) => page.getByRole('region', { name: texts.chartOf(title) })
const stateButton = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} ?(,|$)`) })
const links = (): string[] =>
  [...document.querySelectorAll<SVGElement>('[data-link]')].map((line) => line.dataset['link'] ?? '')

let params: Readonly<Record<string, string>> = {}
const address = () => params

const Test = ({ id, catalogue }: { id: string; catalogue: MachineCatalogue }) => {
  const [shown, setShown] = useState(params)
  const navigation = {
    hrefOf: () => '#there',
    go: (place: { params: Readonly<Record<string, string>> }) => {
      params = place.params
      setShown(place.params)
    },
  }
  return (
    <PageI18nProvider locale="en" texts={en}>
      <VisualizerProvider value={{ catalogue, navigation }}>
        <main style={{ blockSize: '100dvh' }}>
          <MachinePage id={id} params={shown} unknown={<p>No such page</p>} />
        </main>
      </VisualizerProvider>
    </PageI18nProvider>
  )
}

const show = (id: string, query: Readonly<Record<string, string>> = {}, over: Partial<MachineCatalogue> = {}): void => {
  params = query
  renderPage(<Test key={JSON.stringify([id, query])} id={id} catalogue={{ ...testCatalogue, ...over }} />)
}
