import type { AnyEventObject } from 'xstate'
import type { MachineWords } from '#machines/kit/chart/chartText.ts'
import { eventSentence, stateSentence } from '#machines/kit/chart/sentences.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { viewStatesOf, type Beginning } from './followEvents.ts'
import type { Moment } from './simulation.ts'

/** A path that is to be written down. */
export interface WrittenPath {
  spec: MachineSpec
  words: MachineWords & { title: string }
  beginning: Beginning
  /** The beginning, then one moment for each event. */
  moments: readonly Moment[]
  /** Stands above the test. */
  note?: string
  /** Further remarks on single steps, by their place. */
  remarks?: Readonly<Record<number, string>>
}

/** Sentences of what each step does and where it leads, e.g. “Press Pay → Paying; Button: confirming”. */
export const pathSentences = ({ spec, words, moments }: WrittenPath): readonly string[] =>
  moments.slice(1).map(({ event, took, snapshot }, place) => {
    const before = moments[place]?.snapshot ?? snapshot
    const reached = stateSentence(spec, words, snapshot, { before, took })
    const says = eventSentence(spec, words, event ?? { type: '' }).replace(/\.$/, '')
    return reached === '' ? says : `${says} → ${reached}`
  })

/** A value as it is written in TypeScript. */
export const literal = (value: unknown): string => {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll(`\\"`, '"').replaceAll("'", `\\'`)}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const fields = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : literal(key)}: ${literal(part)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** One line, so that nothing in it ends the comment. */
const comment = (text: string): string => `// ${text.replaceAll(/\s+/g, ' ')}`

/** The events of a path as lines of a list, each below its sentence. */
export const eventLines = (path: WrittenPath, indent: string): string => {
  const sentences = pathSentences(path)
  return path.moments
    .slice(1)
    .flatMap(({ event }, place): string[] => {
      const remark = path.remarks?.[place + 1]
      return [
        comment(`${place + 1}. ${sentences[place] ?? ''}`),
        ...(remark === undefined ? [] : [comment(remark)]),
        `${literal(event)},`,
      ]
    })
    .map((line) => `${indent}${line}\n`)
    .join('')
}

/** Title of a test that nobody has named yet. */
export const testTitle = ({ words, spec, moments }: WrittenPath): string => {
  const last = moments.at(-1)
  const event: AnyEventObject | null = last?.event ?? null
  return event === null
    ? `${words.title}: at the beginning`
    : `${words.title}: ${eventSentence(spec, words, event).replace(/ \(.*/, '').replace(/\.$/, '')}`
}

/**
 * A unit test that sends the events of a path to the machine. It fails at its last line, until somebody says there what should
 * be seen.
 * @param from the module that exports the spec
 */
export const writeUnitTest = (path: WrittenPath, { specName, from }: { specName: string; from: string }): string => {
  const last = path.moments.at(-1)
  const seen = Object.entries(last === undefined ? {} : viewStatesOf(path.spec, last))
    .map(([name, value]) => `    ${literal({ [name]: value }).slice(2, -2)},\n`)
    .join('')
  return `import { expect, test } from 'vitest'
import { ${specName} } from '${from}'
import { followEvents } from '#machines/kit/visualizer/followEvents.ts'

${path.note === undefined ? '' : `${comment(path.note)}\n`}test(${literal(testTitle(path))}, () => {
  const seen = followEvents(${specName}, ${literal(path.beginning)}, [
${eventLines(path, '    ')}  ])
  // The test expects what a guest sees now. Correct what is wrong, then delete the line that asks for it: until then, the test fails.
  expect(seen).toEqual({
${seen}    ${literal(SAY_WHAT_SHOULD_BE_SEEN)}: 'and delete this line',
  })
})
`
}

/** Stands in a written test where a person has to decide. */
export const SAY_WHAT_SHOULD_BE_SEEN = 'say what should be seen here'
