import type { Law, LawStep } from './entry.ts'
import { toFailure, type Failure } from './failure.ts'
import { isSameView } from './sameView.ts'

/** The sentences that this step breaks. */
export const brokenLaws = (laws: readonly Law[], step: LawStep): string[] =>
  laws.filter((law) => !law.holds(step)).map(({ says }) => `broken law: "${says}"`)

interface Question {
  port: string
  input: unknown
}
interface Happened<Asked extends Question> {
  event: { type: string } | null
  asked: readonly Asked[]
}

/** With what a port was asked in this step. */
export const asksOf = <Asked extends Question, Port extends Asked['port']>(
  { asked }: Happened<Asked>,
  port: Port,
): Extract<Asked, { port: Port }>['input'][] =>
  asked
    .filter((question): question is Extract<Asked, { port: Port }> => question.port === port)
    .map(({ input }) => input)

/** The step is the answer of this port; `refused`: its failure. */
export const isAnswer = <Asked extends Question>({ event }: Happened<Asked>, port: Asked['port']): boolean =>
  event?.type === `xstate.done.actor.${port}`
export const isRefusal = <Asked extends Question>({ event }: Happened<Asked>, port: Asked['port']): boolean =>
  event?.type === `xstate.error.actor.${port}`

/** What the port has answered in this step. */
export const answerIn = ({ event }: { event: object | null }): unknown =>
  event !== null && 'output' in event ? event.output : undefined
/** As what the port has failed in this step; null: it has not. */
export const failureIn = ({ event }: { event: object | null }): Failure | null =>
  event !== null && 'error' in event ? toFailure(event.error) : null

/** Whether a step leaves all of these fields of the context as they were. */
export const keeps = <Context extends object>(
  { before, after }: { before: { context: Context } | null; after: { context: Context } },
  ...fields: readonly (keyof Context)[]
): boolean => fields.every((field) => before === null || isSameView(before.context[field], after.context[field]))

/** What each of these fields was set to, and nothing else of it. */
export const has = <Context extends object>(context: Context, wanted: Partial<Context>): boolean =>
  Object.entries(wanted).every(([field, value]) =>
    isSameView(Object.entries(context).find(([name]) => name === field)?.[1], value),
  )
