import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import { fieldsUnchanged } from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import { mapAcceptedEvents } from './acceptedEvents.invariants.ts'
import type { mapMachine } from './map.machine.ts'
import { isSameBounds, isSameArea, MAX_TILE_ERRORS } from './map.rules.ts'
import { mapViewStates } from './viewStates.invariants.ts'

type Step = StepOf<typeof mapMachine>

const isTimer = ({ event }: Step, delay: string): boolean => event?.type.startsWith(`xstate.after.${delay}.`) ?? false

/** The guest, or the following map, requests the hotels of the area shown. */
const isSearchRequested = (step: Step): boolean => {
  const { before, event } = step
  if (before === null || event === null) return false
  if (event.type === 'area.search' || event.type === 'following.begin')
    return before.matches({ area: { asking: 'differing' } })
  return isTimer(step, 'dataSettles')
}

const isOtherSearch = ({ before, event }: Step): boolean =>
  before !== null && event?.type === 'searched.change' && !isSameArea(before.context.searched, event.searched)

const filterEmitted = ({ emitted }: Step, type: Step['emitted'][number]['type']) =>
  emitted.filter((one) => one.type === type)

export const mapInvariants: readonly InvariantOf<typeof mapMachine>[] = [
  ...mapAcceptedEvents,
  ...mapViewStates,
  {
    description:
      'The hotels of an area are wanted when the guest asks, or when a map that they let search stands still: of what it shows then.',
    check: (step) => {
      const { before, after } = step
      if (!isSearchRequested(step)) return filterEmitted(step, 'area.searchRequested').length === 0
      const searched = { ...before?.context.searched, ...before?.context.shown }
      return (
        isEqualView(filterEmitted(step, 'area.searchRequested'), [{ type: 'area.searchRequested', searched }]) &&
        isEqualView(after.context.searched, searched)
      )
    },
  },
  {
    description: 'What the list is of is said by the address, or was wanted on the map.',
    check: (step) => {
      if (isSearchRequested(step)) return true
      return isOtherSearch(step) && step.event?.type === 'searched.change'
        ? isEqualView(step.after.context.searched, step.event.searched)
        : fieldsUnchanged(step, 'searched')
    },
  },
  {
    description:
      'The map is put elsewhere when the address says another place or area than it was told last, and never else.',
    check: (step) =>
      isEqualView(
        filterEmitted(step, 'show'),
        isOtherSearch(step) ? [{ type: 'show', searched: step.after.context.searched }] : [],
      ),
  },
  {
    description: 'After another search, nothing of the last one is asked or waited for.',
    check: (step) =>
      !isOtherSearch(step) ||
      step.after.matches({ area: { asking: 'agreed' } }) ||
      step.after.matches({ area: { following: 'resting' } }),
  },
  {
    description: 'Who searches, the guest or the map, changes by the guest’s own hand alone.',
    check: ({ before, event, after }) => {
      if (event?.type === 'following.begin') return after.matches({ area: 'following' })
      if (event?.type === 'following.end') return after.matches({ area: 'asking' })
      return before === null || before.matches({ area: 'following' }) === after.matches({ area: 'following' })
    },
  },
  {
    description:
      'Where the map was moved to another area, the guest is asked or the map waits to search; where it was moved back, neither.',
    check: ({ event, after }) => {
      if (event?.type !== 'map.moveEnd') return true
      const isThere = isSameBounds(after.context.searched.bounds, event.area.bounds)
      if (after.matches({ area: 'asking' }))
        return after.matches({ area: { asking: isThere ? 'agreed' : 'differing' } })
      return after.matches({ area: { following: isThere ? 'resting' : 'waiting' } })
    },
  },
  {
    description: 'While the guest moves it, the map that follows waits.',
    check: ({ event, after }) =>
      event?.type !== 'map.dragStart' ||
      !after.matches({ area: 'following' }) ||
      after.matches({ area: { following: 'resting' } }),
  },
  {
    description: 'An area that the map was about to search stays offered when it follows no more.',
    check: ({ before, event, after }) =>
      event?.type !== 'following.end' ||
      after.matches({ area: { asking: before?.matches({ area: { following: 'waiting' } }) ? 'differing' : 'agreed' } }),
  },
  {
    description: 'What the map shows is where it stood last.',
    check: (step) => {
      const { event, after } = step
      return event?.type === 'map.placed' || event?.type === 'map.moveEnd'
        ? isEqualView(after.context.shown, event.area)
        : fieldsUnchanged(step, 'shown')
    },
  },
  {
    description: 'The map takes its room once it is steady again.',
    check: (step) => filterEmitted(step, 'fit').length === (isTimer(step, 'resizeSettles') ? 1 : 0),
  },
  {
    description: 'Room that changes is waited for, anew each time.',
    check: ({ event, after }) => event?.type !== 'map.resize' || after.matches({ room: 'changing' }),
  },
  {
    description: 'The card is of the hotel that was pressed last, until it is closed or that hotel is gone.',
    check: (step) => {
      const { before, event, after } = step
      const isOpen = after.context.picked !== null
      if (isOpen !== after.matches({ card: 'open' })) return false
      if (event?.type === 'pin.press') return after.context.picked === event.id
      if (event?.type === 'card.close' || event?.type === 'map.press') return !isOpen
      if (event?.type === 'hotels.change') return isOpen === event.ids.some((id) => id === before?.context.picked)
      return fieldsUnchanged(step, 'picked')
    },
  },
  {
    description:
      'Tiles are given up when so many in a row do not come, and tried again when the guest or the connection says so.',
    check: (step) => {
      const { before, event, after } = step
      const lost = before?.context.lostTiles ?? 0
      if (before?.matches({ basemap: 'tiled' }) && event?.type === 'tile.failed')
        return lost + 1 < MAX_TILE_ERRORS
          ? after.matches({ basemap: 'tiled' }) && after.context.lostTiles === lost + 1
          : after.matches({ basemap: 'fallback' })
      if (before?.matches({ basemap: 'fallback' }) && after.matches({ basemap: 'tiled' }))
        return (event?.type === 'tiles.retry' || event?.type === 'connection.restored') && after.context.lostTiles === 0
      if (event?.type === 'tile.loaded' && after.matches({ basemap: 'tiled' })) return after.context.lostTiles === 0
      return isEqualView(before?.value.basemap ?? 'offline', after.value.basemap) || event?.type === 'tiles.offer'
    },
  },
]
