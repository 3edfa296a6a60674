import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { array, create, string, type } from 'superstruct'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

const PAGE = 'export const planted = document.title\n'
const PROCESS = 'export const planted = process.argv\n'
const UNSURE = "export const planted: string = ['a'][0]\n"
const UNUSED = 'export const planted = () => {\n  const unused = 1\n}\n'

const PROJECTS = [
  '.',
  'contract',
  'machines',
  'locales',
  'demoImages',
  'server',
  'server/emulators/gateway/browser',
  'src',
  'e2e',
  'scripts',
  'bench',
]

/** Code that the compiler rejects in each layer, with its error code. */
const REFUSED: readonly (readonly [file: string, source: string, complaint: string])[] = [
  ['contract/page.ts', PAGE, 'TS2584'],
  ['contract/process.ts', PROCESS, 'TS2591'],
  ['machines/page.ts', PAGE, 'TS2584'],
  ['machines/process.test.ts', PROCESS, 'TS2591'],
  ['locales/process.ts', PROCESS, 'TS2591'],
  ['demoImages/page.ts', PAGE, 'TS2584'],
  ['server/page.ts', PAGE, 'TS2584'],
  ['src/process.tsx', PROCESS, 'TS2591'],
  ['server/emulators/gateway/browser/process.ts', PROCESS, 'TS2591'],
  ...[
    ...PROJECTS.map((folder) => `${folder}/unsure.ts`),
    'unsure.config.ts',
    'src/unsure.node.test.ts',
    'src/unsure.db.test.ts',
    'src/unsure.db.testing.ts',
  ].map((file) => [file.replace('./', ''), UNSURE, 'TS2322'] as const),
  ['scripts/unsure.mjs', "/** @type {string} */\nexport const planted = ['a'][0]\n", 'TS2322'],
  ['src/unused.ts', UNUSED, 'TS6133'],
  ['src/untyped.node.test.ts', 'export const planted = (given) => given\n', 'TS7006'],
]

const ALLOWED: readonly (readonly [file: string, source: string])[] = [
  ['src/page.tsx', PAGE],
  ['server/process.ts', PROCESS],
  ['src/process.node.test.ts', PROCESS],
  ['server/emulators/gateway/browser/page.ts', PAGE],
  ['contract/temporal.ts', 'export const planted = Temporal.PlainTime.from\n'],
  ['temporal.setup.ts', 'export const planted = Temporal.PlainTime.from\n'],
]

const Report = type({ diagnostics: array(type({ code: string(), filename: string() })) })

let tree: string
let complaints: readonly (readonly [file: string, complaint: string])[]
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'types-'))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  writeFileSync(
    join(tree, '.oxlintrc.json'),
    JSON.stringify({ plugins: [], categories: {}, ignorePatterns: ['node_modules'] }),
  )
  for (const [file, source] of [...REFUSED, ...ALLOWED]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), source)
  }
  for (const project of ['tsconfig.base.json', ...PROJECTS.map((folder) => join(folder, 'tsconfig.json'))])
    copyFileSync(join(ROOT, project), join(tree, project))
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/oxlint'),
    ['--type-aware', '--type-check', '--format', 'json'],
    { cwd: tree, encoding: 'utf8' },
  )
  complaints = create(JSON.parse(stdout), Report).diagnostics.map(({ filename, code }) => [filename, code])
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

test.each(REFUSED)('%s is rejected if it says %j', (file, _, complaint) => {
  expect(complaints).toContainEqual([file, expect.stringContaining(complaint)])
})

test.each(ALLOWED)('%s may say %j', (file) => {
  expect(complaints.filter(([at]) => at === file)).toEqual([])
})
