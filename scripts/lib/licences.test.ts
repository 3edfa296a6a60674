import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { noticesOf, packageCollector } from './licences.mjs'
import { ROOT } from './run.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'stayless-licences-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const put = (name: string, license: string, files: Record<string, string>): string => {
  const folder = join(scratch, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

test('lists every shipped package with its license and text, sorted', () => {
  const late = put('zebra', 'Apache-2.0', { LICENSE: 'the terms', NOTICE: 'the notice' })
  const early = put('@scope/ape', 'MIT', { 'license.md': 'be free' })
  const text = noticesOf([late, early])
  expect(text).toContain('@scope/ape 1.2.3 (MIT)\n\nbe free\n')
  expect(text).toContain('zebra 1.2.3 (Apache-2.0)\n\nthe terms\n\nthe notice\n')
  expect(text.indexOf('@scope/ape')).toBeLessThan(text.indexOf('zebra'))
  expect(text).toContain('GeoNames')
  expect(text).toContain('OpenStreetMap contributors, under the Open\nDatabase License 1.0')
  expect(text).toContain('Natural Earth (public domain)')
})

test('a package without a license text, or with a license that is not allowed, fails the build by name', () => {
  const silent = put('silent', 'MIT', { 'readme.md': '' })
  const viral = put('viral', 'GPL-3.0', { LICENSE: 'share alike' })
  expect(() => noticesOf([silent, viral])).toThrow(
    /silent 1\.2\.3 has no licence text\nviral 1\.2\.3 has the licence GPL-3\.0/,
  )
})

test('a build collects the packages of its modules, whatever the form of their ids', () => {
  const { plugin, folders } = packageCollector()
  const ids = ['/a/src/main.ts', '/a/node_modules/react/index.js', '\0/a/node_modules/react/cjs/x.js?commonjs-module']
  plugin.generateBundle.call(
    { getModuleIds: () => [...ids, '/a/node_modules/b/node_modules/@c/d/e.css'] },
    {},
    { 'assets/font.woff2': { type: 'asset', originalFileNames: ['node_modules/font/files/latin.woff2'] } },
  )
  expect([...folders]).toEqual([
    '/a/node_modules/react',
    '/a/node_modules/b/node_modules/@c/d',
    join(ROOT, 'node_modules/font'),
  ])
})
