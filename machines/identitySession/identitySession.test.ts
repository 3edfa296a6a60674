import { fake } from '#machines/kit/port.ts'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { identitySessionMachine, type IdentitySessionEvent } from './identitySession.machine.ts'
import { identitySessionPorts } from './identitySession.ports.ts'
import { selectHasSession } from './identitySession.selectors.ts'

const maya: IdentitySessionEvent = { type: 'provider.authStateChanged', uid: 'maya' }
const noor: IdentitySessionEvent = { type: 'provider.authStateChanged', uid: 'noor' }
const nobody: IdentitySessionEvent = { type: 'provider.authStateChanged', uid: null }

describe('the kept session', () => {
  test('is not asked for where none was kept: nobody is signed in, and whoever asks is told so', () => {
    const { told, opened, send } = session()
    send({ type: 'session.ask', isKept: false })
    send({ type: 'session.ask', isKept: false })
    expect([told, opened()]).toEqual([[null, null], 0])
  })

  test('is told when the provider names it, once for each who asks', async () => {
    const { actor, told, opened, send } = session()
    send({ type: 'session.ask', isKept: true }, { type: 'session.ask', isKept: true })
    await waitFor(actor, ({ value }) => value === 'opened')
    expect(told).toEqual([])
    send(maya, { type: 'session.ask', isKept: true })
    expect([told, opened(), selectHasSession(actor.getSnapshot())]).toEqual([['maya', 'maya'], 1, true])
  })

  test('that is known to be nobody’s is told to whoever asks later', () => {
    const { told, send } = session()
    send(nobody, { type: 'session.ask', isKept: true })
    expect(told).toEqual([null, null])
  })

  test('shows nobody while the provider cannot be loaded, and is asked for again', async () => {
    const { actor, told, opened, send } = session({ isDown: true })
    for (const attempt of [1, 2]) {
      send({ type: 'session.ask', isKept: true })
      await waitFor(actor, ({ value }) => value === 'unknown')
      expect([told.length, opened()]).toEqual([attempt, attempt])
    }
    expect([told, selectHasSession(actor.getSnapshot())]).toEqual([[null, null], false])
  })

  test('is told as it is when the provider names it before it has answered', () => {
    const { told, send } = session()
    send({ type: 'session.ask', isKept: true }, maya, nobody)
    expect(told).toEqual(['maya', null])
  })
})

describe('while sign-ins run', () => {
  test('nobody is told, however often the provider speaks or somebody asks, until the last has ended', () => {
    const { told, send } = session()
    send({ type: 'signIn.began' }, { type: 'signIn.began' })
    send(maya, nobody, noor, { type: 'session.ask', isKept: true }, { type: 'signIn.succeeded' })
    expect(told).toEqual([])
    send({ type: 'signIn.failed' })
    expect(told).toEqual(['noor'])
  })

  test('one that fails before the provider has named anybody tells nothing', () => {
    const { actor, told, send } = session()
    send({ type: 'signIn.began' }, { type: 'signIn.failed' })
    expect([told, actor.getSnapshot().value]).toEqual([[], 'unknown'])
  })
})

describe('a window that was given up', () => {
  const givenUp: IdentitySessionEvent[] = [
    nobody,
    { type: 'signIn.began' },
    { type: 'window.opened' },
    { type: 'signIn.failed' },
  ]

  test('brings somebody who is gone again, and nobody hears of them', () => {
    const { told, send } = session()
    send(...givenUp, maya, nobody, { type: 'window.settled' })
    expect(told).toEqual([null, null])
  })

  test('does not hold back who signs in meanwhile', () => {
    const { told, send } = session()
    send(...givenUp, { type: 'signIn.began' }, noor, { type: 'signIn.succeeded' })
    expect(told).toEqual([null, 'noor'])
    send(noor)
    expect(told).toEqual([null, 'noor', 'noor'])
  })

  test('does not hold back the end of a session', () => {
    const { told, send } = session()
    send(maya, { type: 'window.opened' }, nobody)
    expect(told).toEqual(['maya', null])
  })

  test('does not hold back whoever was there before it opened', () => {
    const { told, send } = session()
    send(maya, { type: 'window.opened' }, maya)
    expect(told).toEqual(['maya', 'maya'])
  })

  test('brings a stranger also where the same guest had signed out before', () => {
    const { told, send } = session()
    send(maya, nobody, { type: 'window.opened' }, maya)
    expect(told).toEqual(['maya', null])
  })

  test('brings a stranger however often the provider names them', () => {
    const { told, send } = session()
    send({ type: 'window.opened' }, maya, maya)
    expect(told).toEqual([])
  })

  test('holds back as long as another one is open', () => {
    const { told, send } = session()
    send({ type: 'window.opened' }, { type: 'window.opened' }, maya, { type: 'window.settled' })
    expect(told).toEqual([])
    send({ type: 'window.settled' })
    expect(told).toEqual(['maya'])
  })

  test('tells who is there after all once it is over', () => {
    const { told, send } = session()
    send(...givenUp, maya)
    expect(told).toEqual([null])
    send({ type: 'window.settled' })
    expect(told).toEqual([null, 'maya'])
  })
})

const session = ({ isDown = false } = {}) => {
  const told: (string | null)[] = []
  let opened = 0
  const openProvider = fake(identitySessionPorts.openProvider, () => {
    opened += 1
    if (isDown) throw new Error('chunk lost')
    return null
  })
  const actor = createActor(identitySessionMachine.provide({ actors: { openProvider } }))
  actor.on('session.reported', ({ uid }) => told.push(uid))
  actor.start()
  const send = (...events: readonly IdentitySessionEvent[]) => events.forEach((event) => actor.send(event))
  return { actor, told, opened: () => opened, send }
}
