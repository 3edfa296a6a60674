import type { BookingStatus } from '#contract/bookings.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { Tag } from '#src/ui/Tag.tsx'

const STATUS_ICON: Record<BookingStatus, IconName> = {
  processing: 'clock',
  review: 'clock',
  confirmed: 'check',
  ongoing: 'bed',
  completed: 'check',
  rejected: 'close',
  cancelled: 'close',
}

export const StatusTag = ({ status }: { status: BookingStatus }) => {
  const words = useWords()
  return (
    <Tag icon={STATUS_ICON[status]} tone={status === 'rejected' ? 'bad' : 'plain'}>
      {words.t(`account.status.${status}`)}
    </Tag>
  )
}
