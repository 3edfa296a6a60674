import { checkout as checkoutWords } from '#locales/en/staff/checkout.ts'
import { chart as phrases } from '#locales/en/staff/chart.ts'
import checkoutFile from '#machines/charts/checkout.json?raw'
import type { ChartLayout } from '#machines/kit/chart/chartLayout.ts'
import type { Chart } from '#machines/kit/chart/chartModel.ts'
import { chartText } from '#machines/kit/chart/chartText.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { NO_MARKS, type ChartMarks, type ChartViewProps } from '#src/views/staff/machines/chartView.ts'
import { useState, type RefObject } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { Drawing, type DrawingHandle } from './Drawing.tsx'
import { toyChart, toyLayout, toyText } from './toyChart.testing.ts'

type Shown = Pick<ChartViewProps, 'chart' | 'title' | 'text'> & { layout: ChartLayout }

const toy: Shown = { chart: toyChart, layout: toyLayout, title: 'Toy', text: toyText }
const { model, layout }: { model: Chart; layout: ChartLayout } = JSON.parse(checkoutFile)
const checkout: Shown = {
  chart: model,
  layout,
  title: checkoutWords.title,
  text: chartText('checkout', checkoutWords, phrases),
}
const BOOKING = 'checkout.purchase.paying.sending.request.booking'

const onChooseWay = vi.fn<ChartViewProps['onChooseWay']>()
const handle: RefObject<DrawingHandle | null> = { current: null }

/** The page around the drawing: it keeps what is chosen. */
const Page = ({ shown, marks }: { shown: Shown; marks: Partial<ChartMarks> }) => {
  const [chosen, setChosen] = useState(marks.chosen ?? null)
  return (
    <div data-testid="drawing" style={{ position: 'relative', blockSize: 600 }}>
      <Drawing
        {...shown}
        ref={handle}
        marks={{ ...NO_MARKS, ...marks, chosen }}
        onChooseState={setChosen}
        onChooseWay={onChooseWay}
      />
    </div>
  )
}
const show = (shown: Shown, marks: Partial<ChartMarks> = {}): void => renderPage(<Page shown={shown} marks={marks} />)

beforeEach(async () => {
  onChooseWay.mockClear()
  await page.viewport(900, 700)
  await userEvent.unhover(document.body)
})
afterEach(() => document.documentElement.style.removeProperty('font-size'))

test('from afar the states of a large chart are blocks; from 55 % their rows are there', async () => {
  show(checkout)
  expect(percent()).toBeLessThan(55)
  expect(rowOf(BOOKING).checkVisibility()).toBe(false)
  expect(namesFromAfar()).toContain('Paying')
  expect(namesFromAfar()).not.toContain('Booking the room')
  handle.current?.zoom(0.56 / scale())
  await expect.poll(percent).toBe(56)
  await expect.poll(() => rowOf(BOOKING).checkVisibility()).toBe(true)
  expect(namesFromAfar()).toEqual([])
})

test('names from afar keep their size on screen', async () => {
  show(checkout)
  const sizes = []
  for (const by of [1, 1.5, 0.7]) {
    handle.current?.zoom(by)
    await expect.poll(() => nameFromAfar('Paying').getBoundingClientRect().height).toBeGreaterThan(0)
    sizes.push(nameFromAfar('Paying').getBoundingClientRect().height)
  }
  expect(Math.max(...sizes) / Math.min(...sizes), String(sizes)).toBeLessThan(12 / 11)
})

test('pressing a block chooses it, and comes so near that its rows can be read', async () => {
  show(checkout)
  await userEvent.click(blockOf(BOOKING))
  await settle()
  expect(percent()).toBe(110)
  expect(stateButton(BOOKING).getAttribute('aria-pressed')).toBe('true')
  const { left, right } = blockOf(BOOKING).getBoundingClientRect()
  expect(Math.abs((left + right) / 2 - 450)).toBeLessThan(2)
})

test('what is chosen and its neighbors carry a name from afar', async () => {
  show(checkout, { chosen: BOOKING })
  handle.current?.fit()
  await expect.poll(namesFromAfar).toContain('Booking the room')
  expect(namesFromAfar()).toContain('Waiting to send again')
  expect(namesFromAfar()).not.toContain('Somebody is logged in')
})

test('dotted lines leave only the rows of what is chosen', async () => {
  show(checkout)
  expect(jumps()).toEqual([])
  await userEvent.click(blockOf(BOOKING))
  await expect.poll(() => jumps().length).toBeGreaterThan(5)
  expect(jumps().filter((id) => !id.startsWith(BOOKING))).toEqual(jumps().filter((id) => id.endsWith(`→ ${BOOKING}`)))
  await userEvent.click(view(), { position: { x: 6, y: 300 } })
  await expect.poll(jumps).toEqual([])
  expect(document.querySelector('[aria-pressed="true"]')).toBeNull()
})

