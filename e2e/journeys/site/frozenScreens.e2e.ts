import { packCapture, PackedCapture, unpackCapture, type CaptureEnvelope } from '#contract/support/captures.ts'
import { HIDDEN } from '#machines/kit/export/hidden.ts'
import { createPseudonyms, redactSnapshot } from '#machines/kit/export/redact.ts'
import { coverTransitions, snapshotsAlong } from '#machines/kit/verify/coverTransitions.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { instrumentMachine } from '#machines/kit/verify/transitions.ts'
import { readViewStates } from '#machines/kit/viewState.ts'
import { pageMachines, type MachineName } from '#machines/registry.ts'
import type { Page } from '@playwright/test'
import { create, string, type, unknown } from 'superstruct'
import type { Person } from '../../pages/auth.page.ts'
import { bookAs } from '../../pages/books.ts'
import { createGuest } from '../../pages/guest.ts'
import { HotelPage } from '../../pages/hotel.page.ts'
import { MapPage } from '../../pages/map.page.ts'
import { offerOf, refundableOfferOf, usualStay } from '../../pages/offer.ts'
import { createVerifiedAccount } from '../../pages/people.ts'
import { ResultsPage } from '../../pages/results.page.ts'
import { keepCards, KEPT_VISA } from '../../pages/savedCards.ts'
import { keepSession } from '../../pages/session.ts'
import { expect, test } from '../../test.ts'

/**
 * Every snapshot on every path of a machine, in the frozen page as staff open it: a guest's real screen is captured on the page
 * that the machine belongs to, and each snapshot takes the place of that machine's actor in it.
 */

type Actors = CaptureEnvelope['actors']

interface Scene {
  /** Opens the page of the machine. */
  open: (page: Page) => Promise<void>
  /** Parts that the page shows beside its machines. */
  seen?: CaptureEnvelope['seen']
  /** Puts a snapshot of the machine among the actors of the page; without it, by the machine's name. */
  place?: (actors: Actors, snapshot: unknown) => Actors
}

/** The page that shows each machine. */
const SCENES: Readonly<Record<Exclude<MachineName, keyof typeof PAGELESS>, Scene>> = {
  auth: { open: async (page) => void (await page.goto('/')), seen: { modal: 'log-in' } },
  destination: {
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('combobox').first().click()
    },
  },
  rates: {
    open: async (page) => {
      const hotel = new HotelPage(createGuest(page, 'en'))
      await hotel.open('nyc-0010', usualStay())
      await hotel.openRoom()
    },
  },
  favorites: { open: (page) => openAsOwner(page, '/account/favorites') },
  profile: { open: (page) => openAsOwner(page, '/account/profile-settings') },
  paymentMethods: { open: (page) => openAsOwner(page, '/account/payment-methods') },
  cancelling: {
    open: async (page) => {
      const person = await createVerifiedAccount(page.request, 'traveller')
      await bookAs(page.request, person, await refundableOfferOf(page.request, 'nyc-0010'))
      await openAs(page, person, '/account/my-bookings')
    },
  },
  checkout: { open: openCheckout },
  wallet: { open: openCheckout, place: placeWallet },
  search: { open: openResults },
  map: { open: openResults },
  inquiry: { open: async (page) => void (await page.goto('/inquiry/steps/booking')) },
  credentials: { open: (page) => openAsOwner(page, '/account/profile-settings') },
}

/** Machines that no page shows. */
const PAGELESS = {
  identitySession: 'it tells sign-in who is there, and nothing on a page reads it',
} satisfies Partial<Record<MachineName, string>>

async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await keepSession(page, person)
  await page.goto(path)
  await expect(page.getByRole('banner').getByText(person.last)).toBeVisible()
}

async function openAsOwner(page: Page, path: string): Promise<void> {
  const person = await createVerifiedAccount(page.request, 'owner')
  await keepCards(page.request, person, KEPT_VISA)
  await openAs(page, person, path)
}

async function openResults(page: Page): Promise<void> {
  const guest = createGuest(page, 'en')
  const results = new ResultsPage(guest)
  await results.open(usualStay())
  await results.expectSomeHotels()
  await new MapPage(guest).expectPrices()
}

async function openCheckout(page: Page): Promise<void> {
  const { path } = await offerOf(page.request, 'nyc-0010')
  await openAsOwner(page, `/checkout${path}`)
}

const WalletSnapshot = type({ value: unknown(), context: type({ wallet: string() }) })
const CheckoutSnapshot = type({ context: type({}) })

