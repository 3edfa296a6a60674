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
  // Ends what the test has left watched.
  go()
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('after a change of page', () => {
  test('the focus is at its heading, which no tab stops at', () => {
    show('<h1>Hotels</h1>')
    go()
    expect(focused()).toBe('Hotels')
    expect(document.querySelector('h1')?.tabIndex).toBe(-1)
  })

  test('also where the link that led there stays on the page', () => {
    show('<h1>Hotels</h1><a href="#x" id="link">Next</a>')
    element('link').focus()
    go()
    expect(focused()).toBe('Hotels')
  })

  test.each(['main', 'former'])('also from %s, which has it from the page before', (id) => {
    show('<h2 id="former" tabindex="-1">Rooms</h2><h1>Hotels</h1>')
    element(id).focus()
    go()
    expect(focused()).toBe('Hotels')
  })

  test('it waits at the page for a heading that comes later', async () => {
    show('<p>Loading</p>')
    go()
    expect(document.activeElement?.id).toBe('main')
    show('<h1>Meridian Yard</h1>')
    await vi.waitFor(() => expect(focused()).toBe('Meridian Yard'))
  })

  test('a guest who has gone on meanwhile is not brought back', async () => {
    go()
    element('menu').focus()
    show('<h1>Meridian Yard</h1>')
    await settle()
    expect(document.activeElement?.id).toBe('menu')
    // Not later either.
    element('main').focus()
    show('<h1>Another</h1>')
    await settle()
    expect(document.activeElement?.id).toBe('main')
  })

  test('a heading that comes too late leaves the focus where it is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    go()
    vi.advanceTimersByTime(30_000)
    show('<h1>Meridian Yard</h1>')
    await settle()
    expect(document.activeElement?.id).toBe('main')
  })

  test('another one ends the wait of the one before', async () => {
    go()
    go({ pathChanged: false })
    show('<h1>Meridian Yard</h1>')
    await settle()
    expect(document.activeElement?.id).toBe('main')
  })
})

describe('what has taken the focus keeps it', () => {
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

/** @returns how to tell that a page was rendered. */
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
  const found = document.getElementById(id)
  if (found === null) throw new Error(`there is no ${id}`)
  return found
}

const focused = () => document.activeElement?.textContent

/** An observer of changes is told before the next frame. */
const settle = () => new Promise(requestAnimationFrame)
