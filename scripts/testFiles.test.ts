import { readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob, sep } from 'node:path'
import { array, create, optional, string, type, union } from 'superstruct'
import { loadConfigFromFile } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['bench', 'contract', 'demoImages', 'e2e', 'locales', 'machines', 'scripts', 'server', 'src']

const Files = type({ name: string(), include: array(string()), exclude: optional(array(string())) })
const Instances = type({ browser: type({ instances: array(Files) }) })
const Config = type({ test: type({ projects: array(type({ test: union([Instances, Files]) })) }) })

/** Projects that run a database test, by the suffix of its file name; first match wins. */
const DATABASE_RUNS: readonly (readonly [end: RegExp, projects: readonly string[]])[] = [
  [/\.long\.db\.test\.ts$/, ['database long', 'embedded long']],
  [/\.long\.postgres\.test\.ts$/, ['database long']],
  [/\.long\.pglite\.test\.ts$/, ['embedded long']],
  [/\.db\.test\.ts$/, ['database', 'embedded long']],
  [/\.engine\.test\.ts$/, ['database', 'embedded']],
  [/\.postgres\.test\.ts$/, ['database']],
  [/\.pglite\.test\.ts$/, ['embedded']],
]

test('exactly one project runs each test file; a database test runs on the databases that its name says', async () => {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(ROOT, 'vitest.config.ts'))
  const projects = create(loaded?.config, Config).test.projects.flatMap(({ test: one }) =>
    'browser' in one ? one.browser.instances : [one],
  )
  expect(files.length).toBeGreaterThan(400)
  const wrong = files.flatMap((file) => {
    const runners = projects
      .filter(({ include, exclude }) => isNamed(file, include) && !isNamed(file, exclude))
      .map(({ name }) => name)
    const expected = DATABASE_RUNS.find(([end]) => end.test(file))?.[1]
    const isRight = expected === undefined ? runners.length === 1 : expected.join() === runners.join()
    return isRight ? [] : [`${file}: ${runners.join(', ')}`]
  })
  expect(wrong).toEqual([])
})

test('a file that mocks a module is an `.alone.` file: other tests may have loaded the module already', () => {
  const replacing = files.filter((file) => /^vi\.mock\(/m.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(replacing.filter((file) => !file.includes('.alone.'))).toEqual([])
})

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file).replaceAll(sep, '/'),
  )

const files = FOLDERS.flatMap(filesIn).filter((file) => /\.test\.[a-z]+$/.test(file))

const isNamed = (file: string, globs: readonly string[] = []): boolean => globs.some((glob) => matchesGlob(file, glob))