/** Both wallets run beside the checkout, which offers those that can pay: a device without wallets captures none that can. */
function placeWallet(actors: Actors, snapshot: unknown): Actors {
  const { value, context } = create(snapshot, WalletSnapshot)
  const checkout = create(actors['checkout'], CheckoutSnapshot)
  const wallets = ['ready', 'sheet', 'paid'].some((state) => state === value) ? [context.wallet] : []
  return {
    ...actors,
    [context.wallet === 'apple-pay' ? 'wallet' : 'wallet#2']: snapshot,
    checkout: { ...checkout, context: { ...checkout.context, wallets } },
  }
}

const specs: ReadonlyMap<string, MachineSpec> = new Map(Object.entries(pageMachines))

for (const [name, scene] of Object.entries(SCENES)) {
  const entry = specs.get(name)
  if (entry === undefined) throw new Error(`there is no machine ${name}`)
  test(
    `${name}: each snapshot on its paths is drawn on its page from what left the browser, with the same words but for bars`,
    { tag: ['@support'] },
    async ({ page }) => {
      test.setTimeout(900_000)
      const message = await messageOf(page, scene)
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`an error that nobody caught: ${error.message}`))
      await page.goto('/faq')
      const moments = momentsOf(name, entry, scene, message.envelope)
      const drawn = new Set<string>()
      for (let at = 0; at < moments.length && problems.length < ENOUGH; at += TOGETHER)
        for (const { where, redacted, differences } of await compare(page, message, moments.slice(at, at + TOGETHER))) {
          drawn.add(`${redacted.elements} ${redacted.text}`)
          problems.push(...differences.map((problem) => `${where}: ${problem}`))
        }
      test.info().annotations.push({
        type: 'drawn',
        description: `${name}: ${moments.length} snapshots, ${drawn.size} different screens`,
      })
      expect(problems).toEqual([])
      expect(drawn.size).toBeGreaterThan(1)
    },
  )
}

/** Problems after which nobody needs more. */
const ENOUGH = 20
/** Screens drawn at the same time, two for each snapshot. */
const TOGETHER = 2

/** Milliseconds for which a page's words stay the same before they are read; more where the two screens differ then. */
const STILL_MS = 400
const LONG_STILL_MS = 4000

interface Screen {
  face: string
  text: string
  elements: number
}

interface Compared {
  where: string
  redacted: Screen
  differences: string[]
}

/** Draws each snapshot as the guest had it and as it left. */
const compare = async (
  page: Page,
  message: OpenMessage,
  moments: readonly Moment[],
  stillMs = STILL_MS,
): Promise<Compared[]> => {
  const messages = moments.flatMap(({ raw, redacted }) =>
    [raw, redacted].map((snapshots) => ({ ...message, snapshots })),
  )
  const screens = await page.evaluate(drawAll, { messages, stillMs })
  const compared: Compared[] = []
  for (const [index, moment] of moments.entries()) {
    const [raw, redacted] = [screens[2 * index], screens[2 * index + 1]]
    if (raw === undefined || redacted === undefined) throw new Error('a screen is missing')
    const differences = problemsOf(raw, redacted)
    // Parts that the page draws later, e.g. a map, may stand on one of the two alone.
    if (differences.length > 0 && stillMs < LONG_STILL_MS)
      compared.push(...(await compare(page, message, [moment], LONG_STILL_MS)))
    else compared.push({ where: moment.where, redacted, differences })
  }
  return compared
}

const BARS = /\u2588+/
const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const problemsOf = (raw: Screen, redacted: Screen): string[] => {
  if (redacted.face !== 'shown') return [`the page ${redacted.face}`]
  if (raw.face !== 'shown') return [`the page ${raw.face} as the guest had it`]
  if (redacted.text.trim() === '') return ['the page is empty']
  if (redacted.text.includes(HIDDEN)) return ['a hidden value is no bar']
  const pattern = redacted.text
    .split('\n')
    .map((line) => line.split(BARS).map(escapeRegExp).join('.*'))
    .join('\n')
  return new RegExp(`^${pattern}$`).test(raw.text) ? [] : [`other words:\n${difference(raw.text, redacted.text)}`]
}

const difference = (raw: string, redacted: string): string => {
  const [before, after] = [raw.split('\n'), redacted.split('\n')]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ].join('\n')
}

