import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writeUnitTest } from '#machines/kit/visualizer/pathCode.ts'
import { en } from '#locales/en.ts'
import { simulate as texts } from '#locales/en/staff/simulate.ts'
import { visualizer } from '#locales/en/staff/visualizer.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { VisualizerProvider, type MachineCatalogue } from '#src/views/staff/machines/catalogue.ts'
import { testCatalogue } from '#src/views/staff/machines/catalogue.testing.ts'
import { MachinePage } from '#src/views/staff/machines/MachinePage.tsx'
import { storeSnapshot } from './storedMoment.ts'

beforeEach(() => sessionStorage.clear())

test('each event says where it leads before it is pressed, and takes the machine there', async () => {
  show({ s: '0:0.0' })
  await expect.element(panel.getByRole('heading', { name: texts.title })).toBeVisible()
  await expect.element(panel.getByText('Empty pot · Lamp is off')).toBeVisible()
  const start = panel.getByRole('button', { name: 'Start if there are beans → Brewing · guest sees: Pot: brewing' })
  await expect.element(start).toBeVisible()
  await expect.element(stateButton('Empty pot')).toHaveAccessibleName(/here now/)
  await expect.element(stateButton('Brewing')).toHaveAccessibleName(/may come next/)
  await userEvent.click(start)
  expect(address()).toEqual({ mode: 'simulate', s: '0:0.0.2' })
  await expect.element(panel.getByText('Brewing · Lamp is off')).toBeVisible()
  await expect.element(stateButton('Empty pot')).toHaveAccessibleName(/was here/)
  await expect.element(page.getByText('Step 3: Start. Brewing; Pot: brewing')).toBeInTheDocument()
  // What is asked, and the guard that was asked with its answer.
  await expect.element(panel.getByText('Asks the guest’s device to brew')).toBeVisible()
  await expect.element(panel.getByText('there are beans: yes')).toBeVisible()
  await expect.element(panel.getByRole('heading', { name: texts.port('Brew') })).toBeVisible()
  await expect.element(panel.getByRole('button', { name: /^fails → Empty pot/ })).toBeVisible()
  await expectAccessible()
})

test('timers can run out, and events that change no state are folded', async () => {
  show({ s: '0:0.0.2.2' })
  await expect.element(panel.getByText('Timer: until it is cold · 5 s')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: /^After 5 s → Empty pot/ }))
  await expect.element(panel.getByText('Empty pot · Lamp is off')).toBeVisible()
  const folded = panel.getByText(texts.others(3))
  await expect.element(folded).toBeVisible()
  await expect.element(panel.getByRole('button', { name: /^Add beans/ })).not.toBeInTheDocument()
  await userEvent.click(folded)
  await userEvent.click(panel.getByRole('button', { name: 'Add beans no state changes' }))
  expect(address()['s']).toMatch(/^0:0\.0\.2\.2\.\d\.\d$/)
})

test('values of an event are sent as they are edited, and travel in the address', async () => {
  show({ s: '0:0.0.2' })
  await userEvent.click(panel.getByRole('button', { name: texts.withOf(texts.isAnswered) }).first())
  const cups = panel.getByRole('textbox', { name: 'cups' })
  await userEvent.fill(cups, 'many')
  await userEvent.click(panel.getByRole('button', { name: texts.send }))
  await expect.element(panel.getByRole('alert')).toHaveTextContent('Not sent. Correct: cups.')
  await expect.element(cups).toHaveFocus()
  await expect.element(cups).toHaveAccessibleDescription(texts.expected.number)
  expect(address()['s']).toBe('0:0.0.2')
  await expectAccessible()
  await userEvent.fill(cups, '7')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText('Cooling · Lamp is off')).toBeVisible()
  const { s = '' } = address()
  expect(decodeURIComponent(s)).toContain('{"cups":7}')
  show({ s })
  await expect.element(panel.getByText('Cooling · Lamp is off')).toBeVisible()
})

