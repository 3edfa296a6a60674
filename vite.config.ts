import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { LOCALES } from './contract/shared/locale.ts'
import { en } from './locales/en.ts'
import { pages } from './locales/en/pages.ts'
import { pseudoTexts } from './locales/kit/pseudo.ts'
import { importsInVain, strayModules } from './scripts/lib/guestChunks.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

const anyOf = (...paths: string[]): RegExp => new RegExp(paths.join('|'))

/** Modules that every page needs. */
const CORE = anyOf(
  'node_modules/(react|react-dom|scheduler|use-sync-external-store|superstruct|rosetta|dlv|templite)/',
  'node_modules/@tanstack/(react-router/dist/esm/(?!useBlocker)|router-core/|history/|store/|react-store/)',
  'src/(app/(?!frozen/|CacheProvider|payingViews|restoreAfterLanguageSwitch|keepFocus|hashScroll|repairUrl|replaceServerRender|restoreInteractions)|i18n/(?!DeadlineClocks|MaxTotal|loadPages|staffTexts|machineWords|errorText|ruleText|ratingWord|cardWords|priceWords|cardName)|views/(layout/(?!HotelsLayout|SignedOutMenu|ConsentBar|PromoBlock|pinScroll|pageAnchor|[Cc]urrency|localCurrencies|\\w+(Dialog|Drawer))|errors))',
  'src/ui/(\\w+/)?(Button|Icon|icons|Numeral|classes|VisuallyHidden|StayLine|Popover|placement|Picture|Tag|Skeleton|Notice|Facts|Choice|Dialog|scrollLock)\\.',
  'src/styles/media\\.',
  'contract/\\w+/(amenities|brand|codec|config|currencies|destination|document|locale|loyalty|pages|stay|wire)\\.',
  'machines/search/(search\\.(criteria|stay|view)|zoom)',
  'src/services/(publicCall|storage|connection|lastSearch|clock|placeClock|placeNames)\\.',
  'src/actors/\\w+/(seenState|lastSearch|onReconnect|placeClock|placeNames)\\.',
  'src/views/parts/(hotel/usePlaceName|loading/(lazyPart|ChunkError)|seen/useSeen|support/SendScreen)\\.',
  'src/views/searchForm/(useSearchDraft|usePlaceNow|lazyPanels|popoverPanels|SearchForm\\.css)',
  'locales/kit/(i18n|formats|money)\\.',
  'src/routes/_default\\.tsx',
)

/** Modules shared by several pages, one chunk per group. */
const SHARED = {
  // The machines and the API client.
  actors: anyOf(
    'node_modules/(xstate|@xstate|use-isomorphic-layout-effect)/',
    'machines/kit/(limitIterations|failure|internals|messages|port|equalView|types|loadingDelays)\\.ts',
    'src/actors/system/(actorSystem|recorder|lazySingleton)\\.',
    'src/services/(browserClient|http|apiFailure|report|fetchForMachine|searchApi)\\.',
    'contract/\\w+/(defineEndpoint|searchEndpoints|hotels|money|pictures|rates|soldNear)\\.',
    'src/i18n/(errorText|ratingWord)\\.',
    'src/views/parts/loading/LoadError\\.',
    'src/ui/hooks/(useMedia|useFocusNextItem)\\.',
  ),
  // Labeled fields of any page.
  fields: anyOf('src/ui/forms/(Field|TextField)\\.'),
  // Prices and bids: the hotel list, a hotel's page and the checkout.
  rates: anyOf('machines/rates/(rates|bids|rateChoice)\\.rules\\.'),
  'search-form': anyOf(
    'src/views/searchForm/(SearchForm|useDestination)\\.',
    'src/views/parts/hotel/LandingTime\\.',
    'machines/search/(search\\.area|arrival\\.rules)\\.',
  ),
  // The hotel list and a hotel's page.
  finding: anyOf(
    // Few pages use mutations.
    'node_modules/@tanstack/(query-core|react-query)/(?!.*(mutationObserver|useMutation)\\.)',
    'src/services/(query|storedFavorites)\\.',
    'src/actors/(search/searchUrl|hotel/favoriteToggleState)\\.',
    'machines/search/search\\.(url|filters)\\.',
    'src/app/(CacheProvider|repairUrl|replaceServerRender|restoreInteractions|useSearchStateOnBack)\\.',
    'src/views/(parts/(hotel/FavoriteButton|hotel/HotelTitle|hotel/useFavoriteToggle|loading/SlowLoadingNotice)|searchForm/UrlRepairNotice)',
    'src/views/map/HotelsMap.css',
  ),
  // The home page and a hotel's page.
  panels: anyOf('src/views/searchForm/panelEntries\\.', 'src/views/layout/scrollKey\\.'),
  'stay-line': anyOf(
    'src/ui/stay/StayLineLarge\\.',
    'src/views/searchForm/(HourStepper|NightBefore)\\.',
    'contract/hotel/savings\\.',
  ),
  // The hotel list, and links to a position within a page.
  hold: anyOf('src/views/layout/pinScroll\\.'),
  results: anyOf(
    'src/actors/search/(searchActor|search)\\.',
    'machines/search/search\\.(machine|rules|ports|selectors)\\.',
    'src/views/search/(?!FilterPanel|PriceFilter|NoResults|lazyEmptyStates|TruncatedListNotice|AllFilteredOut|InvalidSearch|SearchCancelled)',
    'src/routes/_hotels',
    'src/views/layout/HotelsLayout',
    'src/views/searchForm/SearchBar',
  ),
  home: anyOf('src/views/home/(?!LandingLine)', 'src/routes/_default/index'),
}

