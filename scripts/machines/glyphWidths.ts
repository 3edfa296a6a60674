// Measures the width of each character of Rubik, so layouts need no browser. Rerun when the typeface changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from '../lib/browser.mjs'
import { ROOT } from '../lib/run.mjs'

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))

const CHARACTERS = [...between(0x20, 0x7e), ...Array.from('“”‘’…–—·•×›‹←→↑↓✓✗')]

/** `@font-face` with the font embedded, so no other source is needed. */
export const rubikFace = (): string => {
  const file = join(ROOT, 'node_modules/@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2')
  const data = readFileSync(file).toString('base64')
  return `@font-face{font-family:Rubik;font-weight:300 900;unicode-range:U+0-4FF,U+2000-206F;src:url(data:font/woff2;base64,${data}) format('woff2')}`
}

export const saveGlyphWidths = async (): Promise<void> => {
  const executablePath = await ensureBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.setContent(`<style>${rubikFace()} span { font: 400 1000px Rubik, sans-serif; white-space: pre }</style>`)
  const measure = (weight: number, texts: readonly string[]): Promise<number[]> =>
    page.evaluate(
      async ([weight, texts]) => {
        await document.fonts.load(`${weight} 20px Rubik`, 'a')
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
  const table = async (weight: number): Promise<Record<string, number>> => {
    const widths = await measure(weight, CHARACTERS)
    return Object.fromEntries(CHARACTERS.map((sign, place) => [sign, widths[place] ?? 0]))
  }
  const content = { regular: await table(400), semibold: await table(600) }
  writeFileSync(join(ROOT, 'scripts/machines/glyphWidths.json'), `${JSON.stringify(content, null, 1)}\n`)
  await browser.close()
}