test('the log goes back and forth, by button, key and step, and the address holds where one is', async () => {
  show({ s: '0:0.0.2' })
  const log = page.getByRole('list', { name: texts.steps })
  await expect.element(log.getByRole('button', { name: '3 Start' })).toHaveAttribute('aria-current', 'step')
  await userEvent.click(page.getByRole('button', { name: texts.back }))
  expect(address()).toEqual({ mode: 'simulate', s: '0:0.0.2', at: '2' })
  await userEvent.keyboard('[[[[')
  expect(address()['at']).toBe('0')
  await expect.element(log.getByRole('button', { name: texts.begins })).toHaveAttribute('aria-current', 'step')
  await userEvent.keyboard(']')
  expect(address()['at']).toBe('1')
  await userEvent.click(log.getByRole('button', { name: '3 Start' }))
  expect(address()).toEqual({ mode: 'simulate', s: '0:0.0.2' })
  // Another event there replaces what came after.
  await userEvent.click(log.getByRole('button', { name: '1 Add beans' }))
  await userEvent.click(panel.getByRole('button', { name: texts.beginAnew }))
  expect(address()).toEqual({ mode: 'simulate', s: '0:' })
})

test('a link to a state, and to what happens there, begins there and becomes the list of its choices', async () => {
  show({ to: 'pot.brewing', if: 'network' })
  await expect.element(panel.getByText('Empty pot · Lamp is off')).toBeVisible()
  await expect.poll(() => address()['to']).toBeUndefined()
  expect(decodeURIComponent(address()['s'] ?? '')).toMatch(/^0:0\.0\.\d.*network/)
  show({ to: 'pot.pouring' })
  await expect.element(panel.getByText(texts.notReached('Pouring'))).toBeVisible()
})

test('a link whose steps do not fit this build says so, and stops there', async () => {
  show({ s: '0:0.0.77.1' })
  await expect.element(panel.getByText(texts.stopped(2, 4))).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: /^Start/ }))
  expect(address()['s']).toBe('0:0.0.2')
  await expect.element(panel.getByText(texts.stopped(2, 4))).not.toBeInTheDocument()
})

test('goes on from a stored snapshot; one that is not in this tab is told', async () => {
  storeSnapshot('k1', {
    value: { pot: 'cooling', lamp: 'on' },
    context: { beans: 0, cups: 2, name: 'x', failure: null },
  })
  show({ from: 'k1', s: '0:' })
  await expect.element(panel.getByText('Cooling · Lamp is on')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: /^After 5 s/ }))
  await expect.element(panel.getByText('Empty pot · Lamp is on')).toBeVisible()
  expect(address()).toEqual({ mode: 'simulate', from: 'k1', s: '0:0' })
  show({ from: 'k2', s: '0:' })
  await expect.element(panel.getByText(texts.gone)).toBeVisible()
  await expect.element(panel.getByText('Empty pot · Lamp is off')).toBeVisible()
})

test('keyboard alone finds a state and simulates a path', async () => {
  show({})
  await expect.element(panel.getByRole('heading', { name: texts.title })).toBeVisible()
  page.getByRole('combobox', { name: visualizer.find }).element().focus()
  await userEvent.keyboard('cooling{ArrowDown}{Enter}')
  await expect.element(panel.getByRole('button', { name: texts.beginAt('Cooling') })).toBeVisible()
  const begin = panel.getByRole('button', { name: texts.beginAt('Cooling') }).element()
  for (let presses = 0; document.activeElement !== begin && presses < 40; presses += 1)
    await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText('Cooling · Lamp is off')).toBeVisible()
  await expect.element(panel.getByRole('heading', { name: texts.title })).toHaveFocus()
  // Past “Begin anew” and the folded events.
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(panel.getByRole('button', { name: /^After 5 s/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText('Empty pot · Lamp is off')).toBeVisible()
  await userEvent.keyboard('[[')
  await expect.element(panel.getByText('Cooling · Lamp is off')).toBeVisible()
})

test('on the drawing, the row of a way sends the event that takes it', async () => {
  show({ s: '0:', distance: 'drawing', state: 'cardFormSlot.unmounted' }, 'checkout')
  const drawing = page.getByRole('region', { name: visualizer.chartOf('Checkout') })
  const way = '[data-way="checkout.cardFormSlot.unmounted · card.shown"]'
  await expect.element(panel.getByRole('heading', { name: texts.title })).toBeVisible()
  await expect.element(panel.getByRole('button', { name: /^The card fields are on the page/ })).toBeVisible()
  await expect.poll(() => drawing.element().querySelectorAll(way).length).toBeGreaterThan(0)
  drawing.element().querySelector<HTMLElement>(way)?.click()
  await expect.poll(() => address()['s']).toBe('0:0')
  await expect.element(panel.getByText(/No card fields/).first()).toBeVisible()
})

test('the path is shown as sentences and as a test that can be saved', async () => {
  const saved = vi.fn<(name: string) => void>()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    saved(this.download)
  })
  show({ s: '0:0.0.2' })
  await userEvent.click(page.getByRole('button', { name: texts.path, exact: true }))
  const path = page.getByRole('region', { name: texts.pathOf })
  await expect.element(path.getByText('Start → Brewing; Pot: brewing')).toBeVisible()
  await userEvent.click(path.getByRole('button', { name: texts.kinds.unit }))
  await expect.element(path.getByText(/\{ type: 'brew\.start' \},/)).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: texts.saveAsTest }))
  expect(saved.mock.calls).toEqual([['toy.saved.test.ts']])
  await expect.element(page.getByText(texts.saved('toy.saved.test.ts', 'machines/toy'))).toBeVisible()
  click.mockRestore()
})

