import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { registry } from '#machines/registry.ts'
import { ROOT } from './lib/run.mjs'
import { changedPaths } from './lib/changed.mjs'
import { machinesOf } from './mutants/changed.ts'
import { describeWalks } from './registry.testing.ts'

/** Machines in the folders, listed or not. */
const folders = readdirSync(join(ROOT, 'machines'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => readdirSync(join(ROOT, 'machines', name)).includes(`${name}.machine.ts`))

/** What is written in a folder, its tests aside. */
const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'))

describe('the registry', () => {
  test('lists every machine that there is, under its own id', () => {
    const listed = Object.entries(registry)
    expect(listed.map(([id]) => id).sort()).toEqual(folders.sort())
    expect(listed.map(([, { machine }]) => machine.id)).toEqual(listed.map(([id]) => id))
  })

  test('lists every machine that an actor of the page is begun with, and no other', () => {
    const begun = sources('src').flatMap((source) => [...source.matchAll(/\bcreateRootActor\(\s*'([\w.]+)'/g)])
    const machines = begun.map(([, name = '']) => name.split('.').at(-1))
    expect(new Set(machines)).toEqual(new Set(Object.keys(registry)))
  })

  test('has inputs, faces and laws of each, and tells who answers its ports', () => {
    for (const [id, { machine, inputs, viewStates, invariants, answeredBy }] of Object.entries(registry)) {
      expect(inputs, id).not.toEqual([])
      expect(viewStates, id).not.toEqual({})
      expect(invariants, id).not.toEqual([])
      expect(Object.keys(answeredBy).sort(), id).toEqual(Object.keys(machine.implementations.actors).sort())
    }
  })
})

const changed = machinesOf((await changedPaths()) ?? [], Object.keys(registry))

// The others are walked whole by `registry.long.test.ts`.
describeWalks((machine) => changed.includes(machine))
