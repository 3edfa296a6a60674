// Writes the public pages as HTML in every language, and one empty shell for each language for all other pages.
// Needs a fresh `vite build`; the server sends dist/client/<path>/index.html where there is one, else dist/client/_shell/<locale>.html.
import 'temporal-polyfill/global'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = process.argv[2] ?? join(ROOT, 'dist')
const CLIENT = join(DIST, 'client')
/** Stays beside the server, which renders what one guest sees first. */
const RENDERER = join(DIST, 'renderer')
/** @typedef {'en' | 'ar' | 'he'} Locale */

/** The letters of the page's language, and the digits and signs that are Latin in every language. */
const FONTS = { en: ['latin'], ar: ['arabic', 'latin'], he: ['hebrew', 'latin'] }

/** The script that stands in every document. */
const buildWatchdog = async () => {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      // It speaks to browsers that are too old for the rest.
      target: 'es2015',
      lib: { entry: join(ROOT, 'src/entry.watchdog.ts'), formats: ['iife'], name: 'watchdog' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (output === undefined || !('output' in output)) throw new Error('The watchdog was not built')
  return `<script>${output.output[0].code.trim()}</script>`
}

/** Writes the pages into the built client. Throws when that lacks a style sheet, a font or the first texts of a language. */
export const prerender = async () => {
  await build({
    root: ROOT,
    logLevel: 'warn',
    // Whole, with the React that is made for production: the server renders with it too.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/entry.server.tsx', outDir: RENDERER, manifest: false, copyPublicDir: false },
  })
  const { FIRST, FIRST_VIEW, LOCALES, PUBLIC_PAGES, SHELL_HEAD, lostNotice, render, rootOf } = await import(
    pathToFileURL(join(RENDERER, 'entry.server.js')).href
  )
  const watchdog = await buildWatchdog()
  const template = await readFile(join(CLIENT, 'index.html'), 'utf8')
  /** @type {Record<string, { src?: string, name?: string, file: string, imports?: string[] }>} */
  const manifest = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8'))
  const sheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template)
  if (sheet === null) throw new Error('The page has no style sheet')
  const css = await readFile(join(CLIENT, sheet[1] ?? ''), 'utf8')

  const fontFile = (/** @type {string} */ subset) =>
    Object.values(manifest).find(({ src }) => src?.endsWith(`/rubik-${subset}-wght-normal.woff2`))?.file
  const fontLinks = (/** @type {Locale} */ locale) =>
    FONTS[locale]
      .map((subset) => {
        const file = fontFile(subset)
        if (!file) throw new Error(`The font for ${subset} is missing in the build`)
        return `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`
      })
      .join('')
  // With the application: without its words it can show nothing.
  const wordsLink = (/** @type {Locale} */ locale, /** @type {'first' | 'home'} */ part = 'first') => {
    const file = Object.values(manifest).find(({ name }) => name === `${part}-${locale}`)?.file
    if (!file) throw new Error(`The ${part} texts of ${locale} are missing in the build`)
    return `<link rel="modulepreload" href="/${file}">`
  }
  // The pieces of the home page, likewise: each by itself would be asked for by the one before.
  const homeLinks = (/** @type {Locale} */ locale) => {
    const home = Object.values(manifest).find(({ name }) => name === 'home')
    if (!home) throw new Error('The home page is missing in the build')
    const own = (home.imports ?? [])
      .map((key) => manifest[key])
      .filter((piece) => /^(?:search-form|stay-line)$/.test(piece?.name ?? ''))
    const links = [home, ...own].map((piece) => `<link rel="modulepreload" href="/${piece?.file}">`)
    return [wordsLink(locale, 'home'), ...links].join('')
  }
  /**
   * @param {Locale} locale
   * @param {{ head: string, body: string }} page
   * @param {boolean} painted Whether it has something to show before the application comes.
   */
  const document = (locale, { head, body }, painted) =>
    (painted ? template.replace(sheet[0], () => `<style>${css}</style>`) : template)
      .replace('lang="en" dir="ltr"', rootOf(locale))
      // Before the style sheet, for which a script would wait.
      .replace('<!--head-->', () => `${watchdog}${fontLinks(locale)}${wordsLink(locale)}${head}`)
      .replace('<!--page-->', () => body)
      .replace('<!--lost-->', () => lostNotice(locale, !painted))
  const write = async (/** @type {string} */ file, /** @type {string} */ text) => {
    await mkdir(dirname(join(CLIENT, file)), { recursive: true })
    await writeFile(join(CLIENT, file), text)
  }

  for (const locale of LOCALES) {
    await write(`_shell/${locale}.html`, document(locale, { head: SHELL_HEAD, body: '' }, false))
    await write(
      `_shell/${locale}.first.html`,
      document(locale, { head: SHELL_HEAD, body: FIRST_VIEW }, true).replace('id="root"', `id="root" ${FIRST}`),
    )
    for (const path of PUBLIC_PAGES) {
      const file = join(locale === 'en' ? '' : locale, path, 'index.html')
      const { head, body } = await render(locale, path)
      await write(file, document(locale, { head: path === '/' ? `${homeLinks(locale)}${head}` : head, body }, true))
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await prerender()
