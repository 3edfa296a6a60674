import { DEFAULT_DESTINATION, type Destination } from '#contract/hotel/destination.ts'
import type { PageI18n } from './I18nContext.tsx'

/** A place bears the name under which it was picked; the one that nobody picked has one in every language. */
export const placeName = (words: PageI18n, { name }: Pick<Destination, 'name'>): string =>
  name === DEFAULT_DESTINATION.name ? words.t('search.defaultPlace') : name