/** The product's message to the document in which a screen is drawn. */
interface OpenMessage {
  type: string
  address: string
  envelope: CaptureEnvelope
  snapshots: Readonly<Record<string, unknown>>
}

/** The guest opens the dialog of support, which draws a picture of the screen by the same document that staff open. */
const messageOf = async (page: Page, { open, seen = {} }: Scene): Promise<OpenMessage> => {
  await page.addInitScript(() => {
    addEventListener('message', ({ data }) => {
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'frozen.open')
        Object.assign(globalThis, { opened: data })
    })
  })
  await open(page)
  const { t } = createGuest(page, 'en')
  const entry = page.getByRole('button', { name: t('common.nav.sendScreen'), includeHidden: true })
  const menu = page.getByRole('banner').getByRole('button', { name: t('common.nav.menu') })
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').getByText(t('common.loading'), { exact: true })).toHaveCount(0)
  await entry.or(menu).first().waitFor({ state: 'attached' })
  if ((await entry.count()) === 0) await menu.click()
  await entry.first().dispatchEvent('click')
  let message: OpenMessage | undefined
  await expect
    .poll(async () => {
      for (const frame of page.frames()) message ??= await frame.evaluate(() => Reflect.get(globalThis, 'opened'))
      return message?.type
    })
    .toBe('frozen.open')
  if (message === undefined) throw new Error('no screen was captured')
  const { envelope } = message
  return { ...message, envelope: { ...envelope, seen: { ...envelope.seen, ...seen } } }
}

interface Moment {
  where: string
  raw: OpenMessage['snapshots']
  redacted: OpenMessage['snapshots']
}

/** The screen with each different snapshot on the machine's paths, as it is and as it leaves. */
const momentsOf = (
  name: string,
  entry: MachineSpec,
  { place = (actors, snapshot) => ({ ...actors, [name]: snapshot }) }: Scene,
  envelope: CaptureEnvelope,
): Moment[] => {
  const met = new Set<string>()
  return coverTransitions(entry).paths.flatMap((path) =>
    [instrumentMachine(entry.machine).start(path.input).snapshot, ...snapshotsAlong(entry, path)].flatMap(
      (snapshot) => {
        const persisted: unknown = JSON.parse(JSON.stringify(entry.machine.getPersistedSnapshot(snapshot)))
        const copy = redactSnapshot(persisted, entry.policy, createPseudonyms())
        if (met.size === met.add(JSON.stringify(copy)).size) return []
        const actors = place(envelope.actors, copy)
        const sent: unknown = JSON.parse(JSON.stringify(packCapture({ ...envelope, actors })))
        return [
          {
            where: `${JSON.stringify(snapshot.value)} (${readViewStates(entry, snapshot).join(', ')})`,
            raw: place(envelope.actors, persisted),
            redacted: unpackCapture(create(sent, PackedCapture)).actors,
          },
        ]
      },
    ),
  )
}

/** Runs in the browser: draws screens in frames beside each other, like the page of staff, and reads their words. */
const drawAll = ({ messages, stillMs }: { messages: readonly OpenMessage[]; stillMs: number }): Promise<Screen[]> => {
  const still = async (frame: HTMLIFrameElement): Promise<string> => {
    const pause = 100
    let [words, unchanged] = ['', 0]
    for (let waited = 0; waited < 20_000 && unchanged < stillMs; waited += pause) {
      await new Promise((done) => setTimeout(done, pause))
      // Nothing inert has words for `innerText`.
      frame.inert = false
      const now = frame.contentDocument?.body.innerText ?? ''
      frame.inert = true
      unchanged = now === words ? unchanged + pause : 0
      words = now
    }
    return words
  }
  const draw = async (message: OpenMessage): Promise<Screen> => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { width: '1280', height: '900', inert: true, src: '/frozen' })
    const face = await new Promise<string>((resolve) => {
      const hear = ({ source, data }: MessageEvent): void => {
        if (source !== frame.contentWindow) return
        if (data.type === 'frozen.waits') frame.contentWindow?.postMessage(message, location.origin)
        else resolve(data.type === 'frozen.shown' ? 'shown' : 'cannot be drawn')
      }
      addEventListener('message', hear)
      setTimeout(() => resolve('does not open'), 60_000)
      document.body.append(frame)
    })
    const text = await still(frame)
    const elements = frame.contentDocument?.querySelectorAll('*').length ?? 0
    frame.remove()
    return { face, text, elements }
  }
  return Promise.all(messages.map(draw))
}
