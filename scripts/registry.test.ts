import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageMachines, registry, serverMachines } from '#machines/registry.ts'
import { ROOT } from './lib/run.mjs'
import { changedPaths } from './lib/changed.mjs'
import { machinesOf } from './mutants/changed.ts'
import { describeWalks } from './registry.testing.ts'

/** Machine folders, registered or not. */
const folders = readdirSync(join(ROOT, 'machines'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, files: readdirSync(join(ROOT, 'machines', name)) }))
  .filter(({ name, files }) => files.includes(`${name}.machine.ts`))

/** Sources in a folder, without tests. */
const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'))

describe('the registry', () => {
  test('lists every machine under its own id', () => {
    const listed = Object.entries(registry)
    expect(listed.map(([id]) => id).sort()).toEqual(folders.map(({ name }) => name).sort())
    expect(listed.map(([, { machine }]) => machine.id)).toEqual(listed.map(([id]) => id))
  })

  test('lists for the page exactly the machines that its root actors start', () => {
    const begun = sources('src').flatMap((source) => [...source.matchAll(/\bcreateRootActor\(\s*'([\w.]+)'/g)])
    const machines = begun.map(([, name = '']) => name.split('.').at(-1))
    expect(new Set(machines)).toEqual(new Set(Object.keys(pageMachines)))
  })

  test('lists for the server exactly the machines that can be stepped, and these have no ports', () => {
    const stepped = folders.filter(({ files }) => files.includes('step.ts')).map(({ name }) => name)
    expect(Object.keys(serverMachines).sort()).toEqual(stepped.sort())
    for (const { machine } of Object.values(serverMachines)) expect(machine.implementations.actors).toEqual({})
  })

  test('has inputs, view states and invariants for each machine, and says what answers each of its ports', () => {
    for (const [id, { machine, inputs, viewStates, invariants, answeredBy }] of Object.entries(registry)) {
      expect(inputs, id).not.toEqual([])
      expect(viewStates, id).not.toEqual({})
      expect(invariants, id).not.toEqual([])
      expect(Object.keys(answeredBy).sort(), id).toEqual(Object.keys(machine.implementations.actors).sort())
    }
  })
})

const changed = machinesOf((await changedPaths()) ?? [], Object.keys(registry))

// `registry.long.test.ts` walks all machines thoroughly.
describeWalks((machine) => changed.includes(machine))
