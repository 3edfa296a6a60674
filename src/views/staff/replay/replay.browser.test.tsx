import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import 'temporal-polyfill/global'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  CAPTURE_VERSION,
  MAX_CAPTURE_BYTES,
  packCapture,
  type CaptureEnvelope,
  type CapturesResponse,
} from '#contract/support/captures.ts'
import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { en } from '#locales/en.ts'
import { staffReplay as texts } from '#locales/en/staff/staffReplay.ts'
import { staffDesk } from '#locales/en/staff/staffDesk.ts'
import { captureQuery, capturesQuery, deleteCapture } from '#src/actors/staff/staffDesk.ts'
import { frozenDocument } from '#src/actors/system/frozenScreen.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { replace } from '#src/ui/replace.testing.ts'
import { VisualizerProvider, type MachineCatalogue } from '#src/views/staff/machines/catalogue.ts'
import { testCatalogue } from '#src/views/staff/machines/catalogue.testing.ts'
import { ReplayOfFile, ReplayPage } from './ReplayPage.tsx'
import { ReplayStart } from './ReplayStart.tsx'
import { toyCapture, toyContext } from './toyCapture.testing.ts'

/** Null: it never comes. */
type Answer<T> = T | Error | null

const world = {
  captures: null as Answer<CapturesResponse>,
  capture: null as Answer<CaptureEnvelope>,
  /** Codes of which the server was asked. */
  asked: [] as string[],
  deleted: [] as string[],
}

const BROKEN = Object.assign(new Error('internal'), { code: 'internal', status: 500 })
const NOT_FOUND = Object.assign(new Error('not found'), { code: 'not_found', status: 404 })

const answered = <T,>(answer: Answer<T>): Promise<T> => {
  if (answer === null) return new Promise(() => undefined)
  return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
}

replace(frozenDocument, () => 'about:blank')
replace(capturesQuery, () => ({ queryKey: ['captures'], queryFn: () => answered(world.captures) }))
replace(deleteCapture, (code: string) => {
  world.deleted.push(code)
  return Promise.resolve()
})
replace(captureQuery, (code: string) => ({
  queryKey: ['capture', code],
  queryFn: async () => {
    world.asked.push(code)
    return { ...KNOWN, envelope: await answered(world.capture) }
  },
}))

const KNOWN = {
  code: 'H4NRQ8TD',
  sent_at: '2026-11-28T08:00:00Z',
  expires_at: '2026-12-28T08:00:00Z',
  looks: [
    { by: 'dana@stayless.example', at: '2026-11-28T09:00:00Z' },
    { by: 'omer@stayless.example', at: '2026-11-28T10:30:00Z' },
  ],
}
const listed: CapturesResponse['captures'][number] = {
  ...KNOWN,
  route: '/hotels/$id',
  locale: 'he',
  width: 360,
  height: 740,
  build: 'b',
  note: 'לא עובד',
  looks: [],
}

beforeEach(async () => {
  await page.viewport(1280, 860)
  Object.assign(world, { captures: { captures: [listed], found: 1 }, capture: toyCapture, asked: [], deleted: [] })
})

const code = () => page.getByRole('textbox', { name: texts.code })
const retry = () => page.getByRole('button', { name: en.common.retry })
const scrubber = () => page.getByRole('slider', { name: texts.step })

const expectNoSidewaysScroll = async (): Promise<void> => {
  for (const width of [1280, 360]) {
    await page.viewport(width, 740)
    expect(document.documentElement.scrollWidth).toBe(width)
  }
}

/** Types without the mouse, from wherever the focus is. */
const pressTabTo = async (element: () => Element): Promise<void> => {
  for (let count = 0; count < 20 && document.activeElement !== element(); count += 1) await userEvent.tab()
  expect(document.activeElement).toBe(element())
}

