import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { launchBrowser } from './browser.ts'
import { runBuilt } from './built.ts'
import { round, type Figure } from './figure.ts'
import { dataDirectory, startShipped } from './shipped.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/**
 * Before a guest asks to send a screen: the session with its recorder, what keeps what pages show, the way to the dialog, and what
 * listens for staff.
 */
const GUEST_AIM = { atMost: 4 }

const PAGE_HAS = 'preload'
/** A chunk of its own for what the page has anyway, which is not weighed. */
const PAGE_HAS_APART = { codeSplitting: { groups: [{ name: PAGE_HAS, test: /vite\/preload-helper/ }] } }

/** The entry to the dialog that sends a screen, and what keeps what pages show. */
const SCREEN_PARTS = ['actors/system/seenState.ts', 'views/parts/seen/useSeen.ts', 'views/parts/support/SendScreen.tsx']
/** Hears a staff page of this browser that watches its tabs. */
const LISTENER_PARTS = ['app/liveListener.ts', 'actors/system/liveChannel.ts']

const MENU_ENTRY = 'Send my screen to support'
/** Longer than any page waits before it loads more on its own. */
const SETTLED_MS = 3500

/** Weight of the session, and its cost in a flow. */
export const benchSession = async (): Promise<Figure[]> => [
  ...(await weights()),
  await dialogWeight(),
  ...(await runBuilt('session')),
]

/** All scripts that the shipped page loads when a guest opens the dialog. */
const dialogWeight = async (): Promise<Figure> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(`${server.origin}/about`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED_MS)
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      const request = response.request()
      // The picture of the screen is a frame of its own, with the page's scripts once more from the cache.
      if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) scripts.push(response.body())
    })
    await page.getByRole('contentinfo').getByRole('button', { name: MENU_ENTRY }).click()
    await page.getByRole('dialog', { name: MENU_ENTRY }).waitFor()
    await page.waitForTimeout(SETTLED_MS)
    const codes = (await Promise.all(scripts)).map((code) => ({ code: code.toString() }))
    return { name: 'session: all that the dialog loads, with its texts', value: kilobytes(codes), unit: 'kB gz' }
  } finally {
    await browser.close()
    await server.stop()
    data.remove()
  }
}

/** In kilobytes, without what the page already has: React, controls, texts, storage, and the loading of further chunks. */
const weightOf = async (parts: readonly string[]): Promise<number> => {
  const inputs = parts.map((file) => `${ROOT}src/${file}`)
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: inputs,
        preserveEntrySignatures: 'exports-only',
        external: (id) =>
          !id.includes('preload-helper') && !inputs.some((input) => input.endsWith(id.replace(/^#/, '/'))),
        output: PAGE_HAS_APART,
      },
    },
  })
  return kilobytes(chunksOf(built))
}

const chunksOf = (built: Awaited<ReturnType<typeof build>>) => {
  const [outputs] = Array.isArray(built) ? built : [built]
  if (outputs === undefined || !('output' in outputs)) throw new Error('the session was not built')
  return outputs.output.flatMap((output) => (output.type === 'chunk' && output.name !== PAGE_HAS ? [output] : []))
}

/** Each chunk is compressed by itself. */
const kilobytes = (chunks: readonly { code: string }[]): number =>
  round(chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000, 2)

/**
 * Built the way the page is, without what the page already has: XState, the contract, parsing of amounts, and the loading of
 * further chunks.
 */
const weights = async (): Promise<Figure[]> => {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${ROOT}src/actors/system/actorSystem.ts`,
        preserveEntrySignatures: 'exports-only',
        external: [/^xstate$/, /^#contract\//, /kit\/decimal/],
        output: PAGE_HAS_APART,
      },
    },
  })
  const chunks = chunksOf(built)
  const entryChunks = chunks.filter(({ isEntry }) => isEntry)
  const screen = await weightOf(SCREEN_PARTS)
  const listener = await weightOf(LISTENER_PARTS)
  return [
    { name: 'session: with its recorder', value: kilobytes(entryChunks), unit: 'kB gz' },
    { name: 'session: what pages show, and the way to the dialog of support', value: screen, unit: 'kB gz' },
    { name: 'session: what listens for staff', value: listener, unit: 'kB gz' },
    {
      name: 'session: until a guest opens the dialog of support',
      value: round(kilobytes(entryChunks) + screen + listener),
      unit: 'kB gz',
      aim: GUEST_AIM,
    },
    {
      name: 'session: rules of the export, which the dialog loads',
      value: kilobytes(chunks.filter(({ isEntry }) => !isEntry)),
      unit: 'kB gz',
    },
  ]
}
