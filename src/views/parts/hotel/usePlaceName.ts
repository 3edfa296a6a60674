import type { Destination } from '#contract/hotel/destination.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { placeName } from '#src/i18n/placeName.ts'
import { placeNames } from '#src/actors/search/placeNames.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useIsGuestAt } from './useIsGuestAt.ts'

/** Name of a place in the page's language; as it was picked until the translation loads. Where the guest is it is "Near me". */
export const usePlaceName = (destination: Destination): string => {
  const words = useI18n()
  const { locale } = words
  const {
    name,
    point: { lat, lng },
    poi,
  } = destination
  useEffect(() => void placeNames.ask({ name, point: { lat, lng }, poi }, locale), [name, lat, lng, poi, locale])
  const localName = useSyncExternalStore(
    placeNames.subscribe,
    () => placeNames.getName(destination, locale),
    () => name,
  )
  return useIsGuestAt({ lat, lng }) ? words.t('search.nearMe') : placeName(words, { name: localName })
}
