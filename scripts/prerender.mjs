// Prerenders the public pages in every language, and one empty shell per language for all other pages. Needs a fresh `vite
// build`. The server sends dist/client/<path>/index.html if it exists (in English also index.h12.html, with hours
// like 3 PM), else dist/client/_shell/<locale>.html.
import 'temporal-polyfill/global'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DIST = process.argv[2] ?? join(ROOT, 'dist')
const CLIENT = join(DIST, 'client')
/** Stays in the build: the server renders a guest's own first view with it. */
const RENDERER = join(DIST, 'renderer')
/** @typedef {'en' | 'ar' | 'he'} Locale */

/** Font subsets by language; digits and symbols are Latin in every language. */
const FONTS = { en: ['latin'], ar: ['arabic', 'latin'], he: ['hebrew', 'latin'] }

/** The script inlined in every document. */
const buildWatchdog = async () => {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Must run in browsers that are too old for the application.
      target: 'es2015',
      lib: { entry: join(ROOT, 'src/entry.watchdog.ts'), formats: ['iife'], name: 'watchdog' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (output === undefined || !('output' in output)) throw new Error('The watchdog was not built')
  return `<script>${output.output[0].code.trim()}</script>`
}

/** Writes the pages into the built client. @throws if it lacks a style sheet, a font or the first texts of a language. */
export const prerender = async () => {
  await build({
    root: ROOT,
    logLevel: 'warn',
    // Bundles all dependencies, with production React: the server renders with this build too.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/entry.server.tsx', outDir: RENDERER, manifest: false, copyPublicDir: false },
  })
  const {
    SERVER_RENDERED_ATTR,
    SERVER_RENDER_SLOT,
    HOUR_CYCLES,
    LOCALES,
    PUBLIC_PAGES,
    SHELL_HEAD,
    lostNotice,
    render,
    rootOf,
  } = await import(pathToFileURL(join(RENDERER, 'entry.server.js')).href)
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
  // Load the texts in parallel with the application, which can show nothing without them.
  const wordsLink = (/** @type {Locale} */ locale, /** @type {'first' | 'home'} */ part = 'first') => {
    const file = Object.values(manifest).find(({ name }) => name === `${part}-${locale}`)?.file
    if (!file) throw new Error(`The ${part} texts of ${locale} are missing in the build`)
    return `<link rel="modulepreload" href="/${file}">`
  }
  // Preload the chunks of the home page: otherwise each is requested only after the previous one.
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
   * A page that can be used before the application has loaded: nothing competes with it, nothing says that it needs the application.
   * @param {Locale} locale
   * @param {boolean} hasApplication Whether the application takes it over.
   */
  const usable = (locale, hasApplication) =>
    (hasApplication ? template : template.replaceAll(/<script[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, ''))
      .replace(sheet[0], () => `<style>${css}</style>`)
      .replace('lang="en" dir="ltr"', rootOf(locale))
      .replace('<!--head-->', () => SHELL_HEAD)
      .replace('id="root"', hasApplication ? `id="root" ${SERVER_RENDERED_ATTR}` : 'id="root"')
      .replace('<!--page-->', SERVER_RENDER_SLOT)
      .replace('<!--lost-->', '')
  /**
   * @param {Locale} locale
   * @param {{ head: string, body: string }} page
   * @param {boolean} painted Whether it shows anything before the application has loaded.
   * @param {'h12' | 'h23'} [hourCycle] Of the hours in it.
   */
  const document = (locale, { head, body }, painted, hourCycle) =>
    (painted ? template.replace(sheet[0], () => `<style>${css}</style>`) : template)
      .replace('lang="en" dir="ltr"', rootOf(locale, hourCycle))
      // Before the style sheet: a script after it would wait for it.
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
      document(locale, { head: SHELL_HEAD, body: SERVER_RENDER_SLOT }, true).replace(
        'id="root"',
        `id="root" ${SERVER_RENDERED_ATTR}`,
      ),
    )
    await write(`_shell/${locale}.request.html`, usable(locale, true))
    await write(`_shell/${locale}.plain.html`, usable(locale, false))
    for (const path of PUBLIC_PAGES) {
      for (const hourCycle of locale === 'en' ? HOUR_CYCLES : ['h23']) {
        const name = hourCycle === 'h12' ? 'index.h12.html' : 'index.html'
        const { head, body } = await render(locale, path, hourCycle)
        const page = { head: path === '/' ? `${homeLinks(locale)}${head}` : head, body }
        await write(join(locale === 'en' ? '' : locale, path, name), document(locale, page, true, hourCycle))
      }
    }
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await prerender()
