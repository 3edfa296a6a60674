import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '#contract/shared/locale.ts'
import { bitmapThread } from '#server/http/bitmaps.ts'
import { drawPicture } from '#server/demo/catalogue/pictures.ts'
import { BRAND, everyEmail } from './emails.testing.ts'
import { NOW } from './negotiations.testing.ts'
import { renderMail } from './render.ts'

/** Folder for a screenshot of each e-mail, for a person to look at. */
const SHOTS = process.env['EMAIL_SHOTS']

const makeBitmap = bitmapThread()
let browser: Browser
beforeAll(async () => {
  if (SHOTS !== undefined) mkdirSync(SHOTS, { recursive: true })
  const executablePath = process.env['CHROMIUM_PATH']
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND'],
  })
})
afterAll(() => browser.close())

/** E-mails load their pictures from us, and nothing from anywhere else. */
const openPage = async (colorScheme: 'light' | 'dark'): Promise<Page> => {
  const context = await browser.newContext({ colorScheme })
  const page = await context.newPage()
  await page.route(`${BRAND.origin}/pictures/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const [, , owner = '', file = ''] = pathname.split('/')
    const drawing = drawPicture(owner, file.replace('.png', '.svg'), Object.fromEntries(searchParams))
    const body = Buffer.from(await makeBitmap(drawing?.svg ?? ''))
    await route.fulfill({ contentType: 'image/png', body })
  })
  return page
}

/** In the page: pixels wider than the page, the direction of its heading, and missing pictures. */
const SEEN = `({
  wide: document.documentElement.scrollWidth - innerWidth,
  direction: getComputedStyle(document.querySelector('h1')).direction,
  lost: [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
})`

/** The elements of an e-mail with their styles, without its words and figures. */
const elementsIn = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*>/g)].map(([tag]) =>
    tag.replaceAll(/(href|src|alt)="[^"]*"/g, '$1').replaceAll(/\d+/g, ''),
  )

const WIDTHS = [360, 640]
const SCHEMES = ['light', 'dark'] as const

/** Hebrew has the layout of Arabic: include it only for screenshots. */
describe.each(SHOTS === undefined ? (['en', 'ar'] as const) : LOCALES)('every e-mail in %s', (lang) => {
  test.each(SCHEMES)('fits on a phone and a desktop, and is accessible: %s', async (scheme) => {
    const page = await openPage(scheme)
    const checked = new Set<string>()
    for (const { name, ...message } of everyEmail(lang)) {
      const { html } = renderMail(message, BRAND, NOW)
      await page.setContent(html, { waitUntil: 'load' })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const seen: unknown = await page.evaluate(SEEN)
        const direction = lang === 'en' ? 'ltr' : 'rtl'
        expect([name, width, seen]).toEqual([name, width, { wide: 0, direction, lost: [] }])
        if (SHOTS !== undefined)
          await page.screenshot({ path: join(SHOTS, `${name}-${lang}-${width}-${scheme}.png`), fullPage: true })
      }
      // Most e-mails differ in their words alone: one with nothing but elements that were checked is as accessible.
      const elements = elementsIn(html)
      if (elements.every((element) => checked.has(element))) continue
      for (const element of elements) checked.add(element)
      // An e-mail is no page of a site: it has no landmarks.
      const { violations } = await new AxeBuilder({ page }).disableRules(['region', 'landmark-one-main']).analyze()
      expect([name, violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([name, []])
    }
    await page.context().close()
  })

  test('fits on a phone whose mail program strips its style sheets and blocks its picture', async () => {
    const page = await openPage('light')
    await page.route('**/*', (route) => route.abort())
    await page.setViewportSize({ width: 360, height: 800 })
    for (const { name, ...message } of everyEmail(lang)) {
      const html = renderMail(message, BRAND, NOW).html.replaceAll(/<style>[^<]*<\/style>/g, '')
      await page.setContent(html, { waitUntil: 'load' })
      expect([name, await page.evaluate(SEEN)]).toMatchObject([name, { wide: 0 }])
      if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, `${name}-${lang}-bare.png`), fullPage: true })
    }
    await page.context().close()
  })
})

test.each(LOCALES)(
  'an e-mail in %s has two columns with a gap between them on a desktop, and one on a phone',
  async (lang) => {
    const page = await openPage('light')
    const email = everyEmail(lang).find(({ name }) => name === 'confirmed')
    if (email) await page.setContent(renderMail(email, BRAND, NOW).html, { waitUntil: 'load' })
    const places = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      const cells = (await page.locator('td.col').all()).slice(0, 2)
      const boxes = await Promise.all(cells.map((cell) => cell.locator('p').first().boundingBox()))
      const [first, second] = boxes
      const [left, right] = boxes.toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0))
      return {
        isBeside: first?.y === second?.y,
        isFirstAtStart: (left === first) === (lang === 'en'),
        gap: (right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0),
      }
    }
    expect(await places(640)).toEqual({ isBeside: true, isFirstAtStart: true, gap: 16 })
    expect(await places(360)).toMatchObject({ isBeside: false })
    await page.context().close()
  },
)
