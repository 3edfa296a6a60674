import type { BookingStatus } from '#contract/booking/bookings.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'

const STATUS_ICON: Record<BookingStatus, IconPath> = {
  processing: icons.clock,
  review: icons.clock,
  confirmed: icons.check,
  ongoing: icons.bed,
  completed: icons.check,
  rejected: icons.close,
  cancelled: icons.close,
}

export const StatusTag = ({ status }: { status: BookingStatus }) => {
  const words = useI18n()
  return (
    <Tag icon={STATUS_ICON[status]} tone={status === 'rejected' ? 'bad' : 'plain'}>
      {words.t(`account.status.${status}`)}
    </Tag>
  )
}
