import { fake } from '#machines/kit/port.ts'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { favoritesMachine, type FavoritesEmitted } from './favorites.machine.ts'
import { favoritesPorts } from './favorites.ports.ts'
import { applyFavoriteChange, type FavoriteChange } from './favorites.rules.ts'
import { noConnection, refusal, sessionOver } from './favorites.samples.ts'
import { selectFailure, selectIsFavorite, selectFavoriteIds, selectProblem } from './favorites.selectors.ts'

test('a visitor’s favorites are stored in the browser, newest first', () => {
  const { actor, emitted, calls } = favorites({ local: ['old'] })
  press(actor, 'new', true)
  press(actor, 'old', false)
  expect(selectFavoriteIds(actor.getSnapshot())).toEqual(['new'])
  expect([emitted, calls]).toEqual([
    [
      { type: 'local.keep', ids: ['new', 'old'] },
      { type: 'local.keep', ids: ['new'] },
    ],
    [],
  ])
})

test('changes in another tab are followed', () => {
  const { actor } = favorites({ local: ['old'] })
  actor.send({ type: 'local.changed', ids: ['other'] })
  expect(selectFavoriteIds(actor.getSnapshot())).toEqual(['other'])
})

test('signing in merges once, which empties the browser’s list, and signing out does not restore it', async () => {
  const { actor, emitted, calls, settled } = favorites({ local: ['mine'], server: ['theirs'] })
  actor.send({ type: 'session.began', guest: 'maya' })
  expect(selectFavoriteIds(await settled())).toEqual(['mine', 'theirs'])
  expect(emitted).toEqual([{ type: 'local.keep', ids: [] }])
  actor.send({ type: 'session.ended' })
  expect(selectFavoriteIds(actor.getSnapshot())).toEqual([])
  actor.send({ type: 'session.began', guest: 'maya' })
  await settled()
  expect(calls).toEqual(['merge mine', 'merge '])
})

test('a failed merge keeps the stored favorites for the next attempt', async () => {
  const { actor, emitted, settled, plan } = favorites({ local: ['mine'], server: ['theirs'] })
  plan.failLoad = noConnection
  actor.send({ type: 'session.began', guest: 'maya' })
  const failed = await settled()
  expect([selectFailure(failed)?.code, selectFavoriteIds(failed), emitted]).toEqual(['network', ['mine'], []])
  plan.failLoad = null
  actor.send({ type: 'connection.restored' })
  expect(selectFavoriteIds(await settled())).toEqual(['mine', 'theirs'])
  expect(emitted).toEqual([{ type: 'local.keep', ids: [] }])
})

test('a heart changes immediately, and is saved', async () => {
  const { actor, calls, emitted, settled } = await signedIn(['theirs'])
  press(actor, 'new', true)
  expect([selectIsFavorite(actor.getSnapshot(), 'new'), actor.getSnapshot().hasTag('busy')]).toEqual([true, true])
  expect(selectFavoriteIds(await settled())).toEqual(['new', 'theirs'])
  expect([calls.slice(1), emitted.slice(1)]).toEqual([['keep new'], [{ type: 'server.changed' }]])
})

test('a heart pressed on and off quickly ends as it was last pressed', async () => {
  const { actor, calls, server, settled } = await signedIn([])
  for (const isFavorite of [true, false, true, false]) press(actor, 'new', isFavorite)
  expect(selectFavoriteIds(await settled())).toEqual([])
  expect([server(), calls.slice(1)]).toEqual([[], ['keep new', 'drop new']])
})

test('hearts of several hotels are saved one after the other', async () => {
  const { actor, calls, server, settled } = await signedIn([])
  for (const id of ['one', 'two', 'three']) press(actor, id, true)
  await settled()
  expect([server(), calls.slice(1)]).toEqual([
    ['three', 'two', 'one'],
    ['keep one', 'keep two', 'keep three'],
  ])
})

test('a heart that cannot be saved is reverted, and shows why until the next press', async () => {
  const { actor, settled, plan } = await signedIn([])
  plan.failSave = refusal
  press(actor, 'new', true)
  const failed = await settled()
  expect([selectFavoriteIds(failed), selectProblem(failed, 'new')?.code, selectProblem(failed, 'other')]).toEqual([
    [],
    'too_many_requests',
    null,
  ])
  plan.failSave = null
  press(actor, 'new', true)
  expect(selectProblem(actor.getSnapshot(), 'new')).toBeNull()
  expect(selectFavoriteIds(await settled())).toEqual(['new'])
})

test('after an unknown outcome the list is reloaded', async () => {
  const { actor, calls, settled, plan } = await signedIn([])
  plan.failSave = noConnection
  plan.savesAllTheSame = true
  press(actor, 'new', true)
  const snapshot = await settled()
  expect([selectFavoriteIds(snapshot), selectProblem(snapshot, 'new')?.code]).toEqual([['new'], 'network'])
  expect(calls.slice(1)).toEqual(['keep new', 'merge '])
})

