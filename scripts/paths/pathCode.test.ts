import { expect, test } from 'vitest'
import { checkoutSpec } from '#machines/checkout/checkout.samples.ts'
import { toySpec } from '#machines/kit/verify/toy.samples.ts'
import { wordsOf } from '#locales/staff.ts'
import { followEvents } from '#machines/kit/visualizer/followEvents.ts'
import {
  literal,
  pathSentences,
  SAY_WHAT_SHOULD_BE_SEEN,
  writeUnitTest,
  type WrittenPath,
} from '#machines/kit/visualizer/pathCode.ts'
import { readRoute } from '#machines/kit/visualizer/route.ts'
import { createSimulation } from '#machines/kit/visualizer/simulation.ts'
import routes from '#machines/charts/routes/checkout.json' with { type: 'json' }

const { input, moments } = readRoute(createSimulation(checkoutSpec), routes['checkout.purchase.paying.sending'])
const path: WrittenPath = {
  spec: checkoutSpec,
  words: wordsOf('checkout'),
  beginning: { input },
  moments,
  note: 'A note\nof two lines.',
  remarks: { 1: 'A remark.' },
}
const code = writeUnitTest(path, { specName: 'checkoutSpec', from: '#machines/checkout/checkout.samples.ts' })

/** Runs a written test with our own `test`, without its imports. */
const runWritten = (text: string): void => {
  const body = text.replaceAll(/^import .*$/gm, '')
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the code that a person would save as a file
  new Function('expect', 'test', 'checkoutSpec', 'followEvents', body)(
    expect,
    (_: string, run: () => void) => run(),
    checkoutSpec,
    followEvents,
  )
}

test('a path is told as sentences, one for each step', () => {
  const sentences = pathSentences(path)
  expect(sentences).toHaveLength(moments.length - 1)
  expect(sentences.at(-1)).toMatch(/→ .*Sending the booking/)
})

test('a written test runs, and fails at its last line alone', () => {
  expect(moments.length).toBeGreaterThan(4)
  expect(() => runWritten(code)).toThrow(
    expect.objectContaining({
      expected: expect.objectContaining({ [SAY_WHAT_SHOULD_BE_SEEN]: 'and delete this line' }),
    }),
  )
  const lines = code.split('\n')
  const corrected = lines.filter((line) => !line.includes(SAY_WHAT_SHOULD_BE_SEEN))
  expect(lines.length - corrected.length).toBe(1)
  expect(() => runWritten(corrected.join('\n'))).not.toThrow()
})

test('a written test notices what is not as it says', () => {
  const [view = ''] = Object.entries(followEvents(checkoutSpec, { input }, eventsOf(path)))[0] ?? []
  const wrong = code.replace(new RegExp(`    ${view}: '.*',`), `    ${view}: 'elsewhere',`)
  expect(wrong).not.toBe(code)
  expect(() => runWritten(wrong.replace(/^.*say what should.*$/m, ''))).toThrow('elsewhere')
})

test('events that cannot come any more are named', () => {
  const broken = {
    ...toySpec,
    samplesIn: () => {
      throw new Error('no such bean')
    },
  }
  expect(() => followEvents(toySpec, { stored: { value: 'gone' } }, [])).toThrow('stored snapshot')
  expect(() => followEvents(broken, { input: 0 }, [{ type: 'beans.add' }])).toThrow(
    'Step 1, beans.add: Error: no such bean',
  )
})

test.each([
  ['it’s', `'it’s'`],
  [`it's`, String.raw`'it\'s'`],
  ['say "x"', `'say "x"'`],
  ['a\\b\n`${c}`', "'a\\\\b\\n`${c}`'"],
  [{ a: [1, null], 'b.c': true, d: undefined, e: {} }, `{ a: [1, null], 'b.c': true, e: {} }`],
])('%j is written as TypeScript', (value, written) => {
  expect(literal(value)).toBe(written)
  // oxlint-disable-next-line typescript/no-implied-eval -- reads what would stand in a file
  const read: unknown = new Function(`return ${written}`)()
  expect(read).toEqual(value)
})

const eventsOf = (written: WrittenPath) => written.moments.flatMap(({ event }) => event ?? [])
