import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { expect, type Frame, type Locator, type Page, type Request } from '@playwright/test'
import { randomPerson } from './auth.page.ts'
import type { Guest } from './guest.ts'
import { keepSession } from './session.ts'

const DEMO_STAFF = { ...randomPerson('staff'), email: 'staff@stayless.example', password: 'stayless' }
const CODE = /^[2-9A-HJKMNP-Z]{4} [2-9A-HJKMNP-Z]{4}$/
const BARS = /\u2588+/
/** Files that are the same for everybody, and the document of the frozen page. */
const OF_THE_BUILD = /\.(?:js|css|woff2|svg|jpg|webp|avif)(?:\?|$)|\/frozen$/

/** The dialog in which a guest sends the screen to support. */
export class SendScreenPage {
  readonly #guest: Guest
  readonly #dialog: Locator

  constructor(guest: Guest) {
    this.#guest = guest
    this.#dialog = guest.page.getByRole('dialog', { name: guest.t('common.nav.sendScreen') })
  }

  /** The button that opens the dialog, in a part of the page. */
  entryIn(part: Locator): Locator {
    return part.getByRole('button', { name: this.#guest.t('common.nav.sendScreen') })
  }

  async write(note: string): Promise<void> {
    await this.#dialog.getByRole('textbox').fill(note)
  }

  /** Returns the code for support, and what was sent. */
  async send(): Promise<{ code: string; sent: string }> {
    const { page, t } = this.#guest
    const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/support/'))
    await this.#dialog.getByRole('button', { name: t('support.send') }).click()
    const code = await page.getByRole('dialog').getByText(CODE).innerText()
    return { code, sent: (await request).postData() ?? '' }
  }

  /** Without a connection. Returns the path of the file. */
  async save(): Promise<string> {
    const { page, t } = this.#guest
    const download = page.waitForEvent('download')
    await this.#dialog.getByRole('button', { name: t('support.saveFile') }).click()
    return (await download).path()
  }
}

/** A guest's screen as staff open it. */
export class ReplayPage {
  readonly #page: Page
  readonly #asked: string[] = []
  readonly scrubber: Locator

  constructor(page: Page) {
    this.#page = page
    this.scrubber = page.getByRole('slider')
  }

  /** Signs in as staff, and opens the page that takes a code or a file. */
  async start(): Promise<void> {
    await keepSession(this.#page, DEMO_STAFF)
    await this.#page.goto('/staff/replay')
    this.#page.on('request', (request: Request) => {
      if (request.frame() !== this.#page.mainFrame()) this.#asked.push(request.url())
    })
  }

  async openCode(code: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase())
    await this.#page.getByRole('button', { name: 'Open the screen' }).click()
    await expect(this.#page.getByRole('heading', { name: code })).toBeVisible()
    await expect(this.#page.getByText(/Look 1, written down: staff@stayless\.example/)).toBeVisible()
  }

  /** Drops the file on the page. */
  async dropFile(content: string): Promise<void> {
    const data = await this.#page.evaluateHandle((text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'screen.json', { type: 'application/json' }))
      return transfer
    }, content)
    await this.#page.getByLabel(/file/i).locator('xpath=ancestor::div[1]').dispatchEvent('drop', { dataTransfer: data })
  }

  /** Waits until the frozen page has the guest's words and fields, but for bars. */
  async expectSame(seen: Seen): Promise<void> {
    await expect(async () => {
      const replayed = await seenOf(this.#frozen())
      expect({
        lines: firstDifference(seen.lines, replayed.lines),
        fields: firstDifference(seen.fields, replayed.fields),
      }).toEqual({ lines: null, fields: null })
    }).toPass({ timeout: 30_000 })
  }

  /** Neither the API nor the gateway was asked for anything. */
  expectNothingAsked(): void {
    expect(this.#asked.filter((url) => !OF_THE_BUILD.test(url))).toEqual([])
  }

  /** Nothing of the guest's is stored in the browser of staff. */
  async expectNothingKept(): Promise<void> {
    const stored = await this.#page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(stored).not.toContain(HIDDEN)
    expect(stored).not.toContain('profile.draft')
  }

  #frozen(): Frame {
    const frame = this.#page.frames().find((one) => one !== this.#page.mainFrame())
    if (frame === undefined) throw new Error('no screen is open')
    return frame
  }
}

/** A page as it is read: its lines of text, dialogs included, and the values of its fields. */
export interface Seen {
  lines: string[]
  fields: string[]
}

export const seenOf = async (page: Pick<Page, 'locator'>): Promise<Seen> => {
  const text = await page.locator('body').evaluate(readText)
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { lines, fields: await page.locator('input, textarea, select').evaluateAll(readFields) }
}

/** Announcements of the library, which a guest hears once, are no part of the page. */
const readText = (body: HTMLElement): string => {
  const announced = document.querySelector<HTMLElement>('[data-live-announcer]')?.innerText ?? ''
  return body.innerText.replace(announced, '')
}

/** Passwords and codes are never sent, and stay empty. */
const readFields = (elements: Element[]): string[] =>
  elements.flatMap((field) => {
    if (!field.checkVisibility()) return []
    if (field instanceof HTMLInputElement) {
      if (field.type === 'password' || field.autocomplete === 'one-time-code') return []
      if (field.type === 'checkbox' || field.type === 'radio') return [field.checked ? 'on' : 'off']
    }
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    return isField ? [field.value.replaceAll('\n', ' ')] : []
  })

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const withAnyForBars = (line: string): string => line.split(BARS).map(escapeRegExp).join('.*')

/** A frozen line for the guest's: a bar stands for any text; alone on a line, also for a filled field. */
const patternOf = (line: string): string => {
  const pattern = withAnyForBars(line)
  return pattern === '.*' ? '(?:.*\n)?' : `${pattern}\n`
}

/** The lines around the first that differs from the guest's; null if none does. */
const firstDifference = (seen: readonly string[], replayed: readonly string[]) => {
  const patterns = replayed.map(patternOf)
  const text = seen.map((line) => `${line}\n`).join('')
  if (new RegExp(`^${patterns.join('')}$`).test(text)) return null
  const same = patterns.findLastIndex((_pattern, index) =>
    new RegExp(`^${patterns.slice(0, index + 1).join('')}`).test(text),
  )
  const [start = ''] = new RegExp(`^${patterns.slice(0, same + 1).join('')}`).exec(text) ?? []
  return {
    after: replayed.slice(Math.max(same - 2, 0), same + 1),
    seen: text.slice(start.length).split('\n').slice(0, 8),
    replayed: replayed.slice(same + 1, same + 9),
  }
}
