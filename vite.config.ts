import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { LOCALES } from './contract/shared/locale.ts'
import { en } from './locales/en.ts'
import { pages } from './locales/en/pages.ts'
import { pseudoTexts } from './locales/kit/pseudo.ts'
import { strayModules } from './scripts/lib/guestChunks.ts'

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

const anyOf = (...paths: string[]): RegExp => new RegExp(paths.join('|'))

/** What every page needs. */
const CORE = anyOf(
  'node_modules/(react|react-dom|scheduler|use-sync-external-store|superstruct|rosetta|dlv|templite)/',
  'node_modules/@tanstack/(react-router/dist/esm/(?!useBlocker)|router-core/|history/|store/|react-store/)',
  'src/(app/(?!CacheProvider|payingViews|restoreAfterLanguageSwitch|keepFocus|hashScroll|repairUrl|replaceServerRender|restoreInteractions)|i18n/(?!DeadlineClocks|MaxTotal|loadPages|staffTexts|errorText|ruleText|ratingWord|cardWords|priceWords|cardName)|views/(layout/(?!HotelsLayout|SignedOutMenu|ConsentBar|PromoBlock|pinScroll|pageAnchor|[Cc]urrency|localCurrencies|\\w+(Dialog|Drawer))|errors))',
  'src/ui/(\\w+/)?(Button|Icon|icons|Numeral|classes|VisuallyHidden|StayLine|Popover|placement|Picture|Tag|Skeleton|Notice|Facts|Choice|Dialog|scrollLock)\\.',
  'src/styles/media\\.',
  'contract/\\w+/(amenities|brand|codec|config|currencies|destination|document|locale|loyalty|pages|stay|wire)\\.',
  'machines/search/(search\\.(criteria|stay|view)|zoom)',
  'src/services/(publicCall|storage|connection|lastSearch|clock|placeClock|placeNames)\\.',
  'src/actors/\\w+/(languageSwitchState|lastSearch|onReconnect|placeClock|placeNames)\\.',
  'src/views/parts/(hotel/usePlaceName|loading/(lazyPart|ChunkError))\\.',
  'src/views/searchForm/(useSearchDraft|usePlaceNow|lazyPanels|popoverPanels|SearchForm\\.css)',
  'locales/kit/(i18n|formats|money)\\.',
  'src/routes/_default\\.tsx',
)

/** What several pages share, each group in one piece, above all of those that need it. */
const SHARED = {
  // The machines and the calls of the API.
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
  // The list of hotels and a hotel.
  finding: anyOf(
    // Only staff change anything by it.
    'node_modules/@tanstack/(query-core|react-query)/(?!.*(mutationObserver|useMutation)\\.)',
    'src/services/(query|storedFavorites)\\.',
    'src/actors/(search/searchUrl|hotel/favoriteToggleState)\\.',
    'machines/search/search\\.(url|filters)\\.',
    'src/app/(CacheProvider|repairUrl|replaceServerRender|restoreInteractions)\\.',
    'src/views/(parts/(hotel/FavoriteButton|hotel/useFavoriteToggle|loading/SlowLoadingNotice|useSearchStateOnBack)|searchForm/UrlRepairNotice)',
    'src/views/map/HotelsMap.css',
  ),
  'search-form': anyOf('src/views/searchForm/(SearchForm|useDestination)\\.', 'machines/search/search\\.area\\.'),
  // The home page and a hotel.
  panels: anyOf('src/views/searchForm/panelEntries\\.', 'src/views/layout/scrollKey\\.'),
  'stay-line': anyOf('src/ui/stay/StayLineLarge\\.', 'src/views/searchForm/HourStepper\\.'),
  // The list, and whatever leads to a place of a page.
  hold: anyOf('src/views/layout/pinScroll\\.'),
  results: anyOf(
    'src/actors/search/(searchActor|search)\\.',
    'machines/search/search\\.(machine|rules|ports|selectors)\\.',
    'src/views/search/(?!FilterPanel|PriceFilter|NoResults|lazyEmptyStates|TruncatedListNotice|AllFilteredOut|InvalidSearch|SearchCancelled)',
    'src/routes/_hotels',
    'src/views/layout/HotelsLayout',
    'src/views/searchForm/SearchBar',
  ),
  home: anyOf('src/views/home/', 'src/routes/_default/index'),
}

/** Asked for together with what needs them: whoever imports a piece would otherwise hear of these only when it is here. */
const ASKED_AHEAD = new RegExp(
  `/(${['core', 'rolldown-runtime', ...Object.keys(SHARED), 'paying-\\w+'].join('|')})-[^/]+\\.js$`,
)

