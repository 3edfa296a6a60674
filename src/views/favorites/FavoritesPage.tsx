import { useWords } from '#src/i18n/I18nContext.tsx'

export const FavoritesPage = () => <p>{useWords().t('favorites.intro')}</p>
