// Made once, and again when the typeface changes: how wide each of Rubik's characters is, so that a layout needs no browser.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from '../lib/browser.mjs'
import { ROOT } from '../lib/run.mjs'

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))

const LATIN = [...between(0x20, 0x7e), ...Array.from('“”‘’…–—·•×›‹←→↑↓✓✗')]
const HEBREW = [...between(0x5d0, 0x5ea), '׳', '״', '־']
const ARABIC_LETTERS = [...between(0x621, 0x63a), ...between(0x641, 0x64a)]
const ARABIC_MARKS = [...between(0x64b, 0x652), ...Array.from('،؛؟«»')]

/** Joins a letter to what is not there. */
const JOINER = '\u200D'
const formsOf = (letter: string): string[] => [
  letter,
  `${letter}${JOINER}`,
  `${JOINER}${letter}${JOINER}`,
  `${JOINER}${letter}`,
]

/** What stands above or below a letter takes no room; alone it is drawn on a circle. */
const NO_WIDTH = /\p{Mn}/u

/** Where a browser finds the typeface, as styles: from nowhere but this file. */
export const rubikFaces = (): string =>
  ['latin', 'hebrew', 'arabic']
    .map((script) => {
      const file = join(ROOT, `node_modules/@fontsource-variable/rubik/files/rubik-${script}-wght-normal.woff2`)
      const data = readFileSync(file).toString('base64')
      const range = { latin: 'U+0-4FF,U+2000-206F', hebrew: 'U+590-5FF', arabic: 'U+600-6FF,U+200D' }[script]
      return `@font-face{font-family:Rubik;font-weight:300 900;unicode-range:${range};src:url(data:font/woff2;base64,${data}) format('woff2')}`
    })
    .join('')

export const saveAdvances = async (): Promise<void> => {
  const executablePath = await ensureBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.setContent(`<style>${rubikFaces()} span { font: 400 1000px Rubik, sans-serif; white-space: pre }</style>`)
  const measure = (weight: number, texts: readonly string[]): Promise<number[]> =>
    page.evaluate(
      async ([weight, texts]) => {
        await document.fonts.load(`${weight} 20px Rubik`, 'aאب')
        return texts.map((text) => {
          const span = document.createElement('span')
          span.style.fontWeight = String(weight)
          span.textContent = text
          document.body.append(span)
          const { width } = span.getBoundingClientRect()
          span.remove()
          return Math.round(width)
        })
      },
      [weight, texts] as const,
    )
  const table = async (weight: number): Promise<Record<string, number | number[]>> => {
    const plain = [...LATIN, ...HEBREW, ...ARABIC_MARKS]
    const widths = await measure(weight, plain)
    const forms = await measure(weight, ARABIC_LETTERS.flatMap(formsOf))
    return {
      ...Object.fromEntries(plain.map((sign, place) => [sign, NO_WIDTH.test(sign) ? 0 : (widths[place] ?? 0)])),
      ...Object.fromEntries(ARABIC_LETTERS.map((letter, place) => [letter, forms.slice(place * 4, place * 4 + 4)])),
    }
  }
  const content = { regular: await table(400), semibold: await table(600) }
  writeFileSync(join(ROOT, 'scripts/machines/advances.json'), `${JSON.stringify(content, null, 1)}\n`)
  await browser.close()
}
