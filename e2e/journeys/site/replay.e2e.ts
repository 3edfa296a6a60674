import type { Page, Request } from '@playwright/test'
import { journeyLanguage } from '../../languages.ts'
import { expectAccessible } from '../../pages/axe.ts'
import { randomPerson } from '../../pages/auth.page.ts'
import { DECLINED } from '../../pages/cardFields.ts'
import { fillIn, payerAt } from '../../pages/payer.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

const DEMO_STAFF = { email: 'staff@stayless.example', password: 'stayless' }
const BARS = /\u2588+/

test(
  'a guest whose card is declined sends the screen; staff see the same words by its code, step back and forth, and ask our servers nothing',
  { tag: ['@gate', '@support'] },
  async ({ page, otherPhone }) => {
    const phone = await otherPhone()
    const payer = await payerAt(phone, 'nyc-0032', journeyLanguage('he'))
    const { guest, checkout } = payer
    await fillIn(payer, DECLINED)
    await checkout.pay()
    const entry = phone.getByRole('main').getByRole('button', { name: guest.t('common.nav.sendScreen') })
    await expect(entry).toBeVisible()
    const seen = await linesOf(phone)

    await entry.click()
    const dialog = phone.getByRole('dialog')
    await dialog.getByRole('textbox').fill('לא עובד')
    await expectAccessible(phone)
    await dialog.getByRole('button', { name: guest.t('support.send') }).click()
    const code = await dialog.getByText(/^[2-9A-HJKMNP-Z]{4} [2-9A-HJKMNP-Z]{4}$/).innerText()

    await keepSession(page, { ...randomPerson('staff'), ...DEMO_STAFF })
    await page.goto('/staff/replay')
    const requests = requestsOfFrames(page)
    await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Open the screen' }).click()
    await expect(page.getByRole('heading', { name: code })).toBeVisible()
    await expect(page.getByText(/Look 1, written down: staff@stayless\.example/)).toBeVisible()
    await expectSameWords(page, seen)

    const scrubber = page.getByRole('slider')
    const last = Number(await scrubber.inputValue())
    for (let count = 1; count <= 10; count++) await page.keyboard.press('ArrowLeft')
    await expect(scrubber).toHaveValue(String(last - 10))
    await expect(page.frameLocator('iframe').getByRole('main', { includeHidden: true })).toBeAttached()
    for (let count = 1; count <= 10; count++) await page.keyboard.press('ArrowRight')
    await expectSameWords(page, seen)
    expect(requests.filter((url) => !/\.(?:js|css|woff2|svg|jpg|webp|avif)(?:\?|$)|\/frozen$/.test(url))).toEqual([])
    await expectAccessible(page)
  },
)

/** Lines of text of the page's main part. */
const linesOf = async (page: Pick<Page, 'locator'>): Promise<string[]> =>
  (await page.locator('main').innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The guest's words as the frozen page has them: a bar stands for any text; alone on a line, also for a filled field. */
const wordsBehind = async (page: Page): Promise<RegExp> => {
  const frozen = page.frames().find((frame) => frame !== page.mainFrame())
  const lines = frozen === undefined ? [] : await linesOf(frozen)
  const patterns = lines.map((line) => {
    const pattern = line.split(BARS).map(escapeRegExp).join('.*')
    return pattern === '.*' ? '(?:.*\n)?' : `${pattern}\n`
  })
  return new RegExp(`^${patterns.join('')}$`)
}

/** Waits until the frozen page has the guest's words. */
const expectSameWords = async (page: Page, seen: readonly string[]): Promise<void> => {
  await expect(async () => expect(`${seen.join('\n')}\n`).toMatch(await wordsBehind(page))).toPass({ timeout: 30_000 })
}

/** Addresses that frames of a page ask for, as they are asked. */
const requestsOfFrames = (page: Page): string[] => {
  const urls: string[] = []
  page.on('request', (request: Request) => {
    if (request.frame() !== page.mainFrame()) urls.push(request.url())
  })
  return urls
}
