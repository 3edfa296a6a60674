import { fake } from '#machines/kit/port.ts'
import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { identitySessionMachine, type IdentitySessionEvent } from './identitySession.machine.ts'
import { identitySessionPorts } from './identitySession.ports.ts'
import { selectHasSession } from './identitySession.selectors.ts'

const maya: IdentitySessionEvent = { type: 'provider.authStateChanged', uid: 'maya' }
const noor: IdentitySessionEvent = { type: 'provider.authStateChanged', uid: 'noor' }
const nobody: IdentitySessionEvent = { type: 'provider.authStateChanged', uid: null }

describe('the stored session', () => {
  test('is not looked up if none was stored: each request reports nobody', () => {
    const { reports, opened, send } = session()
    send({ type: 'session.ask', isStored: false })
    send({ type: 'session.ask', isStored: false })
    expect([reports, opened()]).toEqual([[null, null], 0])
  })

  test('is reported when the provider names it, and again at each later request', async () => {
    const { actor, reports, opened, send } = session()
    send({ type: 'session.ask', isStored: true }, { type: 'session.ask', isStored: true })
    await waitFor(actor, ({ value }) => value === 'opened')
    expect(reports).toEqual([])
    send(maya, { type: 'session.ask', isStored: true })
    expect([reports, opened(), selectHasSession(actor.getSnapshot())]).toEqual([['maya', 'maya'], 1, true])
  })

  test('that turns out to be none is reported again on request', () => {
    const { reports, send } = session()
    send(nobody, { type: 'session.ask', isStored: true })
    expect(reports).toEqual([null, null])
  })

  test('is none while the provider cannot be loaded, and each request tries again', async () => {
    const { actor, reports, opened, send } = session({ isDown: true })
    for (const attempt of [1, 2]) {
      send({ type: 'session.ask', isStored: true })
      await waitFor(actor, ({ value }) => value === 'unknown')
      expect([reports.length, opened()]).toEqual([attempt, attempt])
    }
    expect([reports, selectHasSession(actor.getSnapshot())]).toEqual([[null, null], false])
  })

  test('is reported even if the provider names it before the port settles', () => {
    const { reports, send } = session()
    send({ type: 'session.ask', isStored: true }, maya, nobody)
    expect(reports).toEqual(['maya', null])
  })
})

describe('while sign-ins run', () => {
  test('no user is reported, whatever the provider names or a request asks, until the last one has ended', () => {
    const { reports, send } = session()
    send({ type: 'signIn.began' }, { type: 'signIn.began' })
    send(maya, nobody, noor, { type: 'session.ask', isStored: true }, { type: 'signIn.succeeded' })
    expect(reports).toEqual([])
    send({ type: 'signIn.failed' })
    expect(reports).toEqual(['noor'])
  })

  test('a failure before the provider has named a user reports nothing', () => {
    const { actor, reports, send } = session()
    send({ type: 'signIn.began' }, { type: 'signIn.failed' })
    expect([reports, actor.getSnapshot().value]).toEqual([[], 'unknown'])
  })
})

describe('an abandoned window', () => {
  const givenUp: IdentitySessionEvent[] = [
    nobody,
    { type: 'signIn.began' },
    { type: 'window.opened' },
    { type: 'signIn.failed' },
  ]

  test('brings a user who is signed out again and not reported', () => {
    const { reports, send } = session()
    send(...givenUp, maya, nobody, { type: 'window.settled' })
    expect(reports).toEqual([null, null])
  })

  test('does not delay a user who signs in meanwhile', () => {
    const { reports, send } = session()
    send(...givenUp, { type: 'signIn.began' }, noor, { type: 'signIn.succeeded' })
    expect(reports).toEqual([null, 'noor'])
    send(noor)
    expect(reports).toEqual([null, 'noor', 'noor'])
  })

  test('does not delay the end of a session', () => {
    const { reports, send } = session()
    send(maya, { type: 'window.opened' }, nobody)
    expect(reports).toEqual(['maya', null])
  })

  test('does not delay the user who was there before it opened', () => {
    const { reports, send } = session()
    send(maya, { type: 'window.opened' }, maya)
    expect(reports).toEqual(['maya', 'maya'])
  })

  test('brings a stranger even if the same user had signed out before', () => {
    const { reports, send } = session()
    send(maya, nobody, { type: 'window.opened' }, maya)
    expect(reports).toEqual(['maya', null])
  })

  test('brings a stranger however often the provider names them', () => {
    const { reports, send } = session()
    send({ type: 'window.opened' }, maya, maya)
    expect(reports).toEqual([])
  })

  test('delays the report while another one is open', () => {
    const { reports, send } = session()
    send({ type: 'window.opened' }, { type: 'window.opened' }, maya, { type: 'window.settled' })
    expect(reports).toEqual([])
    send({ type: 'window.settled' })
    expect(reports).toEqual(['maya'])
  })

  test('that has settled reports the user who is still there', () => {
    const { reports, send } = session()
    send(...givenUp, maya)
    expect(reports).toEqual([null])
    send({ type: 'window.settled' })
    expect(reports).toEqual([null, 'maya'])
  })
})

const session = ({ isDown = false } = {}) => {
  const reports: (string | null)[] = []
  let opened = 0
  const openProvider = fake(identitySessionPorts.openProvider, () => {
    opened += 1
    if (isDown) throw new Error('chunk lost')
    return null
  })
  const actor = createActor(identitySessionMachine.provide({ actors: { openProvider } }))
  actor.on('session.reported', ({ uid }) => reports.push(uid))
  actor.start()
  const send = (...events: readonly IdentitySessionEvent[]) => events.forEach((event) => actor.send(event))
  return { actor, reports, opened: () => opened, send }
}
