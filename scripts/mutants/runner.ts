import './vitestState.ts'
import { createExpect, expect } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { getFn, type VitestRunner } from 'vitest/suite'

export interface Failed {
  test: string
  why: string
}
export interface Ran {
  passed: string[]
  failed: Failed[]
}

/** Longer than any scenario takes, even on a busy machine. */
export const TEST_TIMEOUT_MS = 3000

const CONFIG: VitestRunner['config'] = {
  root: '/',
  name: undefined,
  setupFiles: [],
  passWithNoTests: false,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
}

const NO_ASSERTIONS = {
  assertionCalls: 0,
  isExpectingAssertions: false,
  isExpectingAssertionsError: null,
  expectedAssertionsNumber: null,
  expectedAssertionsNumberErrorGen: null,
}

/**
 * Runs test files in this process, with Vitest's own runner and `expect`.
 * @param isEnough ends the run after the first failure.
 * @param uncaught returns an uncaught error, if there is one.
 */
export const runFiles = async (
  files: readonly string[],
  load: (file: string) => unknown,
  { isEnough, uncaught }: { isEnough: boolean; uncaught: () => unknown },
): Promise<Ran> => {
  const ran: Ran = { passed: [], failed: [] }
  const isOver = () => isEnough && ran.failed.length > 0
  const fail = (test: string, error: unknown) => ran.failed.push({ test, why: messageOf(error) })
  const runner: VitestRunner = {
    config: CONFIG,
    importFile: (file) => load(file),
    onBeforeRunSuite: (suite) => {
      if (isOver()) suite.mode = 'skip'
    },
    onAfterRunSuite: ({ name, result }) => {
      for (const error of result?.errors ?? []) fail(name, error)
    },
    onBeforeRunTask: (test) => {
      if (isOver()) test.mode = 'skip'
    },
    runTask: (test) => unlessStuck(getFn(test)),
    onBeforeTryTask: ({ fullTestName }) => expect.setState({ ...NO_ASSERTIONS, currentTestName: fullTestName }),
    onAfterTryTask: () => {
      const { assertionCalls, expectedAssertionsNumber, expectedAssertionsNumberErrorGen, ...state } = expect.getState()
      if (expectedAssertionsNumber !== null && assertionCalls !== expectedAssertionsNumber)
        throw expectedAssertionsNumberErrorGen?.() ?? new Error('another number of assertions')
      if (state.isExpectingAssertions && assertionCalls === 0)
        throw state.isExpectingAssertionsError ?? new Error('no assertion')
    },
    onAfterRunTask: ({ fullTestName: name, result }) => {
      const error = uncaught() ?? result?.errors?.[0]
      if (error !== undefined) fail(name, error)
      else if (result?.state === 'pass') ran.passed.push(name)
      else if (!isOver()) fail(name, `it is ${result?.state ?? 'not run'}`)
    },
    extendTaskContext: (context) => Object.assign(context, { expect: createExpect(context.task) }),
  }
  for (const file of files) {
    if (isOver()) break
    const [task] = await startTests([file], runner)
    const before = ran.failed.length
    if (before === 0) for (const error of task?.result?.errors ?? []) fail(file, error)
  }
  return ran
}

const messageOf = (error: unknown): string =>
  (typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)).slice(
    0,
    400,
  )

const LOOK_EVERY_MS = 5
const IDLE_LOOKS = 4

/** Fails a test that waits while the process has nothing pending: it would never end. */
const unlessStuck = async (run: () => unknown): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const stuck = new Promise<never>((_, fail) => {
    let idle = 0
    const look = () => {
      const isIdle = process.getActiveResourcesInfo().every((resource) => resource === 'PipeWrap')
      idle = isIdle ? idle + 1 : 0
      if (idle === IDLE_LOOKS) fail(new Error('it waits for what never comes'))
      else timer = setTimeout(look, LOOK_EVERY_MS).unref()
    }
    timer = setTimeout(look, LOOK_EVERY_MS).unref()
  })
  try {
    await Promise.race([run(), stuck])
  } finally {
    clearTimeout(timer)
  }
}