/** Chunks preloaded with the code that needs them: the browser would otherwise discover them only after loading it. */
const ASKED_AHEAD = new RegExp(
  `/(${['core', 'rolldown-runtime', ...Object.keys(SHARED), 'paying-\\w+'].join('|')})-[^/]+\\.js$`,
)

/** React Aria ships labels in thirty languages; the product has three. */
const ariaLanguages = (): Plugin => ({
  name: 'aria-languages',
  load: (id) =>
    /react-(aria|stately)\/dist\/.*\/intl\/[^/]+\/(?!en-US|ar-AE|he-IL)[a-z]{2}-[A-Z]{2}\.m?js$/.test(id)
      ? 'export default {}'
      : null,
})

/** Removes paged queries, a twentieth of the cache library: no query here uses them. */
const noPagedQueries = (): Plugin => ({
  name: 'no-paged-queries',
  load: (id) =>
    id.endsWith('query-core/build/modern/infiniteQueryBehavior.js')
      ? `const leftOut = () => {
  throw new Error('queries with pages are left out of the build: see vite.config.ts')
}
export { leftOut as hasNextPage, leftOut as hasPreviousPage, leftOut as infiniteQueryBehavior }`
      : null,
})

/** Fails the build if every page needs a file that `CORE` does not match: each would wait for one more chunk. */
const coreIsWhole = (): Plugin => ({
  name: 'core-is-whole',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/app/start.tsx')))
    if (first === undefined) return
    const initialChunks = [first, ...chunks.filter(({ fileName }) => first.imports.includes(fileName))]
    const astray = initialChunks.filter(({ name, isEntry }) => name !== 'core' && name !== 'preload' && !isEntry)
    // The bundler's own runtime cannot be named.
    const files = astray.flatMap(({ moduleIds }) => moduleIds).filter((id) => !id.endsWith('rolldown/runtime.js'))
    if (files.length > 0) this.error(`Every page needs these at once: name them in CORE.\n${files.join('\n')}`)
  },
})

/** Fails the build if a chunk that guests may load contains the staff's machine explanations. */
const staffApart = (): Plugin => ({
  name: 'staff-apart',
  generateBundle(_options, bundle) {
    const stray = strayModules(Object.values(bundle).filter((output) => output.type === 'chunk'))
    if (stray.length > 0) this.error(`Guests would load what is for staff alone.\n${stray.join('\n')}`)
  },
})

/** Fails the build if a page loads the code of another. */
const pagesApart = (): Plugin => ({
  name: 'pages-apart',
  generateBundle(_options, bundle) {
    const inVain = importsInVain(Object.values(bundle).filter((output) => output.type === 'chunk'))
    if (inVain.length > 0)
      this.error(`Imported for a few shared modules: name these in SHARED, before the page.\n${inVain.join('\n')}`)
  },
})

/**
 * Vite's own helper also loads styles, but there is only one style sheet here. This one preloads scripts and reports lost
 * chunks.
 */
