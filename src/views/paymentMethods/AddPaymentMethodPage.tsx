import { useWords } from '#src/i18n/I18nContext.tsx'

export const AddPaymentMethodPage = () => <p>{useWords().t('payments.intro')}</p>
