import { readdirSync } from 'node:fs'
import { join, matchesGlob, sep } from 'node:path'
import { array, create, optional, string, type } from 'superstruct'
import { loadConfigFromFile } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['bench', 'contract', 'drawings', 'e2e', 'locales', 'machines', 'scripts', 'server', 'src']

const Project = type({ test: type({ include: array(string()), exclude: optional(array(string())) }) })
const Config = type({ test: type({ projects: array(Project) }) })

test('every test is run, and by one project alone', async () => {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(ROOT, 'vitest.config.ts'))
  const { projects } = create(loaded?.config, Config).test
  const files = FOLDERS.flatMap(filesIn).filter((file) => /\.test\.[a-z]+$/.test(file))
  expect(files.length).toBeGreaterThan(400)
  const runners = files.map((file) => [
    file,
    projects.filter(({ test: { include, exclude } }) => isNamed(file, include) && !isNamed(file, exclude)).length,
  ])
  expect(runners.filter(([, count]) => count !== 1)).toEqual([])
})

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file).replaceAll(sep, '/'),
  )

const isNamed = (file: string, globs: readonly string[] = []): boolean => globs.some((glob) => matchesGlob(file, glob))