test('a heart pressed before the list is loaded is saved after it', async () => {
  const { actor, calls, settled } = favorites({ local: [], server: ['theirs'] })
  actor.send({ type: 'session.began', guest: 'maya' })
  press(actor, 'new', true)
  expect(selectFavoriteIds(await settled())).toEqual(['new', 'theirs'])
  expect(calls).toEqual(['merge ', 'keep new'])
})

test('a heart refused because the session ended stays, says why, and is saved once the same user is back', async () => {
  const { actor, calls, plan, server, settled } = await signedIn(['theirs'])
  plan.failSave = sessionOver
  press(actor, 'theirs', false)
  press(actor, 'new', true)
  await settled()
  actor.send({ type: 'session.ended' })
  const waiting = actor.getSnapshot()
  expect([selectFavoriteIds(waiting), selectProblem(waiting, 'theirs')?.code]).toEqual([['new'], 'unauthorized'])
  plan.failSave = null
  actor.send({ type: 'session.began', guest: 'maya' })
  expect(selectFavoriteIds(await settled())).toEqual(['new'])
  expect([server(), calls.slice(1)]).toEqual([['new'], ['drop theirs', 'merge ', 'drop theirs', 'keep new']])
})

test('a heart whose session ends before the response says so too', async () => {
  const { actor } = await signedIn([])
  press(actor, 'new', true)
  actor.send({ type: 'session.ended' })
  const waiting = actor.getSnapshot()
  expect([selectFavoriteIds(waiting), selectProblem(waiting, 'new')?.code]).toEqual([['new'], 'unauthorized'])
})

test('hearts that wait for a user are dropped for another user, and on signing out', async () => {
  for (const next of ['another', 'leaves'] as const) {
    const { actor, plan, server, settled } = await signedIn(['theirs'])
    plan.failSave = sessionOver
    press(actor, 'new', true)
    await settled()
    if (next === 'leaves') actor.send({ type: 'guest.leave' })
    actor.send({ type: 'session.ended' })
    plan.failSave = null
    actor.send({ type: 'session.began', guest: next === 'leaves' ? 'maya' : 'noor' })
    expect(selectFavoriteIds(await settled())).toEqual(['theirs'])
    expect(server()).toEqual(['theirs'])
  }
})

test('a heart that waits for the user is replaced by a press while signed out', async () => {
  const { actor, plan, settled } = await signedIn([])
  plan.failSave = sessionOver
  press(actor, 'new', true)
  await settled()
  actor.send({ type: 'session.ended' })
  press(actor, 'new', false)
  expect(selectFavoriteIds(actor.getSnapshot())).toEqual([])
})

test('a heart refused although the session is still valid is reverted and not sent again', async () => {
  const { actor, calls, plan, settled } = await signedIn([])
  plan.failSave = sessionOver
  press(actor, 'new', true)
  await settled()
  actor.send({ type: 'session.kept' })
  const snapshot = await settled()
  expect([selectFavoriteIds(snapshot), selectProblem(snapshot, 'new')?.code, calls.slice(1)]).toEqual([
    [],
    'unauthorized',
    ['keep new'],
  ])
})

type Actor = ReturnType<typeof favorites>['actor']

const press = (actor: Actor, hotelId: string, isFavorite: boolean): void =>
  actor.send({ type: 'favorite.toggle', hotelId, isFavorite })

const signedIn = async (server: string[]) => {
  const all = favorites({ local: [], server })
  all.actor.send({ type: 'session.began', guest: 'maya' })
  await all.settled()
  return all
}

interface Plan {
  failLoad: object | null
  failSave: object | null
  savesAllTheSame: boolean
}

const favorites = ({ local, server = [] }: { local: string[]; server?: string[] }) => {
  const plan: Plan = { failLoad: null, failSave: null, savesAllTheSame: false }
  const calls: string[] = []
  const emitted: FavoritesEmitted[] = []
  let savedIds = server
  const save = (change: FavoriteChange): string[] => (savedIds = applyFavoriteChange(savedIds, change))
  const machine = favoritesMachine.provide({
    actors: {
      loadFavorites: fake(favoritesPorts.loadFavorites, ({ merge }) => {
        calls.push(`merge ${merge.join()}`)
        if (plan.failLoad !== null) throw Object.assign(new Error('refused'), plan.failLoad)
        for (const hotelId of merge.toReversed()) save({ hotelId, isFavorite: true })
        return savedIds
      }),
      saveFavoriteChange: fake(favoritesPorts.saveFavoriteChange, ({ change }) => {
        calls.push(`${change.isFavorite ? 'keep' : 'drop'} ${change.hotelId}`)
        if (plan.savesAllTheSame) save(change)
        if (plan.failSave !== null) throw Object.assign(new Error('refused'), plan.failSave)
        return save(change)
      }),
    },
  })
  const actor = createActor(machine, { input: { local } }).start()
  actor.on('*', (event) => emitted.push(event))
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, plan, calls, emitted, settled, server: () => savedIds }
}
