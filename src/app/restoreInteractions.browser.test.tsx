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

/** The page as its application makes it anew. @returns hears of what it is told */
const makeAnew = () => {
  root.innerHTML = PAGE
  const told: string[] = []
  for (const [index, button] of all('button').entries())
    button.addEventListener('click', () => told.push(`pressed ${index}`))
  order().addEventListener('change', () => told.push(`chosen ${order().value}`))
  return told
}

test('whoever is on the second of two things that are called alike is on it again, and the list stands', async () => {
  root.innerHTML = PAGE
  list().scrollTop = 200
  all<HTMLElement>('a')[1]?.focus({ preventScroll: true })
  const escalateToReview = restoreInteractions(root)
  list().scrollTop = 300
  await vi.waitFor(() => expect(list().scrollTop).toBe(300))
  await new Promise(requestAnimationFrame)
  makeAnew()
  await escalateToReview(() => undefined, Promise.resolve())
  expect(document.activeElement).toBe(all('a')[1])
  expect(list().scrollTop).toBe(300)
})

test('what was scrolled before anybody watched stands too, sideways as well', async () => {
  root.innerHTML = PAGE
  list().scrollTo(40, 200)
  const escalateToReview = restoreInteractions(root)
  makeAnew()
  await escalateToReview(() => undefined, Promise.resolve())
  expect([list().scrollLeft, list().scrollTop]).toEqual([40, 200])
})

test('a button that stands otherwise now is not pressed: what the guest wanted is so', async () => {
  root.innerHTML =
    '<button aria-pressed="false" data-pressed-early="0" aria-label="Keep One">♥</button><button aria-pressed="false" aria-label="Keep Two">♥</button>'
  const escalateToReview = restoreInteractions(root)
  root.innerHTML =
    '<button aria-pressed="false" aria-label="Keep Two">♥</button><button aria-pressed="true" aria-label="Keep One">♥</button>'
  const pressed = vi.fn<() => void>()
  root.addEventListener('click', pressed)
  await escalateToReview(() => undefined, Promise.resolve())
  expect(pressed).not.toHaveBeenCalled()

  root.innerHTML = '<button aria-pressed="false" data-pressed-early="0" aria-label="Keep One">♥</button>'
  const again = restoreInteractions(root)
  root.innerHTML =
    '<button aria-pressed="false" aria-label="Keep Two">♥</button><button aria-pressed="false" aria-label="Keep One">♥</button>'
  const heard: string[] = []
  root.addEventListener('click', ({ target }) => target instanceof Element && heard.push(target.ariaLabel ?? ''))
  await again(() => undefined, Promise.resolve())
  expect(heard).toEqual(['Keep One'])
})

test('whoever has gone on from a field that they wrote in stays where they went', async () => {
  root.innerHTML = PAGE
  field().value = 'Rome'
  all<HTMLElement>('a')[0]?.focus()
  const escalateToReview = restoreInteractions(root)
  makeAnew()
  await escalateToReview(() => field().focus(), Promise.resolve())
  expect(document.activeElement).toBe(all('a')[0])
})

test('what is written stands there before the application is told to be alive; what is chosen and pressed comes after', async () => {
  root.innerHTML = PAGE
  field().value = 'Rome'
  order().value = 'price'
  all('button')[1]?.setAttribute(EARLY_CLICK_ATTR, '0')
  const escalateToReview = restoreInteractions(root)
  const told = makeAnew()
  await escalateToReview(() => told.push(`alive with ${field().value}`), Promise.resolve())
  expect(told).toEqual(['alive with Rome', 'chosen price', 'pressed 1'])
})

test('each press is made once more, in the order in which they were made', async () => {
  root.innerHTML = PAGE
  all('button')[1]?.setAttribute(EARLY_CLICK_ATTR, '0 2 10')
  all('button')[0]?.setAttribute(EARLY_CLICK_ATTR, '1')
  const escalateToReview = restoreInteractions(root)
  const told = makeAnew()
  await escalateToReview(() => undefined, Promise.resolve())
  expect(told).toEqual(['pressed 1', 'pressed 0', 'pressed 1', 'pressed 1'])
})

test('of what nobody has touched nothing is told', async () => {
  root.innerHTML = PAGE
  const escalateToReview = restoreInteractions(root)
  const told = makeAnew()
  await escalateToReview(() => told.push('alive'), Promise.resolve())
  expect([told, field().value]).toEqual([['alive'], 'London'])
  expect(document.activeElement).toBe(document.body)
})

test('what is not there any more is left', async () => {
  root.innerHTML = PAGE
  all<HTMLElement>('a')[0]?.focus()
  all('button')[0]?.setAttribute(EARLY_CLICK_ATTR, '0')
  const escalateToReview = restoreInteractions(root)
  root.innerHTML = '<p>Sold out</p>'
  const alive = vi.fn<() => void>()
  await escalateToReview(alive, Promise.resolve())
  expect([alive.mock.calls.length, document.activeElement]).toEqual([1, document.body])
})
