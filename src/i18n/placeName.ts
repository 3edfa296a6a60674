import { DEFAULT_DESTINATION, type Destination } from '#contract/hotel/destination.ts'
import type { PageI18n } from './I18nContext.tsx'

/** A place keeps the name it was picked by; only the default place has a name in every language. */
export const placeName = (words: PageI18n, { name }: Pick<Destination, 'name'>): string =>
  name === DEFAULT_DESTINATION.name ? words.t('search.defaultPlace') : name
