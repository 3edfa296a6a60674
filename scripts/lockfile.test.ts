import { readFileSync } from 'node:fs'
import { record, optional, string, type, create } from 'superstruct'
import { expect, it } from 'vitest'

const Lock = type({
  packages: record(
    string(),
    type({ resolved: optional(string()), optionalDependencies: optional(record(string(), string())) }),
  ),
})

const { packages } = create(JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')), Lock)

it('names every optional package: `npm ci` refuses a lock that has lost those of other platforms', () => {
  const lost = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  )
  expect(lost).toEqual([])
})

it('carries no download addresses', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
