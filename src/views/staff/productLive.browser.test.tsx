import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkoutSpec } from '#machines/checkout/checkout.samples.ts'
import { en } from '#locales/en.ts'
import { live as texts } from '#locales/en/staff/live.ts'
import { visualizer } from '#locales/en/staff/visualizer.ts'
import { createActorSystem } from '#src/actors/system/actorSystem.ts'
import { EVENT_ROUTES } from '#src/actors/system/eventRoutes.ts'
import { LIVE_CHANNEL } from '#src/actors/system/liveChannel.ts'
import { openChannel } from '#src/actors/system/liveMessages.ts'
import { createLiveTab } from '#src/actors/system/liveTab.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { VisualizerProvider } from './machines/catalogue.ts'
import { MachinePage } from './machines/MachinePage.tsx'
import { productMachines } from './productMachines.ts'

test('the checkout of another tab is shown live, over a real channel', async () => {
  await page.viewport(1280, 860)
  const { checkout, leave } = openGuestTab()
  renderPage(<Test />)
  await expect.element(panel.getByRole('heading', { level: 2, name: texts.otherTab })).toBeVisible()
  await expect.element(panel.getByText('/checkout · Arabic · 360 × 740 · SAR · offline')).toBeVisible()
  await expect.element(state('No checkout open')).toHaveTextContent(visualizer.isActive)
  checkout.send({ type: 'checkout.open', rateKey: 'rate-1' })
  await expect.element(state('Filling in')).toHaveTextContent(visualizer.isActive)
  await expect.element(state('No checkout open')).toHaveTextContent(visualizer.wasActive)
  leave()
  await expect.element(panel.getByText(texts.isClosedText)).toBeVisible()
})

const panel = page.getByRole('complementary', { name: visualizer.panel })
const state = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} ?(,|$)`) })

const openGuestTab = () => {
  const actors = createActorSystem(EVENT_ROUTES, () => Date.now())
  const { hear, leave } = createLiveTab({
    open: openChannel,
    actors,
    document: 'guest',
    tab: 'guest',
    build: 'b1',
    page: () => ({
      route: '/checkout/{-$id}/{-$rateKey}',
      locale: 'ar',
      width: 360,
      height: 740,
      currency: 'SAR',
      isOnline: false,
    }),
  })
  openChannel(LIVE_CHANNEL, hear)
  const checkout = actors.createRootActor('checkout', checkoutSpec.machine, { input: checkoutSpec.inputs[0] }).start()
  return { checkout, leave }
}

const Test = () => {
  const [params, setParams] = useState<Readonly<Record<string, string>>>({ mode: 'live', tab: 'guest' })
  return (
    <PageI18nProvider locale="en" texts={en}>
      <VisualizerProvider
        value={{
          catalogue: productMachines,
          navigation: { hrefOf: () => '#there', go: (place) => setParams(place.params) },
        }}
      >
        <main style={{ blockSize: '100dvh' }}>
          <MachinePage id="checkout" params={params} unknown={<p>No such page</p>} />
        </main>
      </VisualizerProvider>
    </PageI18nProvider>
  )
}
