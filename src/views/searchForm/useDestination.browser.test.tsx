import type { Destination } from '#contract/hotel/destination.ts'
import type { DestinationEvent } from '#machines/destination/destination.setup.ts'
import { removePage, renderPage } from '#src/ui/render.testing.tsx'
import { liveDestination } from '#src/actors/search/destination.ts'
import { actorSystem } from '#src/actors/system/actorSystem.ts'
import 'temporal-polyfill/global'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addSearchTexts, loadTexts } from '#src/i18n/loadTexts.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { useDestination } from './useDestination.ts'
import { replace } from '#src/ui/replace.testing.ts'

/** An error of ours, in one of the machine's guards. */
const faulty = ({ event }: { event: DestinationEvent }): boolean => {
  if (event.type === 'text.change' && event.text === 'fault') throw new Error('a fault of ours')
  return true
}
const machine = liveDestination('').provide({ guards: { hasText: faulty } })
replace(liveDestination, () => machine)

/** Errors also reported to the window, which would fail the test. */
const uncaught: unknown[] = []

beforeEach(() => {
  uncaught.length = 0
  const later = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
    later(() => {
      try {
        run()
      } catch (fault) {
        uncaught.push(fault)
      }
    }, ms),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const paris: Destination = { name: 'Paris', point: { lat: 48.85, lng: 2.35 }, poi: false }

const Field = () => {
  const { text, type, focus, blur } = useDestination('field', paris, { select: () => {}, enter: () => {} })
  return (
    <input
      aria-label="Where"
      value={text}
      onFocus={focus}
      onBlur={blur}
      onChange={({ target }) => type(target.value)}
    />
  )
}
const where = () => page.getByLabelText('Where')
const fields = () => [...actorSystem.running().keys()].filter((name) => name.startsWith('destination'))

test('a field whose machine failed restores the known place, and works again when touched', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const texts = await loadTexts('en')
  await addSearchTexts('en', texts)
  renderPage(
    <PageI18nProvider locale="en" texts={texts}>
      <Field />
    </PageI18nProvider>,
  )
  await userEvent.click(where())
  await expect.poll(fields).toEqual(['destination'])
  await userEvent.fill(where(), 'fault')
  await expect.element(where()).toHaveValue('Paris')
  expect(errors.mock.calls).toEqual([['destination: actor.failed (0)']])
  expect(fields()).toEqual([])
  await expect.poll(() => uncaught.map(String)).toEqual([expect.stringContaining('a fault of ours')])
  await userEvent.fill(where(), 'Rome')
  await expect.poll(fields).toEqual(['destination'])
  await expect.element(where()).toHaveValue('Rome')
})

test('a field that is gone before its machine has loaded starts none', async () => {
  const texts = await loadTexts('en')
  await addSearchTexts('en', texts)
  renderPage(
    <PageI18nProvider locale="en" texts={texts}>
      <Field />
    </PageI18nProvider>,
  )
  where()
    .element()
    .dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  removePage()
  await import('./destinationActor.ts')
  await new Promise((done) => {
    setTimeout(done, 0)
  })
  expect(fields()).toEqual([])
})
