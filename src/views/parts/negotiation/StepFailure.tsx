import type { Failure } from '#machines/kit/failure.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { stepFailure } from './words.ts'

/** Why the last step was not taken. */
export const StepFailure = ({ failure }: { failure: Failure | null }) => {
  const words = useI18n()
  return <div role="alert">{failure !== null && <Notice tone="bad">{words.t(stepFailure(failure))}</Notice>}</div>
}