test.each([360, 1280])('at %d px the current step is whole in the log, and moves there', async (width) => {
  await page.viewport(width, 740)
  show({ to: 'purchase.paying.tokenizing' }, 'checkout')
  const log = page.getByRole('list', { name: texts.steps })
  const current = () => log.element().querySelector('[aria-current]')
  const isWhole = (): boolean => {
    const [step, row] = [current()?.getBoundingClientRect(), log.element().getBoundingClientRect()]
    return step !== undefined && step.left >= row.left && step.right <= row.right
  }
  await expect.element(page.getByRole('button', { name: texts.saveAsTest })).toBeVisible()
  await expect.poll(() => [current()?.textContent, isWhole()]).toEqual([expect.stringMatching(/^6/), true])
  for (let steps = 0; steps < 6; steps += 1) await userEvent.click(page.getByRole('button', { name: texts.back }))
  await expect.poll(() => [current()?.textContent, isWhole()]).toEqual([expect.stringMatching(/^0/), true])
})

test('on a narrow screen the dock has two rows, and nothing is wider than the page', async () => {
  await page.viewport(360, 740)
  show({ to: 'purchase.paying.tokenizing' }, 'checkout')
  await expect.element(panel.getByRole('heading', { name: texts.title })).toBeVisible()
  const back = page.getByRole('button', { name: texts.back })
  await expect.element(back).toBeInViewport()
  const save = page.getByRole('button', { name: texts.saveAsTest })
  await expect.element(save).toBeInViewport()
  expect(save.element().getBoundingClientRect().top).toBe(back.element().getBoundingClientRect().top)
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
  const choices = panel.getByRole('heading', { name: texts.title })
  await expect.element(choices).not.toBeInViewport()
  await userEvent.click(page.getByRole('button', { name: texts.choose }))
  await expect.element(choices).toBeInViewport()
  await expect.element(choices).toHaveFocus()
})

const panel = page.getByRole('complementary', { name: visualizer.panel })
const stateButton = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} ?,`) })

let params: Readonly<Record<string, string>> = {}
const address = () => params

const catalogue: MachineCatalogue = {
  ...testCatalogue,
  loadTestWriter: (machine) =>
    Promise.resolve((path) => [
      {
        kind: 'unit',
        folder: `machines/${machine}`,
        fileName: `${machine}.saved.test.ts`,
        code: writeUnitTest(path, { specName: `${machine}Spec`, from: '#there' }),
      },
    ]),
}

const Test = ({ machine }: { machine: string }) => {
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
          <MachinePage id={machine} params={shown} unknown={<p>No such page</p>} />
        </main>
      </VisualizerProvider>
    </PageI18nProvider>
  )
}

const show = (query: Readonly<Record<string, string>>, machine = 'toy'): void => {
  params = { mode: 'simulate', ...query }
  renderPage(<Test key={JSON.stringify(params)} machine={machine} />)
}