/** React Aria carries its labels in thirty languages; the product speaks three. */
const ariaLanguages = (): Plugin => ({
  name: 'aria-languages',
  load: (id) =>
    /react-(aria|stately)\/dist\/.*\/intl\/[^/]+\/(?!en-US|ar-AE|he-IL)[a-z]{2}-[A-Z]{2}\.m?js$/.test(id)
      ? 'export default {}'
      : null,
})

/** The cache carries what loads lists page by page, a twentieth of it; no query here is such a one. */
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

/** A file that every page needs and `CORE` does not name would make every page wait for one more piece: the build says which. */
const coreIsWhole = (): Plugin => ({
  name: 'core-is-whole',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/app/start.tsx')))
    if (first === undefined) return
    const wanted = [first, ...chunks.filter(({ fileName }) => first.imports.includes(fileName))]
    const astray = wanted.filter(({ name, isEntry }) => name !== 'core' && name !== 'preload' && !isEntry)
    // The bundler's own few lines have no name that could be given.
    const files = astray.flatMap(({ moduleIds }) => moduleIds).filter((id) => !id.endsWith('rolldown/runtime.js'))
    if (files.length > 0) this.error(`Every page needs these at once: name them in CORE.\n${files.join('\n')}`)
  },
})

/** What explains the machines to staff stays out of every piece that a guest may load. */
const staffApart = (): Plugin => ({
  name: 'staff-apart',
  generateBundle(_options, bundle) {
    const stray = strayModules(Object.values(bundle).filter((output) => output.type === 'chunk'))
    if (stray.length > 0) this.error(`Guests would load what is for staff alone.\n${stray.join('\n')}`)
  },
})

/** Vite's own helper also brings styles, of which there is one sheet here: this one asks for scripts and says what is lost. */
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

/** `PSEUDO=en-XA npm run dev`: pages in a language that nobody speaks, and that no build knows. */
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

/** What is left of the names of classes tells them apart, and costs each page less; that no two are the same is looked at. */
const shortClass = () => {
  const names = new Map<string, string>()
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const name = `_${hash.slice(3)}`
    const known = names.get(name) ?? hash
    if (known !== hash)
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
    lightPreload(),
    vanillaExtractPlugin({ identifiers: shortClass() }),
    react(),
  ],
  resolve: {
    alias: [
      // Every React we run on has this hook; the shim for older ones is dead weight.
      { find: /^use-sync-external-store\/shim(?=\/|$)/, replacement: 'use-sync-external-store' },
      // The package's browser bundles carry their common code once each; the sources share it (30 kB less over the wire).
      {
        find: /^braintree-web\/(client|hosted-fields|data-collector|apple-pay|google-payment|three-d-secure)$/,
        replacement: 'braintree-web/$1/index.js',
      },
    ],
  },
  // One style sheet: prerendered pages carry it in their head, all others find it in the cache.
  build: {
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
    // A browser that does not know the hint asks for the same files a moment later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => ASKED_AHEAD.test(file)),
    },
    cssCodeSplit: false,
    rolldownOptions: {
      // A constant costs less where it is used than its name does on the way there: the names of styles above all.
      optimization: { inlineConst: true },
      output: {
        // Every page names a hundred of them.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // By itself: the entry asks for the rest with it after the first paint; in the core, it would make the entry wait for all.
            { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
            // What every page needs, in one piece: many small files compress worse and wait for each other.
            { name: 'core', test: CORE },
            ...Object.entries(SHARED).map(([name, test]) => ({ name, test })),
            // A hotel needs both, and would wait for two.
            { name: 'share', test: anyOf('src/ui/use(Copy|Share)\\.') },
            // The first texts of one language, likewise.
            ...LOCALES.map((locale) => ({
              name: `first-${locale}`,
              test: new RegExp(`locales/${locale}/(first|firstCommon|searchForm|firstErrors)\\.`),
            })),
            ...LOCALES.map((locale) => ({ name: `home-${locale}`, test: new RegExp(`locales/${locale}/home\\.`) })),
            ...LOCALES.map((locale) => ({
              name: `more-${locale}`,
              test: new RegExp(`locales/${locale}/(more|searchShort|hotelShort|errorsShort)\\.`),
            })),
            // After `more`, a part of which they are built on.
            ...LOCALES.map((locale) => ({
              name: `paying-${locale}`,
              test: new RegExp(`locales/${locale}/(paying|checkoutShort|errors|validation)\\.`),
            })),
            // What a form says of what is written in it.
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
