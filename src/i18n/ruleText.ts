import { MIN_PASSWORD_LENGTH } from '#contract/http/limits.ts'
import type { RuleName } from '#machines/kit/validation.ts'
import type { I18n } from '#locales/kit/i18n.ts'

/** Specification §5: what is wrong with a field; `field` is its label. */
export const ruleText = (i18n: Pick<I18n, 't' | 'plural'>, rule: RuleName, field: string): string => {
  switch (rule) {
    case 'email':
    case 'numeric':
    case 'latin':
      return i18n.t(`validation.${rule}`)
    case 'min':
      return i18n.plural('validation.min', MIN_PASSWORD_LENGTH)
    default:
      return i18n.t(`validation.${rule}`, { field })
  }
}