test('a row is a button that chooses its transition, and is out of the tab order', async () => {
  show(checkout, { chosen: BOOKING })
  const row = rowOf(BOOKING)
  expect(row.tabIndex).toBe(-1)
  await userEvent.click(row)
  expect(onChooseWay.mock.calls).toEqual([[row.dataset['way']]])
})

test('a folded box keeps its place and says how many states are in it', async () => {
  show(toy)
  const before = blockOf('toy.pot').getBoundingClientRect()
  await userEvent.click(page.getByRole('button', { name: 'Fold pot' }))
  expect(blockOf('toy.pot').getBoundingClientRect()).toEqual(before)
  expect(blockOf('toy.pot').textContent).toContain('4 states folded')
  expect(document.querySelector('[data-state="toy.pot.empty"]')).toBeNull()
  expect(lines().filter((id) => id.startsWith('toy.pot.'))).toEqual([])
  expect(lines().filter((id) => id.startsWith('toy.lamp.'))).toHaveLength(2)
  await userEvent.click(page.getByRole('button', { name: 'Unfold pot' }))
  expect(stateButton('toy.pot.empty')).not.toBeNull()
})

test('folding a box around what is chosen chooses the box', async () => {
  show(toy, { chosen: 'toy.pot.empty' })
  handle.current?.toggleFold('toy.pot')
  await expect.poll(() => document.querySelector('[aria-pressed="true"]')?.textContent).toBe('pot')
  expect(document.querySelector('[data-state="toy.pot.empty"]')).toBeNull()
})

test('a state stands for the box around it, and the machine itself is never folded', async () => {
  show(toy)
  handle.current?.toggleFold('toy')
  handle.current?.toggleFold('toy.lamp.on')
  await expect.poll(() => document.querySelector('[data-state="toy.lamp.on"]')).toBeNull()
  expect(document.querySelectorAll('[data-part]')).toHaveLength(7)
})

test('a drag moves the chart and chooses nothing; a click does not begin a drag', async () => {
  show(toy, { chosen: 'toy.lamp' })
  await settle()
  const before = leftOf('toy.pot')
  drag([300, 300], [340, 325])
  expect(leftOf('toy.pot')).toBe(before + 40)
  expect(stateButton('toy.lamp').getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(stateButton('toy.pot'))
  await expect.poll(() => stateButton('toy.pot').getAttribute('aria-pressed')).toBe('true')
  await settle()
  const chosen = leftOf('toy.pot')
  point('pointermove', [500, 500])
  expect(leftOf('toy.pot')).toBe(chosen)
})

test('a drag that begins on a state does not choose it', () => {
  show(toy)
  const { left, top } = stateButton('toy.pot.empty').getBoundingClientRect()
  drag([left + 10, top + 10], [left + 60, top + 10])
  expect(document.querySelector('[aria-pressed="true"]')).toBeNull()
})

test('two fingers scale about the middle between them', () => {
  show(toy)
  const before = scale()
  point('pointerdown', [300, 300], 1)
  point('pointerdown', [400, 300], 2)
  point('pointermove', [250, 300], 1)
  point('pointermove', [450, 300], 2)
  point('pointerup', [250, 300], 1)
  point('pointerup', [450, 300], 2)
  expect(scale() / before).toBeCloseTo(2, 1)
})

test('the wheel moves the chart and not the page; with Ctrl it scales about the pointer', () => {
  show(toy)
  const before = leftOf('toy.pot')
  expect(wheel({ deltaX: 30, deltaY: 0 })).toBe(false)
  expect(leftOf('toy.pot')).toBe(before - 30)
  const at = stateButton('toy.lamp.on').getBoundingClientRect()
  expect(wheel({ deltaY: -60, ctrlKey: true, clientX: at.left, clientY: at.top })).toBe(false)
  const after = stateButton('toy.lamp.on').getBoundingClientRect()
  expect(after.width / at.width).toBeCloseTo(Math.exp(0.3), 2)
  expect(Math.abs(after.left - at.left)).toBeLessThan(1)
})

test('the chart cannot be lost', () => {
  show(toy)
  for (let turns = 0; turns < 20; turns += 1) wheel({ deltaX: 900, deltaY: 900 })
  expect(blockOf('toy').getBoundingClientRect().right).toBeGreaterThan(430)
})

test('buttons zoom and fit', async () => {
  show(checkout)
  const fitted = percent()
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }))
  expect(scale() / (fitted / 100)).toBeCloseTo(1.25, 1)
  await userEvent.click(page.getByRole('button', { name: 'Zoom out' }))
  expect(percent()).toBe(fitted)
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }))
  await userEvent.click(page.getByRole('button', { name: 'Fit' }))
  expect(percent()).toBe(fitted)
})

