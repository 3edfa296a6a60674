import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { en } from '#locales/en.ts'
import { live as texts } from '#locales/en/staff/live.ts'
import { visualizer } from '#locales/en/staff/visualizer.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import {
  VisualizerProvider,
  type LiveNews,
  type LiveSource,
  type LiveStep,
  type LiveTab,
} from '#src/views/staff/machines/catalogue.ts'
import { testCatalogue } from '#src/views/staff/machines/catalogue.testing.ts'
import { MachinePage } from '#src/views/staff/machines/MachinePage.tsx'

test('without another tab the panel says how to open one', async () => {
  await show('toy')
  tell(tab({ document: 'here', tab: 'th', isHere: true, facts: ['/staff', 'English'] }))
  await expect.element(panel.getByRole('heading', { level: 2, name: texts.thisTab })).toBeVisible()
  const link = panel.getByRole('link', { name: texts.openHome })
  await expect.element(link).toHaveAttribute('href', '/home')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expectAccessible()
})

test('before a tab has answered it looks for one', async () => {
  await show('toy')
  await expect.element(panel.getByRole('heading', { name: texts.looking })).toBeVisible()
})

test('states of the tab beside this one are lit, with those of a moment ago', async () => {
  await show('toy')
  tell(tab(), steps([step(['toy.pot', 'toy.pot.empty', 'toy.lamp', 'toy.lamp.off'], 'xstate.init')]))
  await expect.element(stateButton('Lamp is off')).toHaveTextContent(visualizer.isActive)
  tell(steps([step(['toy.pot', 'toy.pot.empty', 'toy.lamp', 'toy.lamp.on'], 'lamp.press')]))
  await expect.element(stateButton('Lamp is on')).toHaveTextContent(visualizer.isActive)
  await expect.element(stateButton('Lamp is off')).toHaveTextContent(visualizer.wasActive)
  await expect.element(panel.getByText('/checkout · Hebrew')).toBeVisible()
  await expect.element(events.first()).toHaveTextContent('Coffee maker: Press the lamp→ Lamp is on')
  await expect.element(events.nth(1)).toHaveTextContent('Begins→ Empty pot · lamp is off')
  await expectAccessible()
})

test('states of another build that the chart does not have are not lit, and the build is told', async () => {
  await show('toy')
  tell(
    tab({ isOtherBuild: true }),
    steps([step(['toy.lamp', 'toy.lamp.on', 'toy.grinder', 'toy.grinder.fast'], 'grind')]),
  )
  await expect.element(panel.getByText(texts.otherBuild)).toBeVisible()
  await expect.element(stateButton('Lamp is on')).toHaveTextContent(visualizer.isActive)
  await expect.element(events.first()).toHaveTextContent('Grind→ Lamp is on · toy.grinder.fast')
})

test('a pause keeps what is shown and counts what waits', async () => {
  await show('toy')
  tell(tab(), steps([step(['toy.lamp', 'toy.lamp.off'], 'lamp.press')]))
  await expect.element(events.first()).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: texts.pause }))
  tell(steps([step(['toy.lamp', 'toy.lamp.on'], 'lamp.press'), step(['toy.lamp', 'toy.lamp.off'], 'lamp.press')]))
  await expect.element(panel.getByRole('status')).toHaveTextContent(texts.waiting(2))
  await expect.element(events).toHaveLength(1)
  await userEvent.click(panel.getByRole('button', { name: texts.pause }))
  await expect.element(events).toHaveLength(3)
  await expect.element(panel.getByRole('status')).toHaveTextContent('')
})

test('what machines tell one another is a sequence of its own', async () => {
  await show('toy')
  const told = { ...step(['toy.lamp', 'toy.lamp.on'], 'lamp.press'), source: { machine: 'checkout', on: 'booked' } }
  tell(tab(), steps([step(['toy.lamp', 'toy.lamp.off'], 'name.change'), told]))
  await expect.element(events.first()).toHaveTextContent(texts.toldBy('Checkout'))
  await userEvent.click(panel.getByRole('button', { name: texts.crossings }))
  const crossings = panel.getByRole('list', { name: texts.crossings }).getByRole('listitem')
  await expect.element(crossings).toHaveLength(1)
  await expect.element(crossings.first()).toHaveTextContent('Checkout → Press the lamp → Coffee maker→ Lamp is on')
})

