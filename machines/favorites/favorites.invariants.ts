import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import { isUnreachable } from '#machines/kit/failure.ts'
import {
  doneOutput,
  invocationInputs,
  eventFailure,
  contextMatches,
  isDoneEvent,
  isErrorEvent,
  fieldsUnchanged,
} from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { favoritesMachine } from './favorites.machine.ts'
import { applyFavoriteChange, isSameChange } from './favorites.rules.ts'
import { selectIsFavorite } from './favorites.selectors.ts'
import { favoritesAcceptedEvents } from './acceptedEvents.invariants.ts'
import { favoritesViewStates } from './viewStates.invariants.ts'

type Step = StepOf<typeof favoritesMachine>

const keepsHere = ({ emitted }: Step): readonly string[][] =>
  emitted.flatMap((one) => (one.type === 'local.keep' ? [one.ids] : []))

export const favoritesInvariants: readonly InvariantOf<typeof favoritesMachine>[] = [
  ...favoritesAcceptedEvents,
  ...favoritesViewStates,
  {
    description: 'What the guest presses shows at once, and nothing is held against that heart any more.',
    check: ({ event, after }) =>
      event?.type !== 'favorite.toggle' ||
      (selectIsFavorite(after, event.hotelId) === event.isFavorite && after.context.problem === null),
  },
  {
    description: 'A wish that was refused with the session is tried again as soon as a heart is pressed.',
    check: ({ before, event, after }) =>
      event?.type !== 'favorite.toggle' || before?.matches('refused') !== true || after.matches('saving'),
  },
  {
    description: 'Of a hotel the last wish counts, and there is no other.',
    check: ({ after: { context } }) =>
      new Set(context.changes.map(({ hotelId }) => hotelId)).size === context.changes.length,
  },
  {
    description: 'Whoever is not signed in keeps hotels in this browser, and nothing of a server.',
    check: (step) => {
      const { before, event, after } = step
      const isHere = before?.matches('anonymous') === true && event?.type === 'favorite.toggle'
      if (isHere)
        return (
          isEqualView(after.context.local, applyFavoriteChange(before.context.local, event)) &&
          isEqualView(keepsHere(step), [after.context.local]) &&
          !after.context.changes.some(({ hotelId }) => hotelId === event.hotelId)
        )
      return (
        !after.matches('anonymous') ||
        contextMatches(after.context, { server: null, merging: [], sent: null, failure: null })
      )
    },
  },
  {
    description:
      'What this browser keeps is lost to nothing but the guest, another tab, and a server that has taken it over.',
    check: (step) => {
      const { before, event, after } = step
      if (before === null) return true
      const { local, merging } = before.context
      if (event?.type === 'local.changed') return isEqualView(after.context.local, event.ids)
      if (isDoneEvent(step, 'loadFavorites')) {
        const left = local.filter((id) => !merging.includes(id))
        return isEqualView(after.context.local, left) && isEqualView(keepsHere(step), [left])
      }
      const isHere = before.matches('anonymous') && event?.type === 'favorite.toggle'
      return isHere || (fieldsUnchanged(step, 'local') && keepsHere(step).length === 0)
    },
  },
  {
    description: 'The server is asked to take over what this browser keeps, once.',
    check: (step) =>
      invocationInputs(step, 'loadFavorites').every(
        ({ merge }) => isEqualView(merge, step.after.context.local) && isEqualView(merge, step.after.context.merging),
      ) &&
      (step.after.matches('loading') || step.after.context.merging.length === 0),
  },
  {
    description:
      'The list is asked for when a session begins, when it is wanted anew, and when nobody knows what was saved.',
    check: (step) => {
      const { before, event, after } = step
      const loadCount = invocationInputs(step, 'loadFavorites').length
      if (event?.type === 'session.began') return loadCount === (before?.matches('anonymous') === true ? 1 : 0)
      if (event?.type === 'favorites.reload')
        return loadCount === (before?.matches('ready') === true || before?.matches('failed') === true ? 1 : 0)
      if (event?.type === 'favorite.toggle') return loadCount === (before?.matches('failed') === true ? 1 : 0)
      if (event?.type === 'connection.restored')
        return loadCount === (before?.matches('failed') === true && isUnreachable(before.context.failure) ? 1 : 0)
      return loadCount === 0 || (isErrorEvent(step, 'saveFavoriteChange') && after.matches('loading'))
    },
  },
  {
    description: 'One wish is saved after the other, the first first.',
    check: (step) => {
      const { sent, changes } = step.after.context
      const isSent = step.after.matches('saving') || step.after.matches('refused')
      return (
        (sent !== null) === isSent &&
        (!step.after.matches('ready') || changes.length === 0) &&
        invocationInputs(step, 'saveFavoriteChange').every(
          ({ change }) => isEqualView(change, sent) && isEqualView(change, changes[0]),
        )
      )
    },
  },
  {
    description: 'What the server says is what it keeps.',
    check: (step) => {
      const isResponse = isDoneEvent(step, 'loadFavorites') || isDoneEvent(step, 'saveFavoriteChange')
      if (isResponse)
        return isEqualView(step.after.context.server, doneOutput(step)) && step.after.context.failure === null
      return fieldsUnchanged(step, 'server') || step.after.matches('anonymous')
    },
  },
  {
    description: 'A wish that was saved, or cannot be, is none any more, unless the guest has pressed anew.',
    check: (step) => {
      const { before, after } = step
      const sent = before?.context.sent ?? null
      if (
        before === null ||
        sent === null ||
        !(isDoneEvent(step, 'saveFavoriteChange') || isErrorEvent(step, 'saveFavoriteChange'))
      )
        return true
      const isStill = after.context.changes.some((change) => isSameChange(change, sent))
      return (
        isStill === (after.matches('refused') && before.context.changes.some((change) => isSameChange(change, sent)))
      )
    },
  },
  {
    description: 'A heart that is put back says why, as long as nobody has pressed it anew.',
    check: (step) => {
      const { before, after } = step
      const failure = eventFailure(step)
      if (before === null || failure === null) return true
      const { sent, changes } = before.context
      const last = changes.at(-1)
      if (isErrorEvent(step, 'loadFavorites'))
        return (
          after.context.changes.length === 0 &&
          isEqualView(after.context.failure, failure) &&
          (last === undefined
            ? fieldsUnchanged(step, 'problem')
            : isEqualView(after.context.problem, { hotelId: last.hotelId, failure }))
        )
      const isMeant = sent !== null && changes.some((change) => isSameChange(change, sent))
      return isMeant
        ? isEqualView(after.context.problem, { hotelId: sent.hotelId, failure })
        : fieldsUnchanged(step, 'problem')
    },
  },
  {
    description: 'A session that has ended by itself leaves the wishes to its guest, and says that they wait.',
    check: (step) => {
      const { event, after } = step
      if (event?.type !== 'session.ended') return true
      const { changes, problem } = after.context
      return (
        after.matches('anonymous') &&
        fieldsUnchanged(step, 'changes', 'guest') &&
        (changes.length === 0 || problem !== null)
      )
    },
  },
  {
    description: 'Another guest finds no wish of the one before.',
    check: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'session.began' || before?.matches('anonymous') !== true)
        return fieldsUnchanged(step, 'guest') || after.context.guest === null
      const isSame = event.guest === before.context.guest
      return (
        after.context.guest === event.guest &&
        after.context.problem === null &&
        (isSame ? fieldsUnchanged(step, 'changes') : after.context.changes.length === 0)
      )
    },
  },
  {
    description: 'After the guest has gone nothing of theirs is in the context.',
    check: ({ event, after }) =>
      event?.type !== 'guest.leave' ||
      (after.matches('anonymous') &&
        contextMatches(after.context, { guest: null, changes: [], problem: null, server: null, sent: null })),
  },
  {
    description: 'A heart whose session was no worse is put back, and the others are saved.',
    check: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'session.kept' || before?.matches('refused') !== true) return true
      const gone = before.context.sent?.hotelId
      return !after.matches('refused') && !after.context.changes.some(({ hotelId }) => hotelId === gone)
    },
  },
  {
    description: 'Other tabs hear of what was saved, and of nothing else.',
    check: (step) =>
      step.emitted.some(({ type }) => type === 'server.changed') === isDoneEvent(step, 'saveFavoriteChange'),
  },
  {
    description: 'What was said of a heart can be waved away.',
    check: ({ event, after }) => event?.type !== 'problem.dismiss' || after.context.problem === null,
  },
  {
    description: 'Why the list is not known is known as long as it is not.',
    check: ({ after }) => !after.matches('failed') || after.context.failure !== null,
  },
]
