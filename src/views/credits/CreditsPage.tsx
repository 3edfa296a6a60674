import { useWords } from '#src/i18n/I18nContext.tsx'

export const CreditsPage = () => <p>{useWords().t('credits.intro')}</p>
