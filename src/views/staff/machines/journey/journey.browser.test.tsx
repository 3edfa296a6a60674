import { useState, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { journeys as texts } from '#locales/en/staff/journeys.ts'
import { visualizer } from '#locales/en/staff/visualizer.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { VisualizerProvider, type MachineCatalogue, type Place } from '#src/views/staff/machines/catalogue.ts'
import { testCatalogue } from '#src/views/staff/machines/catalogue.testing.ts'
import { MachinePage } from '#src/views/staff/machines/MachinePage.tsx'
import { JourneyStrip } from './JourneyStrip.tsx'

test('states of the journey are numbered in order, also as text', async () => {
  show('toy')
  await expect.element(stateButton('Brewing')).toHaveTextContent(texts.stepOf('1'))
  await expect.element(stateButton('Pouring')).toHaveTextContent(texts.stepOf('2'))
  await expect.element(stateButton('Lamp is on')).not.toHaveTextContent('of the journey')
  await userEvent.click(page.getByRole('button', { name: visualizer.distanceNames.text }))
  await expect.element(page.getByText(texts.stepOf('2'), { exact: false }).first()).toBeInTheDocument()
  await expectAccessible()
})

test('the panel lists the steps across machines, with the events between them', async () => {
  show('toy')
  await expect.element(panel.getByText(texts.steps(3, 2))).toBeVisible()
  const steps = panel.getByRole('list', { name: 'A cup of coffee' }).getByRole('listitem')
  await expect.element(steps).toHaveLength(3)
  await expect.element(steps.nth(0)).toHaveTextContent('1StartCoffee maker: Brewing')
  await expect.element(steps.nth(1)).toHaveTextContent('2“Brew” is answeredCoffee maker: Pouring')
  await expect.element(steps.nth(2)).toHaveTextContent(texts.toldBy('Coffee maker', 'poured'))
  await expectAccessible()
})

test('a step leads to the chart of its machine, by keyboard too', async () => {
  show('toy')
  const step = panel.getByRole('link', { name: /Pouring/ })
  await expect.element(step).toBeVisible()
  step.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(step).toHaveAttribute('aria-current', 'step')
  expect(gone?.params).toEqual({ mode: 'journey', journey: 'cup', state: 'pot.pouring' })
  await userEvent.click(panel.getByRole('link', { name: /Somebody is logged in/ }))
  expect(gone).toEqual({
    machine: 'checkout',
    params: { mode: 'journey', journey: 'cup', state: 'guest.signedIn' },
  })
})

test('a machine in no journey has no mode for it, and an unknown journey shows the first', async () => {
  show('checkout', { journey: 'nowhere' })
  await expect.element(panel.getByRole('heading', { level: 2, name: 'A cup of coffee' })).toBeVisible()
  show('toy', {}, { journeys: [] })
  await expect.element(stateButton('Brewing')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: visualizer.modeNames.journey })).not.toBeInTheDocument()
})

test('the list shows one journey at a time, each step with what leads on', async () => {
  const [cup] = testCatalogue.journeys
  const lamp = {
    id: 'lamp',
    title: 'Light',
    steps: [{ machine: 'toy', way: 'toy.lamp.off · lamp.press', to: 'lamp.on' }],
  }
  renderPage(
    <Frame catalogue={{ ...testCatalogue, journeys: cup ? [cup, lamp] : [] }}>
      <JourneyStrip />
    </Frame>,
  )
  const cards = page.getByRole('list', { name: 'A cup of coffee' }).getByRole('listitem')
  await expect.element(cards.nth(0)).toHaveTextContent('Coffee makerBrewing“Brew” is answered →')
  await expect.element(cards.nth(2)).toHaveTextContent(texts.theEnd)
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Light' }))
  await userEvent.click(page.getByRole('link', { name: /Lamp is on/ }))
  expect(gone).toEqual({ machine: 'toy', params: { mode: 'journey', journey: 'lamp', state: 'lamp.on' } })
})

const panel = page.getByRole('complementary', { name: visualizer.panel })
const stateButton = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} ?(,|\\d|$)`) })

let gone: Place | null = null
beforeEach(async () => {
  gone = null
  await page.viewport(1280, 860)
})

const Frame = ({
  catalogue,
  onGo,
  children,
}: {
  catalogue: MachineCatalogue
  onGo?: (place: Place) => void
  children: ReactNode
}) => {
  const go = (place: Place) => {
    gone = place
    onGo?.(place)
  }
  return (
    <PageI18nProvider locale="en" texts={en}>
      <VisualizerProvider value={{ catalogue, navigation: { hrefOf: () => '#there', go } }}>
        <main style={{ blockSize: '100dvh' }}>{children}</main>
      </VisualizerProvider>
    </PageI18nProvider>
  )
}

const Test = ({ id, catalogue, query }: { id: string; catalogue: MachineCatalogue; query: Place['params'] }) => {
  const [shown, setShown] = useState(query)
  return (
    <Frame catalogue={catalogue} onGo={({ machine, params }) => machine === id && setShown(params)}>
      <MachinePage id={id} params={shown} unknown={<p>No such page</p>} />
    </Frame>
  )
}

const show = (id: string, query: Place['params'] = {}, over: Partial<MachineCatalogue> = {}): void => {
  renderPage(<Test key={id} id={id} catalogue={{ ...testCatalogue, ...over }} query={{ mode: 'journey', ...query }} />)
}
