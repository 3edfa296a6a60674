import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env['CHROMIUM_PATH']

/** The default leaves one core free, which on two cores is half of the machine. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

const UNITS = '{contract,machines,demoImages,locales,server,scripts,src}/**'
const COMPONENTS = 'src/**/*.browser.test.{ts,tsx}'
const LONG = '**/*.long.*'
const NODE_MODULES = '**/node_modules/**'

/** Only catches tests that hang, since machines differ in speed. The run lists the slowest. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

const onPostgres = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    globalSetup: ['server/db/postgres.testing.ts'],
    setupFiles: ['./vitest.setup.ts'],
    isolate: false,
    ...PATIENCE,
  },
})

const onPglite = (name: string, include: string[], exclude: string[] = []) => ({
  test: {
    name,
    include,
    exclude,
    env: { DATABASE_URL: '' },
    setupFiles: ['./vitest.setup.ts'],
    isolate: false,
    ...PATIENCE,
  },
})

/**
 * A file's name says where its tests run.
 * - `.long`: only in `npm run test:all`.
 * - `.alone`: shares no modules with other files, because it replaces one, or stubs a page's globals.
 * - unit: no database, no browser.
 * - database: `*.{db,engine,postgres}.test.ts` on PostgreSQL.
 * - embedded: `*.{engine,pglite}.test.ts` on PGlite; `embedded long` also every `*.db.test.ts`.
 * - browser: components in Chromium, `*.browser.test.{ts,tsx}`.
 * - chromium: Node tests that open a page of their own in Chromium, `*.chromium.test.ts`.
 */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${UNITS}/*.test.ts`],
          exclude: ['**/*.{long,alone,db,engine,pglite,postgres,browser,chromium}.*', NODE_MODULES],
          setupFiles: ['./vitest.setup.ts'],
          // Files of one worker share loaded modules, which halves their cost: restore every global you change.
          isolate: false,
          unstubGlobals: true,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'unit alone',
          include: [`${UNITS}/*.alone.test.ts`],
          exclude: [NODE_MODULES],
          setupFiles: ['./vitest.setup.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'unit long',
          include: [`${UNITS}/*.long.test.ts`],
          exclude: [NODE_MODULES],
          setupFiles: ['./vitest.setup.ts'],
          isolate: false,
          unstubGlobals: true,
          ...PATIENCE,
        },
      },
      onPostgres('database', ['{server,src}/**/*.{db,engine,postgres}.test.ts'], [LONG]),
      onPostgres('database long', ['{server,src}/**/*.long.{db,engine,postgres}.test.ts']),
      onPglite('embedded', ['{server,src}/**/*.{engine,pglite}.test.ts'], [LONG]),
      onPglite('embedded long', ['{server,src}/**/*.db.test.ts', '{server,src}/**/*.long.{engine,pglite}.test.ts']),
      {
        test: {
          name: 'chromium long',
          include: ['server/**/*.long.chromium.test.ts'],
          exclude: [NODE_MODULES],
          setupFiles: ['./vitest.setup.ts'],
          ...PATIENCE,
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        // List all: a package discovered during the run brings a second React into the page.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@tanstack/react-query',
            '@tanstack/react-router',
            '@xstate/react',
            'xstate',
            'superstruct',
            'axe-core',
            'temporal-polyfill/global',
          ],
        },
        test: {
          name: 'components',
          setupFiles: ['./vitest.browser.setup.ts'],
          // Not inherited from above: limits how many pages are open at once.
          maxWorkers,
          browser: {
            enabled: true,
            headless: true,
            // One document per worker: each module loads once; the setup cleans up after each file.
            isolate: false,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
            }),
            instances: [
              { browser: 'chromium', name: 'browser', include: [COMPONENTS], exclude: [LONG, NODE_MODULES] },
              { browser: 'chromium', name: 'browser long', include: ['src/**/*.long.browser.test.{ts,tsx}'] },
            ],
          },
          ...PATIENCE,
        },
      },
    ],
  },
})