test('running machines lead to their charts, in the same tab', async () => {
  await show('toy')
  const actors = [
    { name: 'toy', machine: 'toy', states: ['toy.lamp', 'toy.lamp.on'] },
    { name: 'shop.checkout', machine: 'checkout', states: ['checkout.guest', 'checkout.guest.signedOut'] },
    { name: 'stranger', machine: 'stranger', states: [] },
  ]
  tell(tab({ actors }))
  await expect.element(panel.getByText(texts.runningOf(2, 2))).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: 'Coffee maker: lamp is on' }))
    .toHaveAttribute('aria-current', 'true')
  await userEvent.click(panel.getByRole('link', { name: 'Checkout (shop.checkout): nobody is logged in' }))
  expect(gone).toEqual({
    machine: 'checkout',
    params: { mode: 'live', tab: 'd1', actor: 'shop.checkout' },
  })
})

test('of several tabs the chosen one stands in the address, by keyboard too', async () => {
  await show('toy')
  tell(tab({ document: 'here', tab: 'th', isHere: true, facts: ['/staff'] }), tab())
  const here = panel.getByRole('button', { name: `${texts.thisTab} · /staff` })
  await expect.element(here).toHaveAttribute('aria-pressed', 'false')
  here.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(here).toHaveAttribute('aria-pressed', 'true')
  expect(gone?.params).toEqual({ mode: 'live', tab: 'here' })
})

test('a closed tab is still shown to one who looks at it, and a reload goes on', async () => {
  await show('toy', { tab: 'd1' })
  tell(tab(), steps([step(['toy.lamp', 'toy.lamp.on'], 'lamp.press')]), { kind: 'gone', document: 'd1' })
  await expect.element(panel.getByText(texts.isClosedText)).toBeVisible()
  await expect.element(stateButton('Lamp is on')).toHaveTextContent(visualizer.isActive)
  tell(tab({ document: 'd2' }), { ...steps([step(['toy.lamp', 'toy.lamp.off'], 'xstate.init', 9)]), document: 'd2' })
  await expect.element(panel.getByRole('heading', { level: 2, name: texts.otherTab })).toBeVisible()
  await expect.element(events).toHaveLength(2)
})

test('a machine that never runs in a tab has no mode for it', async () => {
  renderPage(<Test id="toy" source={{ ...source, machines: [] }} query={{}} />)
  await expect.element(stateButton('Lamp is on')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: visualizer.modeNames.live })).not.toBeInTheDocument()
})

let tellOne: (news: LiveNews) => void = () => undefined
const tell = (...news: readonly LiveNews[]): void => news.forEach((each) => tellOne(each))
let source: LiveSource
let gone: { machine: string | null; params: Readonly<Record<string, string>> } | null = null
beforeEach(() => {
  gone = null
  source = {
    machines: ['toy', 'checkout'],
    home: '/home',
    watch: (listener) => {
      tellOne = listener
      return () => undefined
    },
  }
})

const panel = page.getByRole('complementary', { name: visualizer.panel })
const events = panel.getByRole('list', { name: texts.events }).getByRole('listitem')
const stateButton = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} ?(,|$)`) })

const tab = (over: Partial<LiveTab> = {}): LiveNews => ({
  kind: 'tab',
  tab: {
    document: 'd1',
    tab: 't1',
    isHere: false,
    isOtherBuild: false,
    facts: ['/checkout', 'Hebrew'],
    actors: [],
    ...over,
  },
})
const step = (states: readonly string[], type: string, at = 1): LiveStep => ({
  at,
  actor: 'toy',
  machine: 'toy',
  type,
  source: null,
  took: [],
  states,
})
const steps = (list: readonly LiveStep[]): Extract<LiveNews, { kind: 'steps' }> => ({
  kind: 'steps',
  document: 'd1',
  steps: list,
  isWhole: false,
})

const Test = ({
  id,
  query,
  source: live,
}: {
  id: string
  query: Readonly<Record<string, string>>
  source: LiveSource
}) => {
  const [shown, setShown] = useState(query)
  const navigation = {
    hrefOf: () => '#there',
    go: (place: { machine: string | null; params: Readonly<Record<string, string>> }) => {
      gone = place
      if (place.machine === id) setShown(place.params)
    },
  }
  return (
    <PageI18nProvider locale="en" texts={en}>
      <VisualizerProvider value={{ catalogue: { ...testCatalogue, live }, navigation }}>
        <main style={{ blockSize: '100dvh' }}>
          <MachinePage id={id} params={shown} unknown={<p>No such page</p>} />
        </main>
      </VisualizerProvider>
    </PageI18nProvider>
  )
}

const show = async (id: string, query: Readonly<Record<string, string>> = {}): Promise<void> => {
  await page.viewport(1280, 860)
  renderPage(<Test key={id} id={id} source={source} query={{ mode: 'live', ...query }} />)
  await expect.element(panel).toBeVisible()
}