test('by keyboard alone: a code in any case and with blanks opens its screen, and arrows step through it', async () => {
  show()
  await pressTabTo(() => code().element())
  await userEvent.keyboard(' h4nr q8-td {Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'H4NR Q8TD' })).toBeVisible()
  expect(world.asked).toEqual(['H4NRQ8TD'])
  await expect.element(scrubber()).toHaveValue('2')
  const details = page.getByRole('region', { name: texts.details })
  await expect.element(details.getByText('brewing → cooling')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(scrubber()).toHaveValue('1')
  await expect.element(details.getByText('brewing', { exact: true })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(details.getByText(texts.begins)).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(scrubber()).toHaveValue('0')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(scrubber()).toHaveValue('1')
})

test('a wrong code is told, and stays to be corrected', async () => {
  show()
  await code().fill('h4nr 0oil')
  await page.getByRole('button', { name: texts.open }).click()
  await expect.element(page.getByText(texts.notACode)).toBeVisible()
  await expect.element(code()).toHaveValue('h4nr 0oil')
  await expect.element(code()).toHaveAttribute('aria-invalid', 'true')
  expect(world.asked).toEqual([])
})

test('a code of a screen that is deleted or expired is told, with a way to another', async () => {
  world.capture = NOT_FOUND
  show('T9XKM3WC')
  await expect.element(page.getByText(texts.unknown)).toBeVisible()
  await expect.element(page.getByText(texts.unknownText)).toBeVisible()
  await page.getByRole('button', { name: texts.back }).click()
  await expect.element(code()).toBeVisible()
})

test('a code that no screen has stands in the field to be corrected', async () => {
  world.capture = NOT_FOUND
  show('T9XKM3WC')
  await expect.element(code()).toHaveValue('T9XK M3WC')
  world.capture = toyCapture
  await code().fill('T9XK M3WD')
  await page.getByRole('button', { name: texts.open }).click()
  await expect.element(scrubber()).toBeVisible()
  expect(world.asked).toEqual(['T9XKM3WC', 'T9XKM3WD'])
})

test('everybody who has looked at a screen can be read, the last first', async () => {
  show('H4NRQ8TD')
  await page.getByText(/^Look 2/).click()
  const looks = page.getByRole('list', { name: texts.allLooks }).getByRole('listitem')
  await expect.element(looks.first()).toHaveTextContent('omer@stayless.example')
  await expect.element(looks.last()).toHaveTextContent('dana@stayless.example')
})

test('a screen can be deleted where it is looked at, and is then gone from the page', async () => {
  show('H4NRQ8TD')
  await page.getByRole('button', { name: texts.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: staffDesk.deleteAsk.yes }).click()
  await expect.element(page.getByText(texts.deleted('H4NR Q8TD'))).toBeVisible()
  expect(world.deleted).toEqual(['H4NRQ8TD'])
  await expect.element(scrubber()).not.toBeInTheDocument()
})

test('on a phone a screen opens at its top, however many steps it has', async () => {
  const steps = Array.from({ length: 20 }, () => toyCapture.steps).flat()
  world.capture = { ...toyCapture, steps }
  await page.viewport(360, 740)
  show('H4NRQ8TD')
  await expect.element(scrubber()).toHaveValue('40')
  const list = page.getByRole('region', { name: texts.steps }).getByRole('list')
  await expect.poll(() => list.element().scrollLeft).toBeGreaterThan(500)
  expect(scrollY).toBe(0)
})

test('a part of a screen that nobody can read says so, and the rest of it stays', async () => {
  world.capture = { ...toyCapture, page: { ...toyCapture.page, now: 'no instant' } }
  show('H4NRQ8TD')
  await expect.element(page.getByText(texts.unreadable).first()).toBeVisible()
  await expect.element(scrubber()).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: 'H4NR Q8TD' })).toBeVisible()
})

test('a screen that fails to load says so, and another try brings it', async () => {
  world.capture = BROKEN
  show('H4NRQ8TD')
  await expect.element(retry()).toBeVisible()
  world.capture = toyCapture
  await retry().click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'H4NR Q8TD' })).toBeVisible()
})

