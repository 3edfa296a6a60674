import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EARLY_CLICK_ATTR } from '#contract/http/document.ts'
import { restoreInteractions } from './restoreInteractions.ts'

let root: HTMLElement
beforeEach(() => {
  root = document.createElement('div')
  document.body.append(root)
})
afterEach(() => root.remove())

const PAGE = `
  <input aria-label="Destination" value="London">
  <select aria-label="Sort by"><option value="best" selected>Best</option><option value="price">Price</option></select>
  <div class="list" style="inline-size:200px;height:100px;overflow:auto"><div style="inline-size:900px;height:900px">
    <a href="#1">Lark House</a> <a href="#2">Lark House</a>
    <button>Keep</button> <button>Keep</button>
  </div></div>`

const all = <Kind extends Element>(selector: string): Kind[] => [...root.querySelectorAll<Kind>(selector)]
const list = () => root.querySelector('.list') ?? root
const field = () => root.querySelector('input') ?? document.createElement('input')
const order = () => root.querySelector('select') ?? document.createElement('select')

/** Renders the page again. @returns the events it receives. */
const makeAnew = () => {
  root.innerHTML = PAGE
  const events: string[] = []
  for (const [index, button] of all('button').entries())
    button.addEventListener('click', () => events.push(`pressed ${index}`))
  order().addEventListener('change', () => events.push(`chosen ${order().value}`))
  return events
}

test("focus on the second of two elements with the same text is restored there, and so is the list's scroll position", async () => {
  root.innerHTML = PAGE
  list().scrollTop = 200
  all<HTMLElement>('a')[1]?.focus({ preventScroll: true })
  const finish = restoreInteractions(root)
  list().scrollTop = 300
  await expect.poll(() => list().scrollTop).toBe(300)
  await new Promise(requestAnimationFrame)
  makeAnew()
  await finish(() => undefined, Promise.resolve())
  expect(document.activeElement).toBe(all('a')[1])
  expect(list().scrollTop).toBe(300)
})

test('a scroll position from before the start is restored too, also horizontally', async () => {
  root.innerHTML = PAGE
  list().scrollTo(40, 200)
  const finish = restoreInteractions(root)
  makeAnew()
  await finish(() => undefined, Promise.resolve())
  expect([list().scrollLeft, list().scrollTop]).toEqual([40, 200])
})

test("a button whose state has changed is not pressed: the guest's wish is already true", async () => {
  root.innerHTML =
    '<button aria-pressed="false" data-pressed-early="0" aria-label="Keep One">♥</button><button aria-pressed="false" aria-label="Keep Two">♥</button>'
  const finish = restoreInteractions(root)
  root.innerHTML =
    '<button aria-pressed="false" aria-label="Keep Two">♥</button><button aria-pressed="true" aria-label="Keep One">♥</button>'
  const pressed = vi.fn<() => void>()
  root.addEventListener('click', pressed)
  await finish(() => undefined, Promise.resolve())
  expect(pressed).not.toHaveBeenCalled()

  root.innerHTML = '<button aria-pressed="false" data-pressed-early="0" aria-label="Keep One">♥</button>'
  const again = restoreInteractions(root)
  root.innerHTML =
    '<button aria-pressed="false" aria-label="Keep Two">♥</button><button aria-pressed="false" aria-label="Keep One">♥</button>'
  const labels: string[] = []
  root.addEventListener('click', ({ target }) => target instanceof Element && labels.push(target.ariaLabel ?? ''))
  await again(() => undefined, Promise.resolve())
  expect(labels).toEqual(['Keep One'])
})

test('a guest who has left a field after typing keeps the focus where it is now', async () => {
  root.innerHTML = PAGE
  field().value = 'Rome'
  all<HTMLElement>('a')[0]?.focus()
  const finish = restoreInteractions(root)
  makeAnew()
  await finish(() => field().focus(), Promise.resolve())
  expect(document.activeElement).toBe(all('a')[0])
})

test('text is restored before the application becomes interactive; choices and presses follow after', async () => {
  root.innerHTML = PAGE
  field().value = 'Rome'
  order().value = 'price'
  all('button')[1]?.setAttribute(EARLY_CLICK_ATTR, '0')
  const finish = restoreInteractions(root)
  const events = makeAnew()
  await finish(() => events.push(`alive with ${field().value}`), Promise.resolve())
  expect(events).toEqual(['alive with Rome', 'chosen price', 'pressed 1'])
})

test('every press is repeated, in the original order', async () => {
  root.innerHTML = PAGE
  all('button')[1]?.setAttribute(EARLY_CLICK_ATTR, '0 2 10')
  all('button')[0]?.setAttribute(EARLY_CLICK_ATTR, '1')
  const finish = restoreInteractions(root)
  const events = makeAnew()
  await finish(() => undefined, Promise.resolve())
  expect(events).toEqual(['pressed 1', 'pressed 0', 'pressed 1', 'pressed 1'])
})

test('nothing is reported for untouched elements', async () => {
  root.innerHTML = PAGE
  const finish = restoreInteractions(root)
  const events = makeAnew()
  await finish(() => events.push('alive'), Promise.resolve())
  expect([events, field().value]).toEqual([['alive'], 'London'])
  expect(document.activeElement).toBe(document.body)
})

test('elements that no longer exist are skipped', async () => {
  root.innerHTML = PAGE
  all<HTMLElement>('a')[0]?.focus()
  all('button')[0]?.setAttribute(EARLY_CLICK_ATTR, '0')
  const finish = restoreInteractions(root)
  root.innerHTML = '<p>Sold out</p>'
  const alive = vi.fn<() => void>()
  await finish(alive, Promise.resolve())
  expect([alive.mock.calls.length, document.activeElement]).toEqual([1, document.body])
})
