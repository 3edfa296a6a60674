import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { chartDiff as texts } from '#locales/en/staff/chartDiff.ts'
import { visualizer } from '#locales/en/staff/visualizer.ts'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { testCatalogue } from '#src/views/staff/machines/catalogue.testing.ts'
import {
  address,
  machinePages,
  panel,
  shownMachine,
  stateButton,
} from '#src/views/staff/machines/machinePage.testing.tsx'

const { showMachine, showMachines } = machinePages(en)
const { model } = await testCatalogue.loadChart('toy')
const { model: checkout } = await testCatalogue.loadChart('checkout')
/** With a state in the form that the machine has no more. */
const checkoutBefore = {
  ...checkout,
  states: [
    ...checkout.states,
    ...checkout.states
      .filter(({ id }) => id === 'checkout.purchase.open.form.editing')
      .map((state) => ({ ...state, id: 'checkout.purchase.open.form.coupon' })),
  ],
}
const exported = (content: unknown, name = 'toy.json'): File => new File([JSON.stringify(content)], name)
const builds = panel.getByRole('combobox', { name: texts.against })
const field = page.getByLabelText(texts.chooseFile)

test('what differs from the kept build is told in sentences, each of which leads to its place', async () => {
  showMachine('toy', { mode: 'diff' })
  await expect.element(builds).toHaveDisplayValue(texts.keptBuild('b0', '2026-11-20'))
  await expect.element(panel.getByText(texts.counts({ added: 1, gone: 1, changed: 1, seen: 0 }))).toBeVisible()
  await expect.element(panel.getByText(/pot\.lost” is gone/)).toBeVisible()
  await expect.element(stateButton('Lamp is on, new')).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: /leads to “Empty pot”/ }))
  expect(address()).toEqual({
    mode: 'diff',
    state: 'pot.brewing',
    way: 'toy.pot.brewing · xstate.error.actor.brew',
  })
  await expectAccessible()
})

test('a file of another build is compared instead, until the kept build is asked for again', async () => {
  showMachine('toy', { mode: 'diff' })
  const less = { ...model, ways: model.ways.filter(({ id }) => id !== 'toy.lamp.off · lamp.press') }
  await userEvent.upload(field, exported({ format: 1, model: less }, 'old.json'))
  await expect.element(builds).toHaveDisplayValue(texts.ofFile('old.json'))
  await expect.element(panel.getByText(/“press the lamp.*” is new/)).toBeVisible()
  await userEvent.selectOptions(builds, texts.keptBuild('b0', '2026-11-20'))
  await expect.element(builds).toHaveDisplayValue(texts.keptBuild('b0', '2026-11-20'))
})

test.each(['overview', 'drawing', 'text'])(
  'a state that is gone is on the chart where it was: %s',
  async (distance) => {
    showMachine('checkout', { mode: 'diff', distance }, { loadKept: () => Promise.resolve(checkoutBefore) })
    const gone = page.getByRole('region').getByText('coupon', { exact: true })
    await expect.element(gone).toBeInTheDocument()
    expect(gone.element().closest('[data-part]')).toHaveAttribute('data-part', 'checkout.purchase.open.form')
    expect(gone.element().closest('li')).toHaveTextContent(`coupon, ${visualizer.tones.gone}`)
    await expectAccessible()
  },
)

test('each kept build can be compared, the newest first; the chosen one stands in the address', async () => {
  showMachine('toy', { mode: 'diff' })
  const options = builds.getByRole('option')
  await expect.element(options).toHaveLength(2)
  expect(options.all().map((option) => option.element().textContent)).toEqual([
    texts.keptBuild('b0', '2026-11-20'),
    texts.keptBuild('a9', null),
  ])
  await userEvent.selectOptions(builds, texts.keptBuild('a9', null))
  await expect.element(panel.getByText(texts.nothing)).toBeVisible()
  expect(address()).toEqual({ mode: 'diff', build: 'a9' })
  await expectAccessible()
  await userEvent.selectOptions(builds, texts.keptBuild('b0', '2026-11-20'))
  await expect.element(panel.getByText(/pot\.lost” is gone/)).toBeVisible()
  expect(address()).toEqual({ mode: 'diff' })
})

