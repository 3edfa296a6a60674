import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { shownValue } from './replay.rules.ts'
import * as css from './replay.css.ts'

/** A value of a redacted context; what was hidden is a bar. Undefined: there is none. */
export const HiddenValue = ({ value }: { value: string | undefined }) => {
  if (value === undefined) return <span className={css.mute}>{texts.nothing}</span>
  const shown = shownValue(value)
  if (shown.kind === 'text') return <bdi>{shown.text}</bdi>
  return (
    <>
      <span className={css.bar} role="img" aria-label={texts.hidden} />
      {shown.kind === 'pseudonym' && <span className={css.mute}> {texts.same}</span>}
    </>
  )
}
