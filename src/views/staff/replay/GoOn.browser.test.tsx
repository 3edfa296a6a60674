import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { writeUnitTest } from '#machines/kit/visualizer/pathCode.ts'
import { en } from '#locales/en.ts'
import { simulate as texts } from '#locales/en/staff/simulate.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { expectAccessible } from '#src/ui/axe.testing.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { VisualizerProvider, type MachineCatalogue, type Navigation } from '#src/views/staff/machines/catalogue.ts'
import { testCatalogue } from '#src/views/staff/machines/catalogue.testing.ts'
import { readStored } from '#src/views/staff/machines/simulate/storedMoment.ts'
import { GoOn } from './GoOn.tsx'
import { toyCapture, toyContext } from './toyCapture.testing.ts'

beforeEach(() => {
  sessionStorage.clear()
  go.mockClear()
})

test('a step goes on in the simulator, with its redacted snapshot in this tab alone', async () => {
  show(2)
  await userEvent.click(page.getByRole('button', { name: texts.replay.goOn }))
  const from = `${toyCapture.at}-toy-2`
  expect(go.mock.calls).toEqual([[{ machine: 'toy', params: { mode: 'simulate', from, s: '0:' } }]])
  expect(readStored(from)).toEqual({ value: { pot: 'cooling', lamp: 'off' }, context: toyContext })
  await expectAccessible()
})

test('the steps are saved as a test that says what is not known', async () => {
  const parts: BlobPart[] = []
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) parts.push(blob)
    return '#'
  })
  show(2)
  await userEvent.click(page.getByRole('button', { name: texts.saveAsTest }))
  await expect.element(page.getByText(texts.saved('toy.test.ts', 'machines/toy'))).toBeVisible()
  const code = await new Blob(parts).text()
  expect(code).toContain(texts.replay.note)
  expect(code).toContain(`{ type: 'xstate.done.actor.brew', output: { cups: 2 } }`)
  saved.mockRestore()
  address.mockRestore()
})

test('one step is too short for a test, and says so', async () => {
  show(1)
  await userEvent.click(page.getByRole('button', { name: texts.saveAsTest }))
  await expect.element(page.getByText(texts.replay.tooShort('Coffee maker'))).toBeVisible()
})

test('a machine that has changed since does not go on', async () => {
  show(2, { machines: { toy: 'another' } })
  const button = page.getByRole('button', { name: texts.replay.goOn })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(texts.replay.otherBuild('Coffee maker'))).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(go).not.toHaveBeenCalled()
})

const go = vi.fn<Navigation['go']>()
const catalogue: MachineCatalogue = {
  ...testCatalogue,
  loadTestWriter: () =>
    Promise.resolve((path) => [
      {
        kind: 'unit',
        folder: 'machines/toy',
        fileName: 'toy.test.ts',
        code: writeUnitTest(path, { specName: 'toySpec', from: '#there' }),
      },
    ]),
}

const show = (at: number, over: Partial<CaptureEnvelope> = {}): void => {
  renderPage(
    <PageI18nProvider locale="en" texts={en}>
      <VisualizerProvider value={{ catalogue, navigation: { hrefOf: () => '#', go } }}>
        <main>
          <GoOn envelope={{ ...toyCapture, ...over }} step={at} specs={new Map([['toy', toySpec]])} />
        </main>
      </VisualizerProvider>
    </PageI18nProvider>,
  )
}