test('the map of the chart frames what is on screen, and moves it', async () => {
  show(checkout, { chosen: BOOKING })
  await settle()
  const map = view().querySelector<SVGSVGElement>('[aria-hidden] > svg')
  const frame = map?.querySelector<SVGRectElement>('rect:last-child')
  if (map === null || !frame) throw new Error('there is no map')
  expect(Number(frame.getAttribute('width'))).toBeCloseTo(900 / scale(), 0)
  const before = Number(frame.getAttribute('x'))
  const { left, top } = map.getBoundingClientRect()
  point('pointerdown', [left + 5, top + 5], 1, map)
  expect(Number(frame.getAttribute('x'))).toBeLessThan(before)
  point('pointerup', [left + 5, top + 5], 1, map)
})

test('the crumb says in which boxes the middle lies, and chooses them', async () => {
  show(checkout, { chosen: BOOKING })
  const crumb = page.getByRole('navigation', { name: 'Where the middle of the drawing lies' })
  await expect.element(crumb.getByRole('button', { name: 'Sending the booking' })).toBeVisible()
  await userEvent.click(crumb.getByRole('button', { name: 'Sending the booking' }))
  await expect.poll(() => stateButton('checkout.purchase.paying.sending').getAttribute('aria-pressed')).toBe('true')
  handle.current?.reveal('checkout.guest.signedIn')
  await expect.element(crumb.getByRole('button', { name: 'Guest' })).toBeVisible()
})

test('marks differ in form, and are said in words', () => {
  show(toy, {
    active: new Set(['toy.pot.empty']),
    past: new Set(['toy.pot.pouring']),
    next: new Set(['toy.pot.brewing']),
    states: new Map([
      ['toy.lamp.on', 'added'],
      ['toy.lamp.off', 'gone'],
    ]),
  })
  expect(look('toy.pot.empty')).toBe('solid,false,true')
  expect(look('toy.pot.pouring')).toBe('dotted,false,false')
  expect(look('toy.pot.brewing')).toBe('solid,true,false')
  expect(look('toy.pot.cooling')).toBe('solid,false,false')
  expect(look('toy.lamp.off')).toBe('dashed,false,false')
  expect(stateButton('toy.pot.empty').textContent).toBe('pot.empty, here now')
  expect(stateButton('toy.pot.pouring').textContent).toBe('pot.pouring, was here')
  expect(stateButton('toy.pot.brewing').textContent).toBe('pot.brewing, may come next')
  expect(stateButton('toy.lamp.on').textContent).toBe('lamp.on, new')
})

test('in forced colors, marks still differ', async () => {
  await emulate('active')
  show(toy, {
    chosen: 'toy.lamp.on',
    active: new Set(['toy.pot.empty']),
    past: new Set(['toy.pot.pouring']),
    next: new Set(['toy.pot.brewing']),
  })
  const looks = ['toy.lamp.on', 'toy.pot.empty', 'toy.pot.pouring', 'toy.pot.brewing', 'toy.pot.cooling'].map((id) => {
    const { outlineStyle, borderBlockStartStyle, backgroundImage } = getComputedStyle(blockOf(id))
    return [outlineStyle, borderBlockStartStyle, backgroundImage].join(' | ')
  })
  await emulate('none')
  expect(new Set(looks).size, looks.join('\n')).toBe(looks.length)
})

test('with text of twice the size, what is chosen comes twice as near', async () => {
  document.documentElement.style.fontSize = '200%'
  show(checkout, { chosen: BOOKING })
  await settle()
  expect(percent()).toBe(220)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

test('each tone of a transition looks different', () => {
  const [first] = toyChart.ways
  if (first === undefined) throw new Error('the toy machine has no transition')
  const tones = [
    'covered0',
    'covered1',
    'covered2',
    'covered3',
    'survived',
    'added',
    'gone',
    'changed',
    'canBeSent',
  ] as const
  const looks = tones.map((tone) => {
    show(toy, { ways: new Map([[first.id, tone]]) })
    const button = wayButton(first.id)
    const row = button.parentElement
    if (row === null) throw new Error('a transition has no row')
    const { content, borderInlineStart } = getComputedStyle(row, '::before')
    return [
      content,
      borderInlineStart,
      getComputedStyle(row).background,
      getComputedStyle(row).color,
      getComputedStyle(button).textDecoration,
      getComputedStyle(button).backgroundColor,
    ].join(' | ')
  })
  expect(new Set(looks).size, looks.join('\n')).toBe(tones.length)
})

test('the rest fades beside what is chosen, and beside what differs', () => {
  show(toy)
  expect(faded()).toEqual([])
  show(toy, { chosen: 'toy.pot.brewing', active: new Set(['toy.lamp.on']) })
  expect(faded()).toEqual(['toy.pot.cooling', 'toy.lamp.off'])
  show(toy, { areOthersPale: true, states: new Map([['toy.lamp.off', 'changed']]) })
  expect(faded()).not.toContain('toy.lamp.off')
  expect(faded()).toHaveLength(5)
})

test('a state that the keyboard reaches is moved into view', async () => {
  show(checkout, { chosen: BOOKING })
  await expect.poll(percent).toBe(110)
  await userEvent.keyboard('{Shift}')
  const other = stateButton('checkout.guest.signedIn')
  other.focus({ preventScroll: true })
  await expect
    .poll(() => {
      const { left, right } = other.getBoundingClientRect()
      return left > 0 && right < 900
    })
    .toBe(true)
})

test('panning does not render the states again', async () => {
  show(checkout)
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  const world = blockOf('checkout').parentElement
  if (world === null) throw new Error('there is no world')
  observer.observe(world, { attributes: true, childList: true, subtree: true })
  drag([300, 300], [360, 330])
  changes.push(...observer.takeRecords())
  observer.disconnect()
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.filter(({ target }) => target !== world)).toEqual([])
})

test('on a phone there is no map, and all the rest', async () => {
  await page.viewport(360, 640)
  show(checkout)
  expect(view().querySelector('[aria-hidden] > svg:last-child')?.checkVisibility()).toBe(false)
  expect(percent()).toBeGreaterThan(5)
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }))
  expect(document.documentElement.scrollWidth).toBe(360)
})

