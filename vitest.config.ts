import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env['CHROMIUM_PATH']

/** Left alone it keeps one core free, which on two cores is half of the machine. */
const maxWorkers = Math.max(2, availableParallelism() - 1)

const UNITS = '{contract,machines,demoImages,locales,server,scripts,src}/**'
const COMPONENTS = 'src/**/*.browser.test.{ts,tsx}'
const LONG = '**/*.long.*'
const NODE_MODULES = '**/node_modules/**'

/** Only for what hangs: a test is no slower than its machine. The run lists the slowest. */
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
 * The name of a file says where it runs. `.long`: in `npm run test:all` alone. `.alone`: it shares no module with other files,
 * because it replaces one, or puts a page's globals in place.
 *
 * unit: no database, no browser. database: `*.{db,engine,postgres}.test.ts` on PostgreSQL. embedded: `*.{engine,pglite}.test.ts`
 * on PGlite, and `embedded long` every `*.db.test.ts` as well. browser: components in Chromium, `*.browser.test.{ts,tsx}`.
 * chromium: tests in Node that open a page of their own there, `*.chromium.test.ts`.
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
          // Files of one worker share what they have loaded, which halves their cost: nobody changes what is global and leaves it so.
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
        // All at once: a package that is only found on the way brings a second React into the page.
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
          // Not taken over from above: how many pages are open at once.
          maxWorkers,
          browser: {
            enabled: true,
            headless: true,
            // One document for all files of a worker: each module is loaded once, the setup leaves no trace of a file.
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
