import { isEmail, isLatinName } from '#contract/user/user.ts'

/** Rules of specification §5, by name. Their texts have these keys in `validation`. */
export type RuleName = 'required' | 'numeric' | 'length' | 'regex' | 'email' | 'max' | 'min' | 'phone' | 'latin'

/** Returns the broken rule, or null. All rules but `required` accept an empty value. */
export type Rule = (value: string) => RuleName | null

const rule =
  (name: RuleName, holds: (value: string) => boolean): Rule =>
  (value) =>
    value === '' || holds(value) ? null : name

export const required: Rule = (value) => (value.trim() === '' ? 'required' : null)
export const latin = rule('latin', isLatinName)
export const email = rule('email', isEmail)
export const numeric = rule('numeric', (value) => /^\d+$/.test(value))
export const length = (exact: number): Rule => rule('length', (value) => value.length === exact)
export const min = (least: number): Rule => rule('min', (value) => value.length >= least)
export const max = (most: number): Rule => rule('max', (value) => value.length <= most)
export const regex = (pattern: RegExp): Rule => rule('regex', (value) => pattern.test(value))
/** @param isPossible must also be true for a number without a region, which cannot be judged */
export const phone = (isPossible: (value: string) => boolean): Rule => rule('phone', isPossible)

/** Specification §5: the first error is shown. */
export const firstProblem = (value: string, ...rules: readonly Rule[]): RuleName | null => {
  for (const check of rules) {
    const problem = check(value)
    if (problem !== null) return problem
  }
  return null
}
