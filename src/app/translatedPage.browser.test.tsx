import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderPage } from '#src/ui/render.testing.tsx'
import { surviveTranslation } from './translatedPage.ts'

const ends: (() => void)[] = []
beforeEach(() => {
  ends.push(surviveTranslation())
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** As browsers do: each text node gives way to two nested elements, new ones as soon as they appear. */
const translate = (root: HTMLElement, how: 'replaced' | 'inserted, then removed'): void => {
  const translateAll = (): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found) {
      if (text.data.trim() === '' || text.parentElement?.nodeName === 'FONT') continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `«${text.data}»`
      outer.append(inner)
      if (how === 'replaced') text.replaceWith(outer)
      else {
        text.before(outer)
        text.remove()
      }
    }
  }
  translateAll()
  const observer = new MutationObserver(translateAll)
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  ends.push(() => observer.disconnect())
}

const Stay = () => {
  const [hour, setHour] = useState(15)
  const isLate = hour > 15
  return (
    <section>
      <p data-line="">
        {isLate && 'Late. '}Check-in at {hour}
        {isLate ? <b>saved</b> : 'Nothing saved'}
        {isLate && ' Thank you.'}
      </p>
      <button type="button" onClick={() => setHour((before) => before + 1)}>
        One hour later
      </button>
      <button type="button" onClick={() => setHour(15)}>
        Usual hour
      </button>
    </section>
  )
}

const line = () => document.querySelector('[data-line]')?.textContent.replaceAll(/[«»]/g, '')
const press = (place: number) => document.querySelectorAll('button').item(place).click()

test.each(['replaced', 'inserted, then removed'] as const)(
  'in a translated page, texts come, go and change (%s)',
  async (how) => {
    renderPage(<Stay />)
    translate(document.body, how)
    expect(line()).toBe('Check-in at 15Nothing saved')
    press(0)
    await expect.poll(() => line()).toBe('Late. Check-in at 16saved Thank you.')
    press(0)
    await expect.poll(() => line()).toBe('Late. Check-in at 17saved Thank you.')
    press(1)
    await expect.poll(() => line()).toBe('Check-in at 15Nothing saved')
    expect(document.querySelectorAll('font font')).toHaveLength(5)
  },
)

const Order = () => {
  const [isTurned, setTurned] = useState(false)
  const parts = ['first ', 'second ', 'third ']
  return (
    <section>
      <p data-line="">
        {(isTurned ? parts.toReversed() : parts).map((part) => (
          <Part key={part}>{part}</Part>
        ))}
      </p>
      <button type="button" onClick={() => setTurned((before) => !before)}>
        Turn
      </button>
    </section>
  )
}
const Part = ({ children }: { children: string }) => children

test('in a translated page, texts that change places appear once each', async () => {
  renderPage(<Order />)
  translate(document.body, 'replaced')
  press(0)
  await expect.poll(() => line()).toBe('third second first ')
  press(0)
  await expect.poll(() => line()).toBe('first second third ')
})

test('a page whose original texts were brought back goes on', async () => {
  renderPage(<Stay />)
  const original = [...document.querySelectorAll('[data-line]')].flatMap((place) => [...place.childNodes])
  translate(document.body, 'replaced')
  for (const end of ends.splice(1)) end()
  const fonts = [...document.querySelectorAll('[data-line] > font')]
  fonts.forEach((font, place) => font.replaceWith(original[place] ?? ''))
  press(0)
  await expect.poll(() => line()).toBe('Late. Check-in at 16saved Thank you.')
})

test('removing a node whose place is unknown does nothing', () => {
  const [parent, stranger] = [document.createElement('p'), document.createTextNode('gone')]
  expect(parent.removeChild(stranger)).toBe(stranger)
  const added = document.createTextNode('new')
  expect(parent.insertBefore(added, stranger)).toBe(added)
  expect(parent.textContent).toBe('new')
})
