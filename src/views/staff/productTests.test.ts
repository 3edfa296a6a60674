import { expect, test } from 'vitest'
import { registry } from '#machines/registry.ts'
import { readRoute } from '#machines/kit/visualizer/route.ts'
import { createSimulation } from '#machines/kit/visualizer/simulation.ts'
import { wordsOf } from '#src/i18n/machineWords.ts'
import { productMachines } from './productMachines.ts'
import { loadTestWriter } from './productTests.ts'

const testsOf = async (machine: string, text: string) => {
  const spec = await productMachines.loadSpec(machine)
  const { input, moments } = readRoute(createSimulation(spec), text)
  const write = await loadTestWriter(machine)
  return write({ spec, words: wordsOf(machine), beginning: { input }, moments })
}

/** Without types, a written test is plain JavaScript but for its imports. */
const parses = (code: string): boolean => {
  // oxlint-disable-next-line typescript/no-implied-eval -- only parses what a person would save as a file
  return typeof new Function(code.replaceAll(/^import .*$/gm, '')) === 'function'
}

test('each machine has a writer, whose tests parse and fail first', async () => {
  for (const machine of Object.keys(registry)) {
    const routes = await productMachines.loadRoutes(machine)
    const longest = Object.values(routes).reduce((one, other) => (other.length > one.length ? other : one))
    for (const { code, folder, fileName } of await testsOf(machine, longest)) {
      expect([machine, parses(code)]).toEqual([machine, true])
      expect(code).toContain('say what should be seen here')
      expect(`${folder}/${fileName}`).toMatch(
        /^(machines\/\w+\/\w+\.saved\w+\.test|e2e\/paths\/\w+\.saved\w+\.e2e)\.ts$/,
      )
    }
  }
})

test('a path that a guest can walk is played in a browser first; another is a unit test alone', async () => {
  const [browser, unit] = await testsOf('cancelling', '0:0')
  expect([browser?.kind, unit?.kind]).toEqual(['browser', 'unit'])
  expect(browser?.code).toContain('playEvents(page, cancellingPlayer')
  const shown = await testsOf('checkout', '0:0')
  expect(shown.map(({ kind, folder }) => [kind, folder])).toEqual([['unit', 'machines/checkout']])
})

test('other steps are saved under another name', async () => {
  const [one] = await testsOf('search', '0:0')
  const [other] = await testsOf('search', '0:1')
  expect(one?.fileName).not.toBe(other?.fileName)
})
