import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import { countNights, type DayHour } from '#contract/hotel/stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { usePlaceName } from '#src/views/parts/hotel/usePlaceName.ts'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { classes } from '#src/ui/classes.ts'
import { Combobox } from '#src/ui/forms/Combobox.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Popover } from '#src/ui/overlay/Popover.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useEffect, useId, useRef, type ComponentType, type ReactNode, type RefObject } from 'react'
import { FLAG, useSeen } from '#src/views/parts/seen/useSeen.ts'
import { Dates, Rooms } from './lazyPanels.tsx'
import * as css from './SearchForm.css.ts'
import type { PanelEntries } from './panelEntries.ts'
import { popoverPanels, showPanel } from './popoverPanels.ts'
import type { SearchField } from './searchField.ts'
import { useDestination } from './useDestination.ts'
import type { SearchDraft } from './useSearchDraft.ts'

export interface SearchFormProps {
  draft: SearchDraft
  /** A search is running. */
  busy?: boolean
  /** `bar`: in the header of the results. `box`: in a dialog. */
  shape?: 'desk' | 'bar' | 'box'
  /** Set if panels that cover a phone screen are history entries. */
  panels?: PanelEntries
  onSearch: (criteria: SearchCriteria) => void
  /** Another way to search: `search` finds the destination as the Search button does, and lets `change` decide on the stay. */
  Shortcut?: ComponentType<ShortcutProps>
  /** Beside the shortcut. */
  children?: ReactNode
}

export interface ShortcutProps {
  search: (change: ChangeSearch) => void
}

type ChangeSearch = (criteria: SearchCriteria) => Promise<SearchCriteria>

/** Destination, dates with hours, and rooms: on the home page, and as a bar in the header of the results. */
export const SearchForm = ({
  draft,
  busy = false,
  shape = 'desk',
  panels,
  onSearch,
  Shortcut,
  children,
}: SearchFormProps) => {
  const words = useI18n()
  const { criteria, problem, now } = draft
  const bar = shape === 'bar'
  const datesState = useSeen(`search.${shape}.dates`, false, FLAG)
  const roomsState = useSeen(`search.${shape}.rooms`, false, FLAG)
  const id = useId()
  const enterDestination = () => document.getElementById(`${id}destination`)?.focus()
  const destination = useDestination(
    `search.${shape}.destination`,
    { ...criteria.destination, name: usePlaceName(criteria.destination) },
    {
      select: ({ destination: place, bounds, isSearched }) => {
        const next = draft.changeDestination(place, bounds)
        if (isSearched) submit(next)
      },
      enter: enterDestination,
    },
  )
  const dates = `${id}dates`
  const rooms = `${id}rooms`
  const destinationField = useRef<HTMLDivElement>(null)
  const datesField = useRef<HTMLButtonElement>(null)
  const roomsField = useRef<HTMLButtonElement>(null)
  const guests = criteria.rooms.reduce((sum, room) => sum + room.adults + room.children.length, 0)

  const { isInUse } = destination
  useEffect(() => panels?.toggled('destination', isInUse), [panels, isInUse])
  useEffect(() => {
    const popovers = popoverPanels({ dates, rooms })
    return panels?.follow({
      open: (panel) => {
        if (panel === 'destination') document.getElementById(`${id}destination`)?.focus()
        else popovers.open(panel)
      },
      close: (panel) => {
        if (panel === 'destination') document.getElementById(`${id}destination`)?.blur()
        else popovers.close(panel)
      },
    })
  }, [panels, id, dates, rooms])

  const isBusy = busy || destination.isSearched
  const action = isBusy ? 'search.form.searching' : 'search.form.submit'
  /** How the search under way changes its stay; it may wait for the destination. */
  const changeSearch = useRef<ChangeSearch>(null)
  const start = (searchCriteria: SearchCriteria) => {
    remember(searchCriteria)
    onSearch(searchCriteria)
  }
  // The destination does not affect the problem of a stay.
  const submit = (searchCriteria: SearchCriteria) => {
    if (changeSearch.current !== null) void changeSearch.current(searchCriteria).then(start)
    else if (problem) showPanel(dates)
    else start(searchCriteria)
  }

  const onPress = (change: ChangeSearch | null = null) => {
    changeSearch.current = change
    if (destination.text.trim() === '') {
      enterDestination()
      destination.askFor()
    } else if (destination.hasUnresolvedText) destination.take({ search: true })
    else if (!destination.isSearched) submit(criteria)
  }

  return (
    <form
      className={css.shapes[shape]}
      role="search"
      aria-label={words.t('search.form.label')}
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      <div ref={destinationField} className={classes(css.field, !bar && css.whole)}>
        <Icon path={icons.pin} className={css.icon} />
        <span className={css.words}>
          <label className={classes(css.label, css.wholeFieldLabel)} htmlFor={`${id}destination`}>
            {words.t('search.form.destination')}
          </label>
          <Combobox
            id={`${id}destination`}
            data-search-field="destination"
            className={css.input}
            anchor={destinationField}
            text={destination.text}
            placeholder={words.t('search.form.destinationPlaceholder')}
            options={destination.options}
            Rows={destination.Rows}
            emptyText={destination.emptyText}
            notice={destination.notice}
            aside={destination.aside}
            listLabel={words.t('search.form.suggestions')}
            onText={destination.type}
            onPick={destination.pick}
            onTake={destination.hasUnresolvedText ? () => destination.take({ search: false }) : undefined}
            onFocus={destination.focus}
            onBlur={destination.blur}
            onPointerEnter={destination.prepare}
          />
        </span>
      </div>
      <FieldButton
        anchor={datesField}
        popover={dates}
        field="dates"
        icon={icons.calendar}
        label={words.t('common.stay.checkIn')}
        className={css.dateField}
      >
        {criteria.checkIn === draft.night ? (
          <time dateTime={criteria.checkIn}>{words.t('common.stay.tonightNow')}</time>
        ) : bar ? (
          <BarMoment at={criteria.checkIn} />
        ) : (
          now !== null && <Moment at={criteria.checkIn} />
        )}
      </FieldButton>
      <FieldButton
        popover={dates}
        icon={icons.calendar}
        label={words.t('common.stay.checkOut')}
        className={css.dateField}
      >
        {bar ? (
          <BarMoment at={criteria.checkOut}>
            <span className={css.duration}>{words.plural('common.nights', countNights(criteria))}</span>
          </BarMoment>
        ) : (
          now !== null && <Moment at={criteria.checkOut} />
        )}
      </FieldButton>
      <FieldButton
        anchor={roomsField}
        popover={rooms}
        field="rooms"
        icon={icons.guests}
        label={words.t('search.form.rooms')}
        className={bar ? undefined : css.roomsField}
      >
        {bar && criteria.rooms.length === 1
          ? words.plural('common.guests', guests)
          : words.t('search.form.summary', {
              rooms: words.plural('common.rooms', criteria.rooms.length),
              guests: words.plural('common.guests', guests),
            })}
      </FieldButton>
      <Button
        type="submit"
        look="go"
        icon={icons.search}
        busy={isBusy}
        disabled={destination.busy && !destination.isSearched}
        // Prevent the blur: it would discard the typed text.
        onMouseDown={(event) => {
          if (destination.hasUnresolvedText || destination.text.trim() === '') event.preventDefault()
        }}
        className={bar ? css.barSubmit : css.submit}
      >
        {bar ? <VisuallyHidden>{words.t(action)}</VisuallyHidden> : words.t(action)}
      </Button>
      {Shortcut && (
        <div className={css.shortcuts}>
          <Shortcut search={onPress} />
          {children}
        </div>
      )}
      <Popover
        id={dates}
        anchor={datesField}
        label={words.t('search.form.dates')}
        closeLabel={words.t('common.close')}
        state={datesState}
        onToggle={(open) => {
          panels?.toggled('dates', open)
          if (open) draft.askNow()
          // The dates panel is tall: scroll to make room for it below the form.
          if (open && shape === 'desk') datesField.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
        }}
      >
        {now !== null && <Dates draft={draft} now={now} popoverId={dates} />}
      </Popover>
      <Popover
        id={rooms}
        anchor={roomsField}
        label={words.t('search.form.rooms')}
        closeLabel={words.t('common.close')}
        state={roomsState}
        onToggle={(open) => panels?.toggled('rooms', open)}
      >
        <Rooms rooms={criteria.rooms} onChange={draft.changeRooms} popoverId={rooms} />
      </Popover>
    </form>
  )
}

