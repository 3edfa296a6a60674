import { useWords } from '#src/i18n/I18nContext.tsx'

export const ProfilePage = () => <p>{useWords().t('profile.intro')}</p>
