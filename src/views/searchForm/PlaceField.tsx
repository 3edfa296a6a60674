import { useI18n } from '#src/i18n/I18nContext.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Combobox, type ComboboxOption } from '#src/ui/forms/Combobox.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { useMemo, useRef, type ReactNode } from 'react'
import type { PlaceType } from './destinationActor.ts'
import { useDestination } from './useDestination.ts'

export const HOTELS: readonly PlaceType[] = ['lodging']
export const ANYWHERE: readonly PlaceType[] = []

type Picked = Parameters<Parameters<typeof useDestination>[2]['select']>[0]

const UNLISTED_OPTION = 'unlisted'

/** The last option of the list, for a place that the list does not have. */
interface UnlistedOption {
  title: string
  /** Above the option if no place was found. */
  notFound: string
  onPick: (typed: string) => void
}

/** A place from the suggestions, limited to some kinds. */
export const PlaceField = ({
  name,
  label,
  hint,
  placeholder = '',
  selected,
  types,
  error,
  unlisted,
  onPick,
  onLeave,
}: {
  /** In a form whose fields are found by their names. */
  name?: string
  label: string
  hint: ReactNode
  placeholder?: string
  selected: string
  types: readonly PlaceType[]
  error: string | undefined
  unlisted?: UnlistedOption
  onPick: (picked: Picked) => void
  /**
   * The field was left with a text that is no chosen place. The text stays in the field once it is `selected`; without this
   * callback it is discarded, and a notice says so.
   */
  onLeave?: (typed: string) => void
}) => {
  const words = useI18n()
  const field = useRef<HTMLDivElement>(null)
  const place = useDestination(
    name ?? 'place',
    { name: selected },
    { select: onPick, enter: () => field.current?.querySelector('input')?.focus() },
    types,
    false,
  )
  const { options: places, emptyText } = place
  const unlistedTitle =
    unlisted !== undefined && place.hasUnresolvedText && (places.length > 0 || emptyText !== null)
      ? unlisted.title
      : undefined
  const options = useMemo<readonly ComboboxOption[]>(
    () =>
      unlistedTitle === undefined
        ? places
        : [...places, { id: UNLISTED_OPTION, title: unlistedTitle, icon: icons.pen }],
    [places, unlistedTitle],
  )
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div ref={field}>
          <Combobox
            {...control}
            {...(name === undefined ? {} : { name })}
            anchor={field}
            text={place.text}
            placeholder={placeholder}
            options={options}
            Rows={place.Rows}
            emptyText={emptyText}
            notice={place.notice ?? (emptyText === null ? null : (unlisted?.notFound ?? null))}
            aside={onLeave === undefined ? place.aside : null}
            listLabel={words.t('search.form.suggestions')}
            onText={place.type}
            onPick={(option) =>
              option.id === UNLISTED_OPTION ? unlisted?.onPick(place.text.trim()) : place.pick(option)
            }
            onTake={place.hasUnresolvedText ? () => place.take({ search: false }) : undefined}
            onFocus={place.focus}
            onBlur={() => {
              if (place.hasUnresolvedText) onLeave?.(place.text.trim())
              place.blur()
            }}
            onPointerEnter={place.prepare}
          />
        </div>
      )}
    </Field>
  )
}
