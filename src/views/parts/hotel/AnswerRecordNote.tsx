import type { AnswerRecord } from '#contract/hotel/answerRecord.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './AnswerRecordNote.css.ts'

const DAY_HOURS = 24

/** How often and how soon a hotel says yes to requests for hours. */
export const AnswerRecordNote = ({ record, className }: { record: AnswerRecord; className: string }) => {
  const words = useI18n()
  const { requests, agreed, usual_hours, demo } = record
  const time =
    usual_hours < DAY_HOURS
      ? words.plural('hotel.answers.hours', usual_hours)
      : words.plural('hotel.answers.days', Math.ceil(usual_hours / DAY_HOURS))
  return (
    <p className={className}>
      <Icon path={icons.check} size="small" className={css.icon} />
      <span>
        {words.plural('hotel.answers.agreed', requests, { agreed: words.number(agreed), time })}
        {demo && <span className={css.demo}> · {words.t('hotel.answers.demo')}</span>}
      </span>
    </p>
  )
}
