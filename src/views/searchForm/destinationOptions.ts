import type { PlaceKind } from '#contract/hotel/places.ts'
import type { PlaceShortcut, PlaceOption } from '#machines/destination/destination.rules.ts'
import type { PageI18n } from '#src/i18n/I18nContext.tsx'
import type { ComboboxOption } from '#src/ui/forms/Combobox.tsx'
import type { DestinationView } from './destinationActor.ts'
import { typedPart } from './typedPart.ts'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'

export const NEAR_OPTION = 'near'
export const RETRY_OPTION = 'retry'

const ICONS: Readonly<Record<PlaceKind, IconPath>> = {
  area: icons.map,
  island: icons.island,
  city: icons.city,
  district: icons.pin,
  airport: icons.plane,
  station: icons.train,
  landmark: icons.landmark,
  hotel: icons.bed,
}

/** Options of the list: suggestions for the text, or offers while it is empty. */
export const destinationOptions = (
  words: PageI18n,
  {
    text,
    suggestions,
    offers,
    offersNear,
    isUnlisted,
    isPicking,
    isFetching,
  }: Pick<
    DestinationView,
    'text' | 'suggestions' | 'offers' | 'offersNear' | 'isUnlisted' | 'isPicking' | 'isFetching'
  >,
  /** Each place says how many hotels are on sale there. */
  saysHotels = true,
): ComboboxOption[] => {
  if (isPicking) return []
  if (isUnlisted) return [{ id: RETRY_OPTION, title: words.t('common.retry'), icon: icons.retry, keepsOpen: true }]
  if (suggestions.length > 0) {
    const isNamesake = namesakes(suggestions)
    // While loading, a press is ignored: keep the list open.
    const stays = isFetching ? { keepsOpen: true } : {}
    return suggestions.map((option) => ({
      ...suggested(words, saysHotels ? option : { ...option, hotels: null }, { text, isNamesake: isNamesake(option) }),
      ...stays,
    }))
  }
  const near: ComboboxOption = {
    id: NEAR_OPTION,
    title: words.t('search.nearMe'),
    detail: words.t('search.place.nearHint'),
    icon: icons.near,
    keepsOpen: true,
  }
  return [...(offersNear ? [near] : []), ...offers.map((offer) => offered(words, offer))]
}

/** Text instead of the list; null if none. */
export const emptyText = (
  words: PageI18n,
  { isLocating, isEmpty, text }: Pick<DestinationView, 'isLocating' | 'isEmpty' | 'text'>,
): string | null => {
  if (isLocating) return words.t('search.place.locating')
  return isEmpty ? words.t('search.place.notFound', { written: text.trim() }) : null
}

/** Failure notice above the list; null if none. */
export const listNotice = (
  words: PageI18n,
  { isUnlisted, unlocated }: Pick<DestinationView, 'isUnlisted' | 'unlocated'>,
): string | null => {
  if (isUnlisted) return words.t('search.place.unlisted')
  if (unlocated === null) return null
  if (unlocated === 'location.denied') return words.t('search.place.denied')
  return words.t(unlocated === 'location.timeout' ? 'search.place.timeout' : 'search.place.unavailable')
}

/** Tells if the list has another place of the same name and another kind, e.g. New York city and state. */
const namesakes = (options: readonly PlaceOption[]): ((option: PlaceOption) => boolean) => {
  const kinds = new Map<string, Set<PlaceKind>>()
  for (const { name, kind } of options) kinds.set(name, (kinds.get(name) ?? new Set()).add(kind))
  return ({ name }) => (kinds.get(name)?.size ?? 0) > 1
}

const detailOf = (words: PageI18n, { description, kind }: PlaceOption, isNamesake: boolean): string => {
  if (description === '') return kind === 'area' ? words.t('search.place.area') : ''
  if (!isNamesake || kind === 'hotel') return description
  return words.t('common.list', { first: words.t(`search.place.kind.${kind}`), second: description })
}

const suggested = (
  words: PageI18n,
  option: PlaceOption,
  { text, isNamesake }: { text: string; isNamesake: boolean },
): ComboboxOption => {
  const { id, name, kind, hotels, nearestHotel, attribution } = option
  const typed = typedPart(name, text)
  const detail = detailOf(words, option, isNamesake)
  const note = hotels === null ? attribution : writeHotelsResponse(words, hotels, nearestHotel)
  return {
    id,
    title: name,
    icon: ICONS[kind],
    ...(typed === undefined ? {} : { typed }),
    ...(detail === '' ? {} : { detail }),
    ...(note === undefined ? {} : { note }),
  }
}

const offered = (words: PageI18n, { id, name, description, from, hotels, image }: PlaceShortcut): ComboboxOption => ({
  id,
  title: name,
  group: words.t(from === 'recent' ? 'search.place.recent' : 'search.place.popular'),
  icon: from === 'recent' ? icons.clock : icons.city,
  ...(description === '' ? {} : { detail: description }),
  ...(image === null ? {} : { image }),
  ...(hotels === null ? {} : { note: writeHotelsResponse(words, hotels) }),
})

const writeHotelsResponse = (words: PageI18n, hotels: number, nearest?: number): string => {
  if (hotels > 0) return words.plural('search.place.hotels', hotels)
  return nearest === undefined
    ? words.t('search.place.noHotels')
    : words.t('search.place.nearestHotel', { distance: words.distance(nearest) })
}

/** Which text was discarded and which place stays; null if none. */
export const droppedText = (
  words: PageI18n,
  { dropped, text }: Pick<DestinationView, 'dropped' | 'text'>,
): string | null => (dropped === null ? null : words.t('search.place.dropped', { written: dropped, place: text }))

/** For a chosen place whose lookup failed. */
export const unknownText = (words: PageI18n, place: string): string => words.t('search.place.unknown', { place })
