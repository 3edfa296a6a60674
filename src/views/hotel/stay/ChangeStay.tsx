import { useI18n } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Popover } from '#src/ui/overlay/Popover.tsx'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { FLAG, useSeen } from '#src/views/parts/seen/useSeen.ts'
import { Dates, Rooms } from '#src/views/searchForm/lazyPanels.tsx'
import type { PanelEntries } from '#src/views/searchForm/panelEntries.ts'
import { popoverPanels } from '#src/views/searchForm/popoverPanels.ts'
import type { SearchDraft } from '#src/views/searchForm/useSearchDraft.ts'

/** Other days, hours or guests for this hotel, in the search panels. Changes apply immediately. */
export const ChangeStay = ({
  draft,
  panels,
  datesId: dates,
}: {
  draft: SearchDraft
  panels: PanelEntries | undefined
  datesId: string
}) => {
  const words = useI18n()
  const { criteria, now } = draft
  const guests = criteria.rooms.reduce((sum, room) => sum + room.adults + room.children.length, 0)
  const rooms = useId()
  useEffect(() => panels?.follow(popoverPanels({ dates, rooms })), [panels, dates, rooms])
  return (
    <>
      <Panel
        name="stay.dates"
        id={dates}
        icon={icons.pen}
        text={words.t('hotel.changeDates')}
        label={words.t('search.form.dates')}
        onToggle={(open) => {
          panels?.toggled('dates', open)
          if (open) draft.askNow()
        }}
      >
        {now !== null && <Dates draft={draft} now={now} popoverId={dates} />}
      </Panel>
      <Panel
        name="stay.rooms"
        id={rooms}
        icon={icons.guests}
        text={words.t('search.form.summary', {
          rooms: words.plural('common.rooms', criteria.rooms.length),
          guests: words.plural('common.guests', guests),
        })}
        label={words.t('search.form.rooms')}
        onToggle={(open) => panels?.toggled('rooms', open)}
      >
        <Rooms rooms={criteria.rooms} onChange={draft.changeRooms} popoverId={rooms} />
      </Panel>
    </>
  )
}

const Panel = ({
  name,
  id,
  icon,
  text,
  label,
  onToggle,
  children,
}: {
  name: string
  id: string
  icon: IconPath
  text: string
  label: string
  onToggle: (open: boolean) => void
  children: ReactNode
}) => {
  const words = useI18n()
  const anchor = useRef<HTMLButtonElement>(null)
  const state = useSeen(name, false, FLAG)
  return (
    <>
      <button ref={anchor} type="button" popoverTarget={id} className={buttonClass({ look: 'line', size: 'small' })}>
        <Icon path={icon} size="small" />
        {text}
      </button>
      <Popover
        id={id}
        anchor={anchor}
        label={label}
        closeLabel={words.t('common.close')}
        state={state}
        onToggle={onToggle}
      >
        {children}
      </Popover>
    </>
  )
}