const lightPreload = (): Plugin => ({
  name: 'light-preload',
  enforce: 'pre',
  apply: 'build',
  load: {
    order: 'pre',
    handler: (id) =>
      id === '\0vite/preload-helper.js'
        ? `const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
  }
  return load().catch((payload) => {
    const lost = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
    if (dispatchEvent(lost)) throw payload
  })
}`
        : null,
  },
})

/** `PSEUDO=en-XA npm run dev`: pages in a pseudo language, never in a build. */
const pseudoLanguage = (language = process.env['PSEUDO']): Plugin => ({
  name: 'pseudo-language',
  apply: 'serve',
  transformIndexHtml: () =>
    language === 'en-XA' || language === 'en-XB'
      ? [
          {
            tag: 'script',
            children: `Object.assign(globalThis, ${JSON.stringify({
              pseudoTexts: pseudoTexts(en, language),
              pseudoPages: pseudoTexts(pages, language),
            }).replaceAll('<', '\\u003c')})`,
            injectTo: 'head-prepend',
          },
        ]
      : [],
})

/** Shortens class names, to shrink every page; throws if two collide. */
const shortClass = () => {
  const names = new Map<string, string>()
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const name = `_${hash.slice(3)}`
    const existingHash = names.get(name) ?? hash
    if (existingHash !== hash)
      throw new Error(`Two styles have the name ${name}: one of ${filePath}, whose file has to be called otherwise.`)
    names.set(name, hash)
    return name
  }
}

export default defineConfig({
  plugins: [
    pseudoLanguage(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
    }),
    ariaLanguages(),
    noPagedQueries(),
    coreIsWhole(),
    staffApart(),
    pagesApart(),
    lightPreload(),
    vanillaExtractPlugin({ identifiers: shortClass() }),
    react(),
  ],
  resolve: {
    alias: [
      // Our React has this hook; the shim for older versions is dead weight.
      { find: /^use-sync-external-store\/shim(?=\/|$)/, replacement: 'use-sync-external-store' },
      // The package's browser bundles each repeat their common code; its sources share it (30 kB less transferred).
      {
        find: /^braintree-web\/(client|hosted-fields|data-collector|apple-pay|google-payment|three-d-secure)$/,
        replacement: 'braintree-web/$1/index.js',
      },
    ],
  },
  // One style sheet: prerendered pages inline it in their head, all others find it in the cache.
  build: {
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
    // Browsers without modulepreload request the same files a moment later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => ASKED_AHEAD.test(file)),
    },
    cssCodeSplit: false,
    rolldownOptions: {
      // Inlining constants, above all style names, is smaller than importing them.
      optimization: { inlineConst: true },
      output: {
        // Short hash: every page lists a hundred chunks.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // A chunk of its own: the entry uses it to load the rest after the first paint; inside `core`, the entry would wait
            // for all of it.
            { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
            // One chunk for what every page needs: many small files compress worse and wait for each other.
            { name: 'core', test: CORE },
            ...Object.entries(SHARED).map(([name, test]) => ({ name, test })),
            // A hotel's page needs both: one request instead of two.
            { name: 'share', test: anyOf('src/ui/use(Copy|Share)\\.') },
            // One chunk for the first texts of each language.
            ...LOCALES.map((locale) => ({
              name: `first-${locale}`,
              test: new RegExp(`locales/${locale}/(first|firstCommon|searchForm|firstErrors)\\.`),
            })),
            ...LOCALES.map((locale) => ({ name: `home-${locale}`, test: new RegExp(`locales/${locale}/home\\.`) })),
            ...LOCALES.map((locale) => ({
              name: `more-${locale}`,
              test: new RegExp(`locales/${locale}/(more|searchShort|hotelShort|errorsShort)\\.`),
            })),
            // Must come after `more`, which they partly build on.
            ...LOCALES.map((locale) => ({
              name: `paying-${locale}`,
              test: new RegExp(`locales/${locale}/(paying|checkoutShort|errors|validation)\\.`),
            })),
            // Validation of form input.
            {
              name: 'forms',
              test: anyOf(
                'src/views/forms/form\\.rules',
                'contract/user\\.',
                'src/i18n/ruleText\\.',
                'machines/kit/(decimal|digits)\\.',
              ),
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      [
        '/api',
        '/pictures',
        '/staff/outbox',
        '/identitytoolkit.googleapis.com',
        '/securetoken.googleapis.com',
        '/emulator/auth',
      ].map((path) => [path, api]),
    ),
  },
})
