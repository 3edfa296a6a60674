import type { LawOf, StepOf } from '#machines/kit/entry.ts'
import { keeps } from '#machines/kit/laws.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import { mapHeard } from './heard.laws.ts'
import type { mapMachine } from './map.machine.ts'
import { isSameBounds, isSameSearched, TILES_LOST_AFTER } from './map.rules.ts'
import { mapShown } from './shown.laws.ts'

type Step = StepOf<typeof mapMachine>

const isTimer = ({ event }: Step, delay: string): boolean => event?.type.startsWith(`xstate.after.${delay}.`) ?? false

/** The guest asks for what they see, or lets the map do so. */
const isWanted = (step: Step): boolean => {
  const { before, event } = step
  if (before === null || event === null) return false
  if (event.type === 'area.search' || event.type === 'following.begin')
    return before.matches({ area: { asking: 'differing' } })
  return isTimer(step, 'dataSettles')
}

const isOtherSearch = ({ before, event }: Step): boolean =>
  before !== null && event?.type === 'searched.change' && !isSameSearched(before.context.searched, event.searched)

const told = ({ emitted }: Step, type: Step['emitted'][number]['type']) => emitted.filter((one) => one.type === type)

export const mapLaws: readonly LawOf<typeof mapMachine>[] = [
  ...mapHeard,
  ...mapShown,
  {
    says: 'The hotels of an area are wanted when the guest asks, or when a map that they let search stands still: of what it shows then.',
    holds: (step) => {
      const { before, after } = step
      if (!isWanted(step)) return told(step, 'area.wanted').length === 0
      const searched = { ...before?.context.searched, ...before?.context.shown }
      return (
        isSameView(told(step, 'area.wanted'), [{ type: 'area.wanted', searched }]) &&
        isSameView(after.context.searched, searched)
      )
    },
  },
  {
    says: 'What the list is of is said by the address, or was wanted on the map.',
    holds: (step) => {
      if (isWanted(step)) return true
      return isOtherSearch(step) && step.event?.type === 'searched.change'
        ? isSameView(step.after.context.searched, step.event.searched)
        : keeps(step, 'searched')
    },
  },
  {
    says: 'The map is put elsewhere when the address says another place or area than it was told last, and never else.',
    holds: (step) =>
      isSameView(
        told(step, 'show'),
        isOtherSearch(step) ? [{ type: 'show', searched: step.after.context.searched }] : [],
      ),
  },
  {
    says: 'After another search, nothing of the last one is asked or waited for.',
    holds: (step) =>
      !isOtherSearch(step) ||
      step.after.matches({ area: { asking: 'agreed' } }) ||
      step.after.matches({ area: { following: 'resting' } }),
  },
  {
    says: 'Who searches, the guest or the map, changes by the guest’s own hand alone.',
    holds: ({ before, event, after }) => {
      if (event?.type === 'following.begin') return after.matches({ area: 'following' })
      if (event?.type === 'following.end') return after.matches({ area: 'asking' })
      return before === null || before.matches({ area: 'following' }) === after.matches({ area: 'following' })
    },
  },
  {
    says: 'Where the map was moved to another area, the guest is asked or the map waits to search; where it was moved back, neither.',
    holds: ({ event, after }) => {
      if (event?.type !== 'map.settle') return true
      const isThere = isSameBounds(after.context.searched.bounds, event.area.bounds)
      if (after.matches({ area: 'asking' }))
        return after.matches({ area: { asking: isThere ? 'agreed' : 'differing' } })
      return after.matches({ area: { following: isThere ? 'resting' : 'waiting' } })
    },
  },
  {
    says: 'While the guest moves it, the map that follows waits.',
    holds: ({ event, after }) =>
      event?.type !== 'map.grab' ||
      !after.matches({ area: 'following' }) ||
      after.matches({ area: { following: 'resting' } }),
  },
  {
    says: 'An area that the map was about to search stays offered when it follows no more.',
    holds: ({ before, event, after }) =>
      event?.type !== 'following.end' ||
      after.matches({ area: { asking: before?.matches({ area: { following: 'waiting' } }) ? 'differing' : 'agreed' } }),
  },
  {
    says: 'What the map shows is where it stood last.',
    holds: (step) => {
      const { event, after } = step
      return event?.type === 'map.placed' || event?.type === 'map.settle'
        ? isSameView(after.context.shown, event.area)
        : keeps(step, 'shown')
    },
  },
  {
    says: 'The map takes its room once it is steady again.',
    holds: (step) => told(step, 'fit').length === (isTimer(step, 'resizeSettles') ? 1 : 0),
  },
  {
    says: 'Room that changes is waited for, anew each time.',
    holds: ({ event, after }) => event?.type !== 'map.resize' || after.matches({ room: 'changing' }),
  },
  {
    says: 'The card is of the hotel that was pressed last, until it is closed or that hotel is gone.',
    holds: (step) => {
      const { before, event, after } = step
      const isOpen = after.context.picked !== null
      if (isOpen !== after.matches({ card: 'open' })) return false
      if (event?.type === 'pin.press') return after.context.picked === event.id
      if (event?.type === 'card.close' || event?.type === 'map.press') return !isOpen
      if (event?.type === 'hotels.change') return isOpen === event.ids.some((id) => id === before?.context.picked)
      return keeps(step, 'picked')
    },
  },
  {
    says: 'Tiles are given up when so many in a row do not come, and tried again when the guest or the connection says so.',
    holds: (step) => {
      const { before, event, after } = step
      const lost = before?.context.lostTiles ?? 0
      if (before?.matches({ ground: 'tiled' }) && event?.type === 'tile.lost')
        return lost + 1 < TILES_LOST_AFTER
          ? after.matches({ ground: 'tiled' }) && after.context.lostTiles === lost + 1
          : after.matches({ ground: 'fallenBack' })
      if (before?.matches({ ground: 'fallenBack' }) && after.matches({ ground: 'tiled' }))
        return (event?.type === 'tiles.retry' || event?.type === 'connection.restored') && after.context.lostTiles === 0
      if (event?.type === 'tile.come' && after.matches({ ground: 'tiled' })) return after.context.lostTiles === 0
      return isSameView(before?.value.ground ?? 'drawn', after.value.ground) || event?.type === 'tiles.offer'
    },
  },
]
