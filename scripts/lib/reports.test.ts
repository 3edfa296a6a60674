import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { outcomeOfMutants, outcomeOfPlaywright, outcomeOfVitest, readReport, slowest } from './reports.mjs'

const RED = '\u001B[31m'

const spec = (title: string, status: string, errors: { message: string; snippet?: string }[]) => ({
  file: 'journeys/pay.e2e.ts',
  line: 8,
  title,
  tests: [{ status, results: [{ errors, duration: 1500 }] }],
})

test('reads failures and their causes from a Vitest report, including files that could not be loaded', () => {
  const report = {
    numPassedTests: 1,
    testResults: [
      { name: 'absent.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      {
        name: 'sum.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [], duration: 12_345 },
          { fullName: 'sum subtracts', status: 'failed', failureMessages: [`${RED}expected 1 to be 2`] },
        ],
      },
    ],
  }
  const { tests, ...outcome } = outcomeOfVitest(report)
  expect(slowest(tests ?? [])).toHaveLength(2)
  expect(slowest(tests ?? [])[0]).toMatch(/^ {2}12\.3 s {2}.*sum\.test\.ts › adds$/)
  expect(outcome).toEqual({
    passed: 1,
    failures: [
      { name: 'absent.test.ts', file: 'absent.test.ts', cause: 'Cannot find module' },
      { name: 'sum.test.ts › sum subtracts', file: 'sum.test.ts', cause: 'expected 1 to be 2' },
    ],
  })
})

test('a failed journey shows the text of its page', () => {
  const context = join(mkdtempSync(join(tmpdir(), 'reports-')), 'error-context.md')
  // A Playwright snapshot: elements around `main` are part of it.
  const page = [
    '- generic [ref=e3]:',
    '  - banner [ref=e5]:',
    '    - link "Skip to the content" [ref=e4]',
    '  - main [ref=e21]:',
    '    - heading "Complete your booking" [level=1]',
    '  - contentinfo [ref=e30]:',
    '    - link "Terms"',
  ].join('\n')
  writeFileSync(context, `# Page snapshot\n\`\`\`yaml\n${page}\n\`\`\`\n`)
  const paying = spec('pays', 'unexpected', [{ message: 'not visible' }])
  const failed = paying.tests.map((test) => ({
    ...test,
    results: test.results.map((result) => ({ ...result, attachments: [{ name: 'error-context', path: context }] })),
  }))
  const { failures } = outcomeOfPlaywright({
    stats: { expected: 0, flaky: 0 },
    errors: [],
    suites: [{ specs: [{ ...paying, tests: failed }] }],
  })
  expect(failures).toEqual([
    {
      name: 'journeys/pay.e2e.ts › pays',
      cause: 'not visible\nthe page:\n- main [ref=e21]:\n  - heading "Complete your booking" [level=1]',
      file: 'journeys/pay.e2e.ts',
    },
  ])
})

test('reads failures, causes and retried journeys from a Playwright report, however nested', () => {
  const report = {
    stats: { expected: 1, flaky: 1 },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        specs: [spec('passes', 'expected', []), spec('searches', 'flaky', [{ message: 'too early' }])],
        suites: [
          {
            title: 'on a phone',
            specs: [spec('pays', 'unexpected', [{ message: 'not visible', snippet: '> 8 | pay()' }])],
          },
        ],
      },
    ],
  }
  expect(outcomeOfPlaywright(report)).toEqual({
    passed: 2,
    flaky: ['journeys/pay.e2e.ts › searches'],
    tests: ['passes', 'searches', 'on a phone › pays'].map((title) => ({
      name: `journeys/pay.e2e.ts › ${title}`,
      ms: 1500,
    })),
    failures: [
      { name: 'the run', cause: 'the server did not start' },
      {
        name: 'journeys/pay.e2e.ts › on a phone › pays',
        cause: 'not visible\n> 8 | pay()',
        file: 'journeys/pay.e2e.ts',
      },
    ],
  })
})

test('a run fails if it reported nothing, tested nothing, or ended badly without a reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stayless-report-'))
  const file = join(folder, 'report.json')
  const read = (passed: number, code: number) => {
    writeFileSync(file, '{}')
    return readReport(file, code, () => ({ passed, failures: [] })).failures
  }
  expect(readReport(join(folder, 'absent.json'), 0, outcomeOfVitest).failures).toHaveLength(1)
  expect([read(0, 0), read(5, 1), read(5, 0)].map(({ length }) => length)).toEqual([1, 1, 0])
})

test('lists the ten slowest, slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, number) => ({ name: `test ${number}`, ms: number * 1000 }))
  const lines = slowest(tests)
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([10, '  11.0 s  test 11', '   2.0 s  test 2'])
})

test('counts each machine with planted defects as one; no changed machine is no failure', () => {
  const verdicts = [
    { machine: 'rates', wrong: [] },
    { machine: 'search', wrong: ['survived: one', 'survived: another'] },
  ]
  expect(outcomeOfMutants(verdicts)).toEqual({
    passed: 1,
    isIdle: false,
    failures: [{ name: 'search', cause: 'survived: one\nsurvived: another' }],
  })
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const file = join(folder, 'mutants.json')
  writeFileSync(file, '[]')
  expect(readReport(file, 0, outcomeOfMutants).failures).toEqual([])
  expect(readReport(file, 1, outcomeOfMutants).failures).toHaveLength(1)
})