test('a screen that does not come says after a while that it takes long, and offers another try', async () => {
  vi.useFakeTimers()
  world.capture = null
  show('H4NRQ8TD')
  expect(retry().elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(retry()).toBeVisible()
})

test('a list that does not come leaves the fields beside it usable', async () => {
  world.captures = null
  show()
  await code().fill('h4nr q8td')
  await page.getByRole('button', { name: texts.open }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'H4NR Q8TD' })).toBeVisible()
})

test('a list that fails takes nothing from the fields beside it', async () => {
  world.captures = BROKEN
  show()
  await code().fill('H4NR')
  await expect.element(retry()).toBeVisible()
  await expect.element(page.getByLabelText(texts.file)).toBeVisible()
  world.captures = { captures: [listed], found: 3 }
  await retry().click()
  await expect.element(page.getByText(texts.more(1, 3))).toBeVisible()
  await expect.element(code()).toHaveValue('H4NR')
})

test('the list says of each screen what it shows, whether anybody has looked, and what the guest adds', async () => {
  world.captures = { captures: [listed, { ...listed, code: 'T9XKM3WC', note: '', looks: KNOWN.looks }], found: 2 }
  show()
  await expect.element(page.getByRole('button', { name: 'H4NR Q8TD' })).toBeVisible()
  await expect.element(page.getByText(texts.notLooked)).toBeVisible()
  await expect.element(page.getByText(/^Look 2, written down: omer@stayless\.example/)).toBeVisible()
  await expect.element(page.getByText('לא עובד')).toBeVisible()
  await expectNoSidewaysScroll()
})

test('nobody has sent a screen', async () => {
  world.captures = { captures: [], found: 0 }
  show()
  await expect.element(page.getByText(texts.none)).toBeVisible()
})

const fileOf = (content: string): File => new File([content], 'screen.json', { type: 'application/json' })

const drop = (file: File): void => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  page
    .getByText(texts.fileHint)
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

test.each([
  ['is no screen', '{"version": 2, "notes": "mine"}', texts.problem.notOurs],
  ['is no JSON', 'GIF89a', texts.problem.notOurs],
  [
    'comes from a newer version',
    JSON.stringify({ ...packCapture(toyCapture), version: CAPTURE_VERSION + 1 }),
    texts.problem.newer,
  ],
  ['is too large', ' '.repeat(MAX_CAPTURE_BYTES + 1), texts.problem.tooLarge],
])('a dropped file that %s is told, and another one opens', async (_, content, problem) => {
  show()
  drop(fileOf(content))
  await expect.element(page.getByRole('alert').getByText(problem)).toBeVisible()
  drop(fileOf(JSON.stringify(packCapture(toyCapture))))
  await expect.element(page.getByText(texts.fromFile)).toBeVisible()
  await expect.element(scrubber()).toHaveValue('2')
  expect(world.asked).toEqual([])
})

test('a file that cannot be read is told', async () => {
  show()
  const file = fileOf('')
  Object.assign(file, { text: () => Promise.reject(new Error('gone')) })
  const dataTransfer = { files: [file] }
  const event = new Event('drop', { bubbles: true, cancelable: true })
  page.getByText(texts.fileHint).element().dispatchEvent(Object.assign(event, { dataTransfer }))
  await expect.element(page.getByRole('alert').getByText(texts.problem.unreadable)).toBeVisible()
})

test('another build and a missing machine are told, beside what is left out and what the guest adds', async () => {
  const note = 'The lamp <b>never</b> went on'
  world.capture = {
    ...toyCapture,
    machines: { toy: 'another' },
    actors: { ...toyCapture.actors, 'kettle#2': { value: 'boiling' } },
    cut: ['answer rooms'],
    note,
  }
  show('H4NRQ8TD')
  await expect.element(page.getByText(texts.otherBuild)).toBeVisible()
  await expect.element(page.getByText(texts.otherBuildText('toy'))).toBeVisible()
  await expect.element(page.getByText(texts.missing('kettle#2'))).toBeVisible()
  await expect.element(page.getByText(texts.cut('answer rooms'))).toBeVisible()
  await expect.element(page.getByText(note)).toBeVisible()
  await expect.element(scrubber()).toBeEnabled()
})

