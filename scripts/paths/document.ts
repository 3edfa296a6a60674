import type { StaffWords } from '#locales/staff.ts'
import { eventSentence, stateSentence } from '#machines/kit/chart/sentences.ts'
import {
  checkCoverage,
  readPath,
  type StoredPath,
  type BrowserScenarios,
} from '../../e2e/paths/kit/browserScenarios.ts'

/** The paths of a machine as Markdown, for testers who walk them by hand. */
export const pathDocument = (
  machine: string,
  scenarios: BrowserScenarios,
  paths: readonly StoredPath[],
  words: StaffWords,
): string => {
  const { transitions, taken, excused } = checkCoverage(scenarios, paths)
  return [
    `# ${words.title}`,
    words.purpose,
    `${paths.length} paths to walk by hand. They take ${taken.size} of the ${transitions.length} transitions of the machine \`${machine}\`. Written by \`npm run paths -- ${machine} --write <folder>\`.`,
    ...paths.map((path, index) => pathText(scenarios, path, index + 1, words)),
    ...(excused.length === 0 ? [] : [excusedText(excused)]),
    '',
  ].join('\n\n')
}

const pathText = (scenarios: BrowserScenarios, path: StoredPath, number: number, words: StaffWords): string => {
  const { first, steps } = readPath(scenarios, path)
  const lines = steps.map(({ event, after, took }, index) => {
    const before = steps[index - 1]?.after ?? first
    const now = stateSentence(scenarios.entry, words, after, { before, took })
    return `${index + 1}. ${eventSentence(scenarios.entry, words, event)} → ${now === '' ? 'All stays as it is' : now}.`
  })
  return [
    `## Path ${number}`,
    `It begins with: ${stateSentence(scenarios.entry, words, first)}.`,
    lines.join('\n'),
  ].join('\n\n')
}

const excusedText = (excused: readonly { id: string; why: string }[]): string => {
  const reasons = [...new Set(excused.map(({ why }) => why))]
  const lines = reasons.map(
    (why) =>
      `- ${why}: ${excused
        .filter((one) => one.why === why)
        .map(({ id }) => `\`${id}\``)
        .join(', ')}`,
  )
  return ['## What no guest takes', lines.join('\n')].join('\n\n')
}
