import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { coverage as texts } from '#locales/en/staff/coverage.ts'
import { visualizer } from '#locales/en/staff/visualizer.ts'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { testCatalogue, toyReports } from '#src/views/staff/machines/catalogue.testing.ts'
import { address, machinePages, panel, stateButton } from '#src/views/staff/machines/machinePage.testing.tsx'

const { showMachine } = machinePages(en)

test('sums up what each layer takes and which defects are noticed, and tells why no guest takes a way', async () => {
  showMachine('toy', { mode: 'coverage' })
  await expect.element(panel.getByRole('heading', { level: 2, name: texts.title })).toBeVisible()
  const all = Object.keys(toyReports.coverage.ways).length
  await expect
    .element(panel.getByRole('button', { name: texts.layers.browser }))
    .toHaveTextContent(texts.of(all - 3, all))
  await expect.element(panel.getByText('5 of 6 (83 %)')).toBeVisible()
  await userEvent.click(panel.getByText('The lamp is out of reach'))
  await expect.element(panel.getByRole('button', { name: /^Lamp is off · Press the lamp/ })).toBeVisible()
  await expect.element(stateButton('Cooling, 1 never taken')).toBeVisible()
  await expect.element(stateButton('Empty pot, begins here, defects survive on 1')).toBeVisible()
  await expectAccessible()
})

test('one layer alone shows what it takes, and the address keeps it', async () => {
  showMachine('toy', { mode: 'coverage' })
  const walks = panel.getByRole('button', { name: texts.layers.walks })
  await userEvent.click(walks)
  expect(address()).toEqual({ mode: 'coverage', layer: 'walks' })
  await expect.element(walks).toHaveAttribute('aria-pressed', 'true')
  await expect.element(panel.getByText(texts.nobodyTakes('walks'))).toBeVisible()
  await expect.element(stateButton('Lamp is on, 1 never taken')).toBeVisible()
  await userEvent.click(walks)
  expect(address()).toEqual({ mode: 'coverage' })
})

test('a way tells who took it, which defects were noticed, and the shortest path to it', async () => {
  showMachine('toy', { mode: 'coverage', state: 'pot.empty' })
  await userEvent.click(panel.getByRole('button', { name: /^Start if there are beans → Brewing/ }))
  expect(address()).toEqual({ mode: 'coverage', state: 'pot.empty', way: 'toy.pot.empty · brew.start' })
  await expect.element(panel.getByText(texts.noticedOf(2, 3))).toBeVisible()
  await expect.element(panel.getByText('comes also when not “there are beans”')).toBeVisible()
  await expect.element(panel.getByText(texts.didSurvive, { exact: true })).toBeVisible()
  await expect.element(panel.getByText('“there are beans” is always true')).toBeVisible()
  await expect.element(panel.getByText('Add beans').first()).toBeVisible()
  await expect.element(panel.getByText(texts.steps(3))).toBeVisible()
  await expectAccessible()
  await userEvent.click(panel.getByRole('button', { name: texts.title }))
  expect(address()).toEqual({ mode: 'coverage' })
})

test('a way that no guest takes says why, and one defect that comes to the same has its reason', async () => {
  showMachine('toy', { mode: 'coverage', way: 'toy.lamp.off · lamp.press' })
  await expect.element(panel.getByText('The lamp is out of reach')).toBeVisible()
  await expect.element(panel.getByText(texts.nothingPlanted)).toBeVisible()
  showMachine('toy', { mode: 'coverage', way: 'toy.pot.brewing · xstate.error.actor.brew' })
  await expect.element(panel.getByText('Pouring ends in the same.')).toBeVisible()
  await expect.element(panel.getByText(texts.noticedOf(1, 1))).toBeVisible()
})

test('keys lead through the chart as in every mode, and as text each way says who takes it', async () => {
  showMachine('toy', { mode: 'coverage' })
  await expect.element(stateButton('Pot')).toBeVisible()
  stateButton('Pot').element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(panel.getByRole('heading', { level: 2, name: 'Empty pot' })).toBeVisible()
  await userEvent.keyboard('3')
  await expect.element(page.getByText(`goes to Cooling. ${texts.tones.covered3}`).first()).toBeVisible()
  await expectAccessible()
})

test('reports of an earlier machine say so, and what was not measured says so', async () => {
  const digest = 'another'
  const { coverage, defects } = toyReports
  const loadReports = () => Promise.resolve({ coverage: { ...coverage, digest }, defects: { ...defects, digest } })
  showMachine('toy', { mode: 'coverage' }, { loadReports })
  await expect.element(panel.getByText(texts.outdated).first()).toBeVisible()
  expect(panel.getByText(texts.outdated).elements()).toHaveLength(2)
  showMachine('checkout', { mode: 'coverage' })
  await expect.element(panel.getByText(texts.runMutants)).toBeVisible()
})

test('reports that do not load say so, and load on request', async () => {
  let tries = 0
  showMachine(
    'toy',
    { mode: 'coverage' },
    {
      loadReports: (machine) => {
        tries += 1
        return tries === 1 ? Promise.reject(new Error('offline')) : testCatalogue.loadReports(machine)
      },
    },
  )
  await expect.element(panel.getByRole('heading', { level: 2, name: texts.title })).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: en.common.retry }))
  await expect.element(panel.getByText(visualizer.modeNames.coverage).first()).toBeVisible()
  await expect.element(panel.getByText(texts.defects)).toBeVisible()
})
