import {
  eventLines,
  literal,
  SAY_WHAT_SHOULD_BE_SEEN,
  testTitle,
  writeUnitTest,
} from '#machines/kit/visualizer/pathCode.ts'
import type { WrittenPath } from '#machines/kit/visualizer/pathCode.ts'
import { textDigest } from '#machines/kit/textDigest.ts'
import type { TestWriter, WrittenTest } from './machines/catalogue.ts'

/** Paths that a guest walks in a browser, by machine. A machine without a file is walked by no guest. */
const BROWSER_PATHS = import.meta.glob<readonly { steps: readonly string[] }[]>('/e2e/paths/data/*.json', {
  import: 'default',
})

/** Writes tests of one machine as this repository has them. */
export const loadTestWriter = async (machine: string): Promise<TestWriter> => {
  const paths = (await BROWSER_PATHS[`/e2e/paths/data/${machine}.json`]?.()) ?? []
  const played = new Set(paths.flatMap(({ steps }) => steps).map((step) => step.replace(/ #\d+$/, '')))
  return (path) => {
    const types = path.moments.flatMap(({ event }) => event?.type ?? [])
    const isPlayed = 'input' in path.beginning && types.length > 0 && types.every((type) => played.has(type))
    const unit = unitTest(machine, path)
    return isPlayed ? [browserTest(machine, path), unit] : [unit]
  }
}

/** Kept apart from other saved tests by its path. */
const nameOf = (machine: string, { moments }: WrittenPath): string =>
  `${machine}.saved${textDigest(JSON.stringify(moments.map(({ event }) => event)))}`

const unitTest = (machine: string, path: WrittenPath): WrittenTest => ({
  kind: 'unit',
  folder: `machines/${machine}`,
  fileName: `${nameOf(machine, path)}.test.ts`,
  code: writeUnitTest(path, { specName: `${machine}Spec`, from: `#machines/${machine}/${machine}.samples.ts` }),
})

/** Only hangs take so long. */
const LIMIT_MS = 120_000
/** What should be seen at the end is there already when the last step has been played. */
const SEEN_AT_ONCE_MS = 2000

const browserTest = (machine: string, path: WrittenPath): WrittenTest => ({
  kind: 'browser',
  folder: 'e2e/paths',
  fileName: `${nameOf(machine, path)}.e2e.ts`,
  code: `import { expect, test } from '../test.ts'
import { ${machine}Player } from './${machine}.ts'
import { playEvents } from './kit/playEvents.ts'

test(${literal(testTitle(path))}, async ({ page }) => {
  test.setTimeout(${LIMIT_MS})
  await playEvents(page, ${machine}Player, {
    ${'input' in path.beginning ? `input: ${path.beginning.input}` : ''},
    events: [
${eventLines(path, '      ')}    ],
  })
  // Write what a guest should read now, instead of this text: until then, the test fails.
  await expect(page.getByText(${literal(SAY_WHAT_SHOULD_BE_SEEN)})).toBeVisible({ timeout: ${SEEN_AT_ONCE_MS} })
})
`,
})
