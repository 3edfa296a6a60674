import type { Booking } from '#contract/booking/bookings.ts'
import { writeLocalePath } from '#contract/http/localePath.ts'
import { COPIED_FLAG_MS } from '#contract/booking/loyalty.ts'
import { withoutIsolates } from '#locales/kit/isolate.ts'
import { dayInYear } from '#src/i18n/dayInYear.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useShare } from '#src/ui/hooks/useShare.ts'
import { hidden } from '#src/ui/content/VisuallyHidden.css.ts'
import { publicOrigin } from '#src/views/layout/documentFacts.ts'
import { problem } from '#src/views/parts/booking/DownloadButton.css.ts'

/** Shares hotel and hours with fellow travelers. Links the hotel's page: the booking's is for its owner only. */
export const ShareStay = ({ booking: { hotel, check_in, check_out } }: { booking: Booking }) => {
  const words = useI18n()
  const moment = (at: string) =>
    words.t('common.list', { first: dayInYear(words, at, 'weekdayDayMonth'), second: words.hourOf(at) })
  const stay = words.t('success.shared', { hotel: hotel.name, from: moment(check_in), until: moment(check_out) })
  const { state, share } = useShare(
    {
      title: hotel.name,
      // Without isolates: copied into other apps.
      text: withoutIsolates(stay),
      url: `${publicOrigin()}${writeLocalePath(words.locale, `/hotels/${hotel.id}`)}`,
    },
    COPIED_FLAG_MS,
  )
  const isCopied = state === 'copied'
  return (
    <>
      <Button look="line" icon={isCopied ? icons.check : icons.share} onClick={() => void share()}>
        {words.t(isCopied ? 'common.copied' : 'hotel.share')}
      </Button>
      <span role="status" className={state === 'refused' ? problem : hidden}>
        {isCopied && words.t('common.copied')}
        {state === 'refused' && words.t('success.shareRefused')}
      </span>
    </>
  )
}
