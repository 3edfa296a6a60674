import { readFileSync } from 'node:fs'
import { array, boolean, record, optional, string, type, create } from 'superstruct'
import { expect, test } from 'vitest'

const Lock = type({
  packages: record(
    string(),
    type({
      resolved: optional(string()),
      integrity: optional(string()),
      dev: optional(boolean()),
      optional: optional(boolean()),
      os: optional(array(string())),
      cpu: optional(array(string())),
      libc: optional(array(string())),
      optionalDependencies: optional(record(string(), string())),
    }),
  ),
})

const { packages } = create(JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')), Lock)
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('lists every optional package: `npm ci` rejects a lock without those of other platforms', () => {
  const lost = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  )
  expect(lost).toEqual([])
})

test('contains no download addresses', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

/** Builds of these tools for platforms on which the lock file was never installed. */
const UNSEEN = /^node_modules\/(@oxc-parser|@oxfmt|@oxlint|@oxlint-tsgolint)\//

test('has a hash for every installed package: `npm ci` does not verify one without', () => {
  const unhashed = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
  const exceptions = unhashed.filter(([path, { dev, optional, os }]) => UNSEEN.test(path) && dev && optional && os)
  expect(unhashed.filter((entry) => !exceptions.includes(entry))).toEqual([])
  // None of them is for the platforms of the tests and the operators' servers.
  const here = exceptions.filter(
    ([, { os, cpu, libc }]) =>
      os?.includes('linux') && (cpu?.includes('x64') || cpu?.includes('arm64')) && !libc?.includes('musl'),
  )
  expect(here).toEqual([])
})
