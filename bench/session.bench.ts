import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { runBuilt } from './built.ts'
import { round, type Figure } from './figure.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** The session, its recorder, and the rules of the export. */
const GUEST_AIM = { atMost: 4 }

const PAGE_HAS = 'preload'
/** The table of event routes between actors. */
const LINKS = 'links'

/** Weight of the session, and its cost in a flow. */
export const benchSession = async (): Promise<Figure[]> => [...(await weights()), ...(await runBuilt('session'))]

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
            groups: [
              { name: PAGE_HAS, test: /vite\/preload-helper/ },
              { name: LINKS, test: /actors\/system\/eventRoutes|guest\.selectors|guestName\.rules/ },
            ],
          },
        },
      },
    },
  })
  const [outputs] = Array.isArray(built) ? built : [built]
  if (outputs === undefined || !('output' in outputs)) throw new Error('the session was not built')
  const chunks = outputs.output.flatMap((output) =>
    output.type === 'chunk' && output.name !== PAGE_HAS ? [output] : [],
  )
  const kilobytes = (group: typeof chunks): number =>
    round(group.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000, 2)
  const links = chunks.filter(({ name }) => name === LINKS)
  const entryChunks = chunks.filter(({ isEntry }) => isEntry)
  const lazyChunks = chunks.filter((chunk) => !links.includes(chunk) && !entryChunks.includes(chunk))
  return [
    { name: 'session: with its recorder', value: kilobytes(entryChunks), unit: 'kB gz' },
    { name: 'session: rules of the export, when it is asked for', value: kilobytes(lazyChunks), unit: 'kB gz' },
    {
      name: 'session: recorder, rules and session',
      value: kilobytes([...entryChunks, ...lazyChunks]),
      unit: 'kB gz',
      aim: GUEST_AIM,
    },
    { name: 'session: table of links', value: kilobytes(links), unit: 'kB gz' },
    {
      name: 'session: all of it, with the links',
      value: kilobytes([...entryChunks, ...lazyChunks, ...links]),
      unit: 'kB gz',
    },
  ]
}
