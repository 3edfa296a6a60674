import { useWords } from '#src/i18n/I18nContext.tsx'

export const PaymentMethodsPage = () => <p>{useWords().t('payments.intro')}</p>