test('a link to a build that is not kept any more says so, and shows the newest', async () => {
  showMachine('toy', { mode: 'diff', build: 'z1' })
  await expect.element(panel.getByText(texts.notKept('z1', 'b0'))).toBeVisible()
  await expect.element(panel.getByText(/pot\.lost” is gone/)).toBeVisible()
})

test('with one kept build there is nothing to choose', async () => {
  showMachine('toy', { mode: 'diff' }, { kept: [{ name: 'b0', date: '2026-11-20' }] })
  await expect.element(panel.getByText(texts.keptBuild('b0', '2026-11-20'))).toBeVisible()
  await expect.element(builds).not.toBeInTheDocument()
})

test('changes of what a guest sees are folded', async () => {
  showMachine('toy', { mode: 'diff' })
  const shown = {
    ...model,
    states: model.states.map((state) => ({ ...state, viewStates: [{ viewState: 'lamp', values: ['on'] }] })),
    ways: model.ways.slice(1),
  }
  await userEvent.upload(field, exported({ format: 1, model: shown }))
  const sentence = panel.getByText(/no longer shows “Lamp: on”/).first()
  await expect.element(panel.getByText(texts.seen(model.states.length))).toBeVisible()
  await expect.element(sentence).not.toBeVisible()
  await userEvent.click(panel.getByText(texts.seen(model.states.length)))
  await expect.element(sentence).toBeVisible()
  await userEvent.selectOptions(builds, texts.keptBuild('b0', '2026-11-20'))
})

test.each([
  ['no chart', exported({ hello: 1 }), texts.problems.notAChart],
  ['a newer format', exported({ format: 99, model }), texts.problems.newer],
  ['another machine', exported({ model: { ...model, id: 'kettle' } }), texts.otherMachine('kettle', 'Coffee maker')],
  ['far too large', new File([new Uint8Array(5_000_001)], 'big.json'), texts.problems.tooLarge],
])('a file that cannot be compared says why: %s', async (_, file, says) => {
  showMachine('toy', { mode: 'diff' })
  await userEvent.upload(field, file)
  await expect.element(panel.getByRole('alert')).toHaveTextContent(says)
  await expect.element(builds).toHaveDisplayValue(texts.keptBuild('b0', '2026-11-20'))
})

test('a machine that the kept build did not have is new, and without a kept build a file can be opened', async () => {
  showMachine('checkout', { mode: 'diff' })
  await expect.element(panel.getByText(texts.isNew)).toBeVisible()
  showMachine('toy', { mode: 'diff', state: 'lamp' }, { kept: [] })
  await expect.element(panel.getByText(texts.noKept)).toBeVisible()
  await expect.element(field).toBeVisible()
})

test('the list counts changes and opens a file on the page of its machine', async () => {
  showMachines()
  await expect.element(page.getByRole('link', { name: texts.changesSince(3, 'b0') })).toHaveTextContent('3')
  await expect
    .element(page.getByRole('row', { name: /^Checkout/ }).getByRole('link', { name: texts.newMachine, exact: true }))
    .toBeVisible()
  await userEvent.click(page.getByText(texts.compare))
  await userEvent.upload(field, exported({ model: { ...model, id: 'kettle' } }))
  await expect.element(page.getByText(texts.unknownMachine('kettle'))).toBeVisible()
  await userEvent.upload(field, exported({ format: 1, model }, 'same.json'))
  await expect.poll(shownMachine).toBe('toy')
  await expect.element(builds).toHaveDisplayValue(texts.ofFile('same.json'))
  await expect.element(panel.getByText(texts.nothing)).toBeVisible()
  await userEvent.selectOptions(builds, texts.keptBuild('b0', '2026-11-20'))
})

test('the list of a wide window shows layers, defects and live rows of each machine', async () => {
  await page.viewport(1280, 860)
  onTestFinished(() => page.viewport(414, 896))
  showMachines({
    loadCounts: (machine) => Promise.resolve(machine === 'toy' ? { 'toy.lamp.on': 3, 'toy.pot': 2 } : null),
  })
  const toy = page.getByRole('row', { name: /^Coffee maker/ })
  await expect.element(toy).toHaveTextContent('83 % of 7')
  await expect.element(toy.getByText('5 in the database')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^Checkout/ })).toHaveTextContent('Not measured yet.')
  await expect.element(page.getByText('build b1', { exact: false })).toBeVisible()
  await expectAccessible()
})
