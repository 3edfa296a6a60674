import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env['CHROMIUM_PATH']

const OTHERS = ['**/*.{db,engine,pglite,postgres,browser,chromium}.test.*', '**/node_modules/**']

/** Only for what hangs: a test is no slower than its machine. The run lists the slowest. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

/** They put a page's globals in place, or another module in the place of one that others have loaded by then. */
const ALONE = ['src/actors/{frozen,identity,links,search.node}.test.ts', 'src/app/{cardDocument,mendLink}.test.ts']

/** They run a whole tool, in processes of its own: too long for the gate while working. */
const TOOLS = ['scripts/mutants/mutants.test.ts']

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
 * unit: no database, no browser; some of them alone. tools: what `npm test` alone runs of them. database:
 * `*.{db,engine,postgres}.test.ts` on PostgreSQL; embedded: `*.{engine,pglite}.test.ts` on PGlite; both of them with `long`: what only `npm run test:all` runs, `*.long.*` and, on PGlite, every other `*.db.test.ts`. browser: components in
 * Chromium, `*.browser.test.{ts,tsx}`. chromium: tests in Node that open a page of their own there, `*.chromium.test.ts`.
 */
export default defineConfig({
  test: {
    // Left alone it keeps one core free, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,machines,drawings,locales,server,scripts,src}/**/*.test.ts'],
          exclude: [...OTHERS, ...ALONE, ...TOOLS],
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
          include: ALONE,
          setupFiles: ['./vitest.setup.ts'],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'tools',
          include: TOOLS,
          setupFiles: ['./vitest.setup.ts'],
          ...PATIENCE,
        },
      },
      onPostgres('database', ['{server,src}/**/*.{db,engine,postgres}.test.ts'], ['**/*.long.*']),
      onPglite('embedded', ['{server,src}/**/*.{engine,pglite}.test.ts'], ['**/*.long.*']),
      onPostgres('database long', ['{server,src}/**/*.long.{db,engine,postgres}.test.ts']),
      onPglite('embedded long', ['{server,src}/**/*.db.test.ts', '{server,src}/**/*.long.{engine,pglite}.test.ts']),
      {
        test: {
          name: 'chromium',
          include: ['server/**/*.chromium.test.ts'],
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
            'temporal-polyfill/global',
          ],
        },
        test: {
          name: 'browser',
          ...PATIENCE,
          include: ['src/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
