import {
  DEFAULT_CHILD_AGE,
  MAX_ADULTS,
  MAX_CHILD_AGE,
  MAX_CHILDREN,
  MAX_ROOMS,
  MIN_ADULTS,
  type Room,
} from '#contract/hotel/stay.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button, IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Counter } from '#src/ui/forms/Counter.tsx'
import { Select } from '#src/ui/forms/Field.tsx'
import { useEntry } from '#src/ui/overlay/Popover.tsx'
import * as css from './SearchForm.css.ts'

export interface RoomsPanelProps {
  rooms: readonly Room[]
  onChange: (rooms: Room[]) => void
  /** Popover that contains this panel. */
  popoverId: string
}

/** Specification §5, rooms picker. */
export const RoomsPanel = ({ rooms, onChange, popoverId }: RoomsPanelProps) => {
  const words = useI18n()
  const content = useEntry(popoverId, 'button:enabled')
  return (
    <div ref={content} className={css.roomsPanel}>
      {rooms.map((room, index) => (
        <RoomFields
          // A room is its place in the list; nothing else tells two equal rooms apart.
          // oxlint-disable-next-line react/no-array-index-key -- a room has no name but its place
          key={index}
          number={index + 1}
          room={room}
          onChange={(changed) => onChange(rooms.map((other, at) => (at === index ? changed : other)))}
          onRemove={rooms.length > 1 ? () => onChange(rooms.filter((_, at) => at !== index)) : null}
        />
      ))}
      <div className={css.actions}>
        <Button
          look="quiet"
          size="small"
          icon={icons.plus}
          disabled={rooms.length >= MAX_ROOMS}
          onClick={() => onChange([...rooms, { adults: 2, children: [] }])}
        >
          {words.t('search.picker.addRoom')}
        </Button>
        <Button look="ink" size="small" popoverTarget={popoverId} popoverTargetAction="hide">
          {words.t('common.done')}
        </Button>
      </div>
    </div>
  )
}

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => age)

const RoomFields = ({
  number,
  room,
  onChange,
  onRemove,
}: {
  number: number
  room: Room
  onChange: (room: Room) => void
  onRemove: (() => void) | null
}) => {
  const words = useI18n()
  const adults = words.t('search.picker.adults')
  const children = words.t('search.picker.children')
  const fewer = (what: string) => words.t('search.picker.fewer', { what })
  const more = (what: string) => words.t('search.picker.more', { what })
  const withChildren = (count: number): number[] =>
    count > room.children.length ? [...room.children, DEFAULT_CHILD_AGE] : room.children.slice(0, count)
  return (
    <>
      <div className={css.roomLine}>
        <h2 className={css.roomName}>{words.t('search.picker.room', { n: number })}</h2>
        {onRemove && (
          <IconButton
            icon={icons.trash}
            label={words.t('search.picker.removeRoom', { n: number })}
            onClick={onRemove}
          />
        )}
      </div>
      <div className={css.roomLine}>
        <span>{adults}</span>
        <Counter
          label={adults}
          value={room.adults}
          min={MIN_ADULTS}
          max={MAX_ADULTS}
          fewerLabel={fewer(adults)}
          moreLabel={more(adults)}
          onChange={(count) => onChange({ ...room, adults: count })}
        />
      </div>
      <div className={css.roomLine}>
        <span>{children}</span>
        <Counter
          label={children}
          value={room.children.length}
          min={0}
          max={MAX_CHILDREN}
          fewerLabel={fewer(children)}
          moreLabel={more(children)}
          onChange={(count) => onChange({ ...room, children: withChildren(count) })}
        />
      </div>
      {room.children.length > 0 && (
        <div className={css.ages}>
          {room.children.map((age, index) => (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- a child has no name but their place
              key={index}
              withoutMessage
              label={words.t('search.picker.childAge', { n: index + 1 })}
              value={String(age)}
              options={AGES.map((years) => ({
                value: String(years),
                label: years === 0 ? words.t('search.picker.underOne') : String(years),
              }))}
              onChange={(event) =>
                onChange({
                  ...room,
                  children: room.children.map((other, at) =>
                    at === index ? Number(event.currentTarget.value) : other,
                  ),
                })
              }
            />
          ))}
        </div>
      )}
    </>
  )
}
