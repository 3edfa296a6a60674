import type { Page } from 'playwright'

export const PASSWORD = 'sea breeze'

export type Harness = ReturnType<typeof harnessOf>

/** Drives the page of `social.harness.ts`. */
export const harnessOf = (page: Page) => {
  const read = new Map<string, number>()

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  /** Returns the next result of this button, or the code of its error. */
  const nextResult = async (name: string): Promise<unknown> => {
    const index = read.get(name) ?? 0
    read.set(name, index + 1)
    const lines = page.locator('li', { hasText: new RegExp(`^${name}: `) })
    const text = ((await lines.nth(index).textContent()) ?? '').slice(name.length + 2)
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }

  const open = async (name: string): Promise<Page> => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), press(name)])
    await popup.waitForLoadState()
    return popup
  }

  return {
    press,
    nextResult,
    open,
    answerTo: async (name: string): Promise<unknown> => {
      await press(name)
      return nextResult(name)
    },
    signInBy: async (name: 'Google' | 'Facebook', email: string): Promise<unknown> => {
      await fillPopup(await open(name), email)
      return nextResult(name)
    },
    write: async (email: string): Promise<void> => {
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByLabel('Password').fill(PASSWORD)
    },
    /** The user that the page last got from the identity service. */
    session: () => page.locator('body').getAttribute('data-session'),
    /**
     * Holds back the first request to this address, by this page or by its window.
     * @returns a function that releases it.
     */
    holdBack: async (address: string): Promise<() => void> => {
      const gate = new EventTarget()
      const released = new Promise<void>((done) => gate.addEventListener('release', () => done()))
      const pass = async (route: { continue: () => Promise<void> }) => {
        await released
        await route.continue()
      }
      await page.context().route(address, pass, { times: 1 })
      return () => void gate.dispatchEvent(new Event('release'))
    },
  }
}

export const fillPopup = async (popup: Page, email: string): Promise<void> => {
  await popup.getByLabel('Email', { exact: true }).fill(email)
  await popup.getByLabel('Full name').fill('Maya Cohen')
  await popup.getByRole('button', { name: 'Continue' }).click()
}

export const uidOf = (answer: unknown): { uid: unknown } => ({
  uid: typeof answer === 'object' && answer !== null && 'uid' in answer ? answer.uid : undefined,
})
