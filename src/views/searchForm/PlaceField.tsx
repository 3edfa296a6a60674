import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Combobox } from '#src/ui/forms/Combobox.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { useRef, type ReactNode } from 'react'
import type { PlaceType } from './destinationActor.ts'
import { useDestination } from './useDestination.ts'

export const HOTELS: readonly PlaceType[] = ['lodging']
export const ANYWHERE: readonly PlaceType[] = []

type Picked = Parameters<Parameters<typeof useDestination>[1]['select']>[0]

/** A place from the suggestions, limited to some kinds. */
export const PlaceField = ({
  name,
  label,
  hint,
  placeholder = '',
  selected,
  types,
  error,
  onPick,
}: {
  /** In a form whose fields are found by their names. */
  name?: string
  label: string
  hint: ReactNode
  placeholder?: string
  selected: string
  types: readonly PlaceType[]
  error: string | undefined
  onPick: (picked: Picked) => void
}) => {
  const words = useI18n()
  const field = useRef<HTMLDivElement>(null)
  const place = useDestination(
    { name: selected },
    { select: onPick, enter: () => field.current?.querySelector('input')?.focus() },
    types,
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
            options={place.options}
            Rows={place.Rows}
            emptyText={place.emptyText}
            notice={place.notice}
            aside={place.aside}
            listLabel={words.t('search.form.suggestions')}
            onText={place.type}
            onPick={place.pick}
            onTake={place.hasUnresolvedText ? () => place.take({ search: false }) : undefined}
            onFocus={place.focus}
            onBlur={place.blur}
            onPointerEnter={place.prepare}
          />
        </div>
      )}
    </Field>
  )
}