/** Stores the search to offer it next time. If that fails, the search goes on. */
const remember = (criteria: SearchCriteria): void => {
  import('./destinationActor.ts').then(
    ({ keepSearched }) => keepSearched(criteria),
    () => undefined,
  )
}

const Moment = ({ at }: { at: DayHour }) => {
  const words = useI18n()
  return (
    <Trans
      text="common.list"
      parts={{
        first: <time dateTime={at}>{words.day(at, 'dayMonth')}</time>,
        second: <Numeral>{words.hourOf(at)}</Numeral>,
      }}
    />
  )
}

const BarMoment = ({ at, children }: { at: DayHour; children?: ReactNode }) => {
  const words = useI18n()
  return (
    <span className={css.moment}>
      <time dateTime={at} className={css.momentDay}>
        {words.day(at, 'dayMonth')}
      </time>{' '}
      <Numeral>{words.hourOf(at)}</Numeral>
      {children}
    </span>
  )
}

const FieldButton = ({
  anchor,
  popover,
  field,
  icon,
  label,
  className,
  children,
}: {
  anchor?: RefObject<HTMLButtonElement | null>
  popover: string
  field?: SearchField
  icon: IconPath
  label: string
  className?: string | undefined
  children: ReactNode
}) => (
  <button
    type="button"
    {...(anchor ? { ref: anchor } : {})}
    popoverTarget={popover}
    data-search-field={field}
    className={classes(css.field, className)}
  >
    <Icon path={icon} className={icon === icons.calendar ? css.dateIcon : css.icon} />
    <span className={css.words}>
      <span className={css.label}>{label}</span>
      <span className={icon === icons.calendar ? css.dateValue : css.value}>{children}</span>
    </span>
  </button>
)