const look = (id: string): string => {
  const { borderBlockStartStyle, backgroundImage, boxShadow } = getComputedStyle(blockOf(id))
  return [borderBlockStartStyle, backgroundImage !== 'none', boxShadow !== 'none'].join()
}
const faded = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-part]')]
    .filter((box) => getComputedStyle(box).opacity !== '1' && Number(getComputedStyle(box).opacity) < 0.9)
    .map(({ dataset }) => dataset['part'] ?? '')
const view = (): HTMLElement => element('[data-testid="drawing"] > div')
const element = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`there is no ${selector}`)
  return found
}
const blockOf = (id: string): HTMLElement => element(`[data-part="${id}"]`)
const stateButton = (id: string): HTMLElement => element(`[data-state="${id}"]`)
const wayButton = (id: string): HTMLElement => element(`[data-way="${CSS.escape(id)}"]`)
const rowOf = (id: string): HTMLElement => element(`[data-part="${id}"] [data-way]`)
const percent = (): number => Number.parseInt(element('[role="group"] > span').textContent ?? '', 10)
const scale = (): number => {
  const outermost = element('[data-part]')
  return outermost.getBoundingClientRect().width / outermost.offsetWidth
}
const leftOf = (id: string): number => Math.round(blockOf(id).getBoundingClientRect().left)
/** A chart that is shown elsewhere glides there. */
const settle = (): Promise<void> =>
  expect.poll(() => element('[data-part]').parentElement?.getAnimations().length).toBe(0)
const jumps = (): string[] =>
  [...document.querySelectorAll<SVGPathElement>('[data-jump]')].map(({ dataset }) => dataset['jump'] ?? '')
const lines = (): string[] =>
  [...document.querySelectorAll<SVGPathElement>('[data-line]')].map(({ dataset }) => dataset['line'] ?? '')
const namesFromAfar = (): string[] =>
  [...view().querySelectorAll('[aria-hidden] > button')].map(({ textContent }) => textContent ?? '')
const nameFromAfar = (name: string): Element => {
  const found = [...view().querySelectorAll('[aria-hidden] > button')].find(({ textContent }) => textContent === name)
  if (found === undefined) throw new Error(`${name} has no name from afar`)
  return found
}

const emulate = async (value: 'active' | 'none'): Promise<void> => {
  const browser = cdp()
  // The provider's CDP session has `send`; Vitest's type of it is empty.
  if (!('send' in browser) || typeof browser.send !== 'function') throw new Error('this browser cannot be told')
  await Reflect.apply(browser.send, browser, [
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'forced-colors', value }] },
  ])
}

const point = (
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  [clientX, clientY]: readonly [number, number],
  pointerId = 1,
  target: Element = document.elementFromPoint(clientX, clientY) ?? document.body,
): void => {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId,
      clientX,
      clientY,
      button: 0,
      isPrimary: true,
    }),
  )
}
/** With the click that a browser sends after it. */
const drag = (from: readonly [number, number], to: readonly [number, number]): void => {
  const target = document.elementFromPoint(...from) ?? document.body
  point('pointerdown', from, 1, target)
  point('pointermove', to, 1, target)
  point('pointerup', to, 1, target)
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}
/** Whether the browser would go on, and scroll the page. */
const wheel = (turn: WheelEventInit): boolean =>
  view().dispatchEvent(
    new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: 400, clientY: 300, ...turn }),
  )