test('a zone that only the guest’s device knows does not hide the screen', async () => {
  world.capture = { ...toyCapture, page: { ...toyCapture.page, zone: 'Moon/Tranquility' } }
  show('H4NRQ8TD')
  await expect.element(scrubber()).toHaveValue('2')
  await expect.element(page.getByText('Moon/Tranquility')).toBeVisible()
})

const named = (name: string) => ({
  status: 'active',
  value: { pot: 'cooling', lamp: 'off' },
  context: { ...toyContext, name },
})

test('a look says by whom it was written down; hidden values are bars, of which equal ones are told', async () => {
  const [first, last] = toyCapture.steps
  if (first === undefined || last === undefined) throw new Error('no steps')
  world.capture = {
    ...toyCapture,
    steps: [
      { ...first, snapshot: named(HIDDEN) },
      { ...last, snapshot: named(`${HIDDEN}aaa`) },
    ],
  }
  show('H4NRQ8TD')
  await expect.element(page.getByText(/^Look 2, written down: omer@stayless\.example/)).toBeVisible()
  const details = page.getByRole('region', { name: texts.details })
  await expect.element(details.getByRole('img', { name: texts.hidden }).first()).toBeVisible()
  await expect.element(details.getByText(texts.same)).toBeVisible()
  expect(document.body.textContent).not.toContain(HIDDEN)
})

test('machines that fail to load are told, and another try brings the steps in words', async () => {
  let isBroken = true
  const { loadSpec } = testCatalogue
  show('H4NRQ8TD', { loadSpec: (id) => (isBroken ? Promise.reject(new Error('chunk')) : loadSpec(id)) })
  await expect.element(retry()).toBeVisible()
  await expect.element(scrubber()).toHaveValue('2')
  isBroken = false
  await retry().click()
  await expect.element(page.getByRole('region', { name: texts.details }).getByText('brewing → cooling')).toBeVisible()
})

test('a screen without steps says so, and its facts stand', async () => {
  world.capture = { ...toyCapture, steps: [] }
  show('H4NRQ8TD')
  await expect.element(page.getByText(texts.noSteps)).toBeVisible()
  await expect.element(page.getByText(texts.fact.browser).or(page.getByText(texts.fact.zone))).toBeVisible()
})

test('a screen fits a phone and a desk', async () => {
  show('H4NRQ8TD')
  await expect.element(scrubber()).toBeVisible()
  await expectNoSidewaysScroll()
})

/** The pages as their routes join them. */
const Pages = ({ opened }: { opened: string | null }) => {
  const [place, go] = useState<string | CaptureEnvelope | null>(opened)
  const back = <button onClick={() => go(null)}>{texts.back}</button>
  if (place === null)
    return (
      <ReplayStart
        onOpenCode={go}
        onOpenFile={go}
        link={(to, text) => (
          <button type="button" onClick={() => go(to)}>
            {text}
          </button>
        )}
      />
    )
  return typeof place === 'string' ? (
    <ReplayPage key={place} code={place} back={back} onOpenCode={go} />
  ) : (
    <ReplayOfFile envelope={place} back={back} />
  )
}

/** @param opened the code of the screen that is open; null: none is. */
const show = (opened: string | null = null, over: Partial<MachineCatalogue> = {}): void => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const visualizer = {
    catalogue: { ...testCatalogue, ...over },
    navigation: { hrefOf: () => '#', go: () => undefined },
  }
  renderPage(
    <QueryClientProvider client={client}>
      <PageI18nProvider locale="en" texts={en}>
        <VisualizerProvider value={visualizer}>
          <main>
            <Pages opened={opened} />
          </main>
        </VisualizerProvider>
      </PageI18nProvider>
    </QueryClientProvider>,
  )
}
