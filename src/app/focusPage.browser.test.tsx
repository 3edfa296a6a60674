import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { focusPages, type Pages } from './focusPage.ts'

interface Rendered {
  pathChanged: boolean
  fromLocation: object | undefined
}

let go: (rendered?: Partial<Rendered>) => void

beforeEach(() => {
  go = router()
  document.body.innerHTML = '<header><button id="menu">Menu</button></header><main id="main" tabindex="-1"></main>'
})

afterEach(() => {
  // Ends any wait left by the test.
  go()
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('after a page change', () => {
  test('the focus is on the heading, which is not a tab stop', () => {
    show('<h1>Hotels</h1>')
    go()
    expect(focused()).toBe('Hotels')
    expect(document.querySelector('h1')?.tabIndex).toBe(-1)
  })

  test('even if the link that led there stays on the page', () => {
    show('<h1>Hotels</h1><a href="#x" id="link">Next</a>')
    element('link').focus()
    go()
    expect(focused()).toBe('Hotels')
  })

  test.each(['main', 'former'])('even if %s kept the focus from the previous page', (id) => {
    show('<h2 id="former" tabindex="-1">Rooms</h2><h1>Hotels</h1>')
    element(id).focus()
    go()
    expect(focused()).toBe('Hotels')
  })

  test('the focus waits on the page for a heading that appears later', async () => {
    show('<p>Loading</p>')
    go()
    expect(document.activeElement?.id).toBe('main')
    show('<h1>Meridian Yard</h1>')
    await expect.poll(() => focused()).toBe('Meridian Yard')
  })

  test('a guest who has moved the focus meanwhile is not brought back', async () => {
    go()
    element('menu').focus()
    show('<h1>Meridian Yard</h1>')
    await settle()
    expect(document.activeElement?.id).toBe('menu')
    // Nor later.
    element('main').focus()
    show('<h1>Another</h1>')
    await settle()
    expect(document.activeElement?.id).toBe('main')
  })

  test('a heading that appears too late leaves the focus alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    go()
    vi.advanceTimersByTime(30_000)
    show('<h1>Meridian Yard</h1>')
    await settle()
    expect(document.activeElement?.id).toBe('main')
  })

  test('another render ends the previous wait', async () => {
    go()
    go({ pathChanged: false })
    show('<h1>Meridian Yard</h1>')
    await settle()
    expect(document.activeElement?.id).toBe('main')
  })
})

describe('after a page change the focus stays in', () => {
  test('a field of the new page', () => {
    show('<h1>Sign in</h1><input id="email" />')
    element('email').focus()
    go()
    expect(document.activeElement?.id).toBe('email')
  })

  test('an open dialog', () => {
    show('<h1>Hotels</h1>')
    document.body.insertAdjacentHTML('beforeend', '<dialog id="dialog"><button id="close">Close</button></dialog>')
    const dialog = document.querySelector('dialog')
    dialog?.showModal()
    go()
    expect(document.activeElement?.id).toBe('close')
  })
})

test.each<[string, Partial<Rendered>]>([
  ['the first page of a visit', { fromLocation: undefined }],
  ['another search of the same page', { pathChanged: false }],
])('%s leaves the focus where it is', (_, rendered) => {
  show('<h1>Hotels</h1>')
  element('menu').focus()
  go(rendered)
  expect(document.activeElement?.id).toBe('menu')
})

/** @returns a function that reports a rendered page. */
const router = () => {
  let onRendered: Parameters<Pages['subscribe']>[1] | undefined
  focusPages({
    subscribe: (_type, listener) => {
      onRendered = listener
    },
  })
  return (rendered: Partial<Rendered> = {}) => onRendered?.({ pathChanged: true, fromLocation: {}, ...rendered })
}

const show = (html: string) => {
  element('main').innerHTML = html
}

const element = (id: string): HTMLElement => {
  const node = document.getElementById(id)
  if (node === null) throw new Error(`there is no ${id}`)
  return node
}

const focused = () => document.activeElement?.textContent

/** Mutation observers run before the next frame. */
const settle = () => new Promise(requestAnimationFrame)
