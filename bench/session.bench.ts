import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { runBuilt } from './built.ts'
import { round, type Figure } from './figure.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Before a guest asks to send a screen: the session with its recorder, what keeps what pages show, and the way to the dialog. */
const GUEST_AIM = { atMost: 4 }

const PAGE_HAS = 'preload'

/** The entry to the dialog that sends a screen, and what keeps what pages show. */
const SCREEN_PARTS = ['actors/system/seenState.ts', 'views/parts/seen/useSeen.ts', 'views/parts/support/SendScreen.tsx']

/** Weight of the session, and its cost in a flow. */
export const benchSession = async (): Promise<Figure[]> => [...(await weights()), ...(await runBuilt('session'))]

/** In kilobytes, without what the page already has: React, controls, texts, storage, and the loading of further chunks. */
const screenParts = async (): Promise<number> => {
  const inputs = SCREEN_PARTS.map((file) => `${ROOT}src/${file}`)
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
        external: (id) => !inputs.some((input) => input.endsWith(id.replace(/^#/, '/'))),
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
        output: {
          codeSplitting: {
            groups: [{ name: PAGE_HAS, test: /vite\/preload-helper/ }],
          },
        },
      },
    },
  })
  const chunks = chunksOf(built)
  const entryChunks = chunks.filter(({ isEntry }) => isEntry)
  const screen = await screenParts()
  return [
    { name: 'session: with its recorder', value: kilobytes(entryChunks), unit: 'kB gz' },
    { name: 'session: what pages show, and the way to the dialog of support', value: screen, unit: 'kB gz' },
    {
      name: 'session: until a guest opens the dialog of support',
      value: round(kilobytes(entryChunks) + screen),
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
