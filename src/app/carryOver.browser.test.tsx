import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carryOver } from './carryOver.ts'

let root: HTMLElement
beforeEach(() => {
  root = document.createElement('div')
  document.body.append(root)
})
afterEach(() => root.remove())

const PAGE = `
  <input aria-label="Destination" value="London">
  <select aria-label="Sort by"><option value="best" selected>Best</option><option value="price">Price</option></select>
  <div class="list" style="height:100px;overflow:auto"><div style="height:900px">
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
  const handOver = carryOver(root)
  list().scrollTop = 300
  await vi.waitFor(() => expect(list().scrollTop).toBe(300))
  await new Promise(requestAnimationFrame)
  makeAnew()
  handOver(() => undefined)
  expect(document.activeElement).toBe(all('a')[1])
  expect(list().scrollTop).toBe(300)
})

test('what is written stands there before the application is told to be alive; what is chosen and pressed comes after', () => {
  root.innerHTML = PAGE
  field().value = 'Rome'
  order().value = 'price'
  all('button')[1]?.setAttribute('aria-busy', 'true')
  const handOver = carryOver(root)
  const told = makeAnew()
  handOver(() => told.push(`alive with ${field().value}`))
  expect(told).toEqual(['alive with Rome', 'chosen price', 'pressed 1'])
})

test('of what nobody has touched nothing is told', () => {
  root.innerHTML = PAGE
  const handOver = carryOver(root)
  const told = makeAnew()
  handOver(() => told.push('alive'))
  expect([told, field().value]).toEqual([['alive'], 'London'])
  expect(document.activeElement).toBe(document.body)
})

test('what is not there any more is left', () => {
  root.innerHTML = PAGE
  all<HTMLElement>('a')[0]?.focus()
  all('button')[0]?.setAttribute('aria-busy', 'true')
  const handOver = carryOver(root)
  root.innerHTML = '<p>Sold out</p>'
  const alive = vi.fn<() => void>()
  handOver(alive)
  expect([alive.mock.calls.length, document.activeElement]).toEqual([1, document.body])
})
