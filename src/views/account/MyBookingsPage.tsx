import { useWords } from '#src/i18n/I18nContext.tsx'

export const MyBookingsPage = () => <h1>{useWords().t('account.myBookings')}</h1>
