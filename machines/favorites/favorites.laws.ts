import type { LawOf, StepOf } from '#machines/kit/entry.ts'
import { isOutOfReach } from '#machines/kit/failure.ts'
import { answerIn, asksOf, failureIn, has, isAnswer, isRefusal, keeps } from '#machines/kit/laws.ts'
import { isSameView } from '#machines/kit/sameView.ts'
import type { favoritesMachine } from './favorites.machine.ts'
import { applyWish, isSameWish } from './favorites.rules.ts'
import { selectIsKept } from './favorites.selectors.ts'
import { favoritesHeard } from './heard.laws.ts'
import { favoritesShown } from './shown.laws.ts'

type Step = StepOf<typeof favoritesMachine>

const keepsHere = ({ emitted }: Step): readonly string[][] =>
  emitted.flatMap((one) => (one.type === 'local.keep' ? [one.ids] : []))

export const favoritesLaws: readonly LawOf<typeof favoritesMachine>[] = [
  ...favoritesHeard,
  ...favoritesShown,
  {
    says: 'What the guest presses shows at once, and nothing is held against that heart any more.',
    holds: ({ event, after }) =>
      event?.type !== 'heart.press' ||
      (selectIsKept(after, event.hotelId) === event.isKept && after.context.problem === null),
  },
  {
    says: 'A wish that was refused with the session is tried again as soon as a heart is pressed.',
    holds: ({ before, event, after }) =>
      event?.type !== 'heart.press' || before?.matches('refused') !== true || after.matches('saving'),
  },
  {
    says: 'Of a hotel the last wish counts, and there is no other.',
    holds: ({ after: { context } }) =>
      new Set(context.wishes.map(({ hotelId }) => hotelId)).size === context.wishes.length,
  },
  {
    says: 'Whoever is not signed in keeps hotels in this browser, and nothing of a server.',
    holds: (step) => {
      const { before, event, after } = step
      const isHere = before?.matches('anonymous') === true && event?.type === 'heart.press'
      if (isHere)
        return (
          isSameView(after.context.local, applyWish(before.context.local, event)) &&
          isSameView(keepsHere(step), [after.context.local]) &&
          !after.context.wishes.some(({ hotelId }) => hotelId === event.hotelId)
        )
      return !after.matches('anonymous') || has(after.context, { server: null, merging: [], sent: null, failure: null })
    },
  },
  {
    says: 'What this browser keeps is lost to nothing but the guest, another tab, and a server that has taken it over.',
    holds: (step) => {
      const { before, event, after } = step
      if (before === null) return true
      const { local, merging } = before.context
      if (event?.type === 'local.changed') return isSameView(after.context.local, event.ids)
      if (isAnswer(step, 'loadFavorites')) {
        const left = local.filter((id) => !merging.includes(id))
        return isSameView(after.context.local, left) && isSameView(keepsHere(step), [left])
      }
      const isHere = before.matches('anonymous') && event?.type === 'heart.press'
      return isHere || (keeps(step, 'local') && keepsHere(step).length === 0)
    },
  },
  {
    says: 'The server is asked to take over what this browser keeps, once.',
    holds: (step) =>
      asksOf(step, 'loadFavorites').every(
        ({ merge }) => isSameView(merge, step.after.context.local) && isSameView(merge, step.after.context.merging),
      ) &&
      (step.after.matches('loading') || step.after.context.merging.length === 0),
  },
  {
    says: 'The list is asked for when a session begins, when it is wanted anew, and when nobody knows what was saved.',
    holds: (step) => {
      const { before, event, after } = step
      const asked = asksOf(step, 'loadFavorites').length
      if (event?.type === 'session.began') return asked === (before?.matches('anonymous') === true ? 1 : 0)
      if (event?.type === 'favorites.reload')
        return asked === (before?.matches('ready') === true || before?.matches('failed') === true ? 1 : 0)
      if (event?.type === 'heart.press') return asked === (before?.matches('failed') === true ? 1 : 0)
      if (event?.type === 'connection.restored')
        return asked === (before?.matches('failed') === true && isOutOfReach(before.context.failure) ? 1 : 0)
      return asked === 0 || (isRefusal(step, 'saveWish') && after.matches('loading'))
    },
  },
  {
    says: 'One wish is saved after the other, the first first.',
    holds: (step) => {
      const { sent, wishes } = step.after.context
      const isSent = step.after.matches('saving') || step.after.matches('refused')
      return (
        (sent !== null) === isSent &&
        (!step.after.matches('ready') || wishes.length === 0) &&
        asksOf(step, 'saveWish').every(({ wish }) => isSameView(wish, sent) && isSameView(wish, wishes[0]))
      )
    },
  },
  {
    says: 'What the server says is what it keeps.',
    holds: (step) => {
      const isTold = isAnswer(step, 'loadFavorites') || isAnswer(step, 'saveWish')
      if (isTold) return isSameView(step.after.context.server, answerIn(step)) && step.after.context.failure === null
      return keeps(step, 'server') || step.after.matches('anonymous')
    },
  },
  {
    says: 'A wish that was saved, or cannot be, is none any more, unless the guest has pressed anew.',
    holds: (step) => {
      const { before, after } = step
      const sent = before?.context.sent ?? null
      if (before === null || sent === null || !(isAnswer(step, 'saveWish') || isRefusal(step, 'saveWish'))) return true
      const isStill = after.context.wishes.some((wish) => isSameWish(wish, sent))
      return isStill === (after.matches('refused') && before.context.wishes.some((wish) => isSameWish(wish, sent)))
    },
  },
  {
    says: 'A heart that is put back says why, as long as nobody has pressed it anew.',
    holds: (step) => {
      const { before, after } = step
      const failure = failureIn(step)
      if (before === null || failure === null) return true
      const { sent, wishes } = before.context
      const last = wishes.at(-1)
      if (isRefusal(step, 'loadFavorites'))
        return (
          after.context.wishes.length === 0 &&
          isSameView(after.context.failure, failure) &&
          (last === undefined
            ? keeps(step, 'problem')
            : isSameView(after.context.problem, { hotelId: last.hotelId, failure }))
        )
      const isMeant = sent !== null && wishes.some((wish) => isSameWish(wish, sent))
      return isMeant ? isSameView(after.context.problem, { hotelId: sent.hotelId, failure }) : keeps(step, 'problem')
    },
  },
  {
    says: 'A session that has ended by itself leaves the wishes to its guest, and says that they wait.',
    holds: (step) => {
      const { event, after } = step
      if (event?.type !== 'session.ended') return true
      const { wishes, problem } = after.context
      return after.matches('anonymous') && keeps(step, 'wishes', 'guest') && (wishes.length === 0 || problem !== null)
    },
  },
  {
    says: 'Another guest finds no wish of the one before.',
    holds: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'session.began' || before?.matches('anonymous') !== true)
        return keeps(step, 'guest') || after.context.guest === null
      const isSame = event.guest === before.context.guest
      return (
        after.context.guest === event.guest &&
        after.context.problem === null &&
        (isSame ? keeps(step, 'wishes') : after.context.wishes.length === 0)
      )
    },
  },
  {
    says: 'After the guest has gone nothing of theirs is in the context.',
    holds: ({ event, after }) =>
      event?.type !== 'guest.leave' ||
      (after.matches('anonymous') &&
        has(after.context, { guest: null, wishes: [], problem: null, server: null, sent: null })),
  },
  {
    says: 'A heart whose session was no worse is put back, and the others are saved.',
    holds: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'session.kept' || before?.matches('refused') !== true) return true
      const gone = before.context.sent?.hotelId
      return !after.matches('refused') && !after.context.wishes.some(({ hotelId }) => hotelId === gone)
    },
  },
  {
    says: 'Other tabs hear of what was saved, and of nothing else.',
    holds: (step) => step.emitted.some(({ type }) => type === 'server.changed') === isAnswer(step, 'saveWish'),
  },
  {
    says: 'What was said of a heart can be waved away.',
    holds: ({ event, after }) => event?.type !== 'problem.dismiss' || after.context.problem === null,
  },
  {
    says: 'Why the list is not known is known as long as it is not.',
    holds: ({ after }) => !after.matches('failed') || after.context.failure !== null,
  },
]
