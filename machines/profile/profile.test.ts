import { fake } from '#machines/kit/port.ts'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { profileMachine, type ProfileEmitted } from './profile.machine.ts'
import { profilePorts } from './profile.ports.ts'
import { selectSectionViewState } from './profile.selectors.ts'

const names = { type: 'section.save', section: 'names', change: { first_name: 'Noor' } } as const

test('a saved section says so, and the user’s record is reloaded', async () => {
  const profile = start()
  profile.send(names)
  expect(selectSectionViewState(profile.snapshot(), 'names')).toEqual({ busy: true, done: false, failure: null })
  await profile.settled()
  expect(selectSectionViewState(profile.snapshot(), 'names')).toEqual({ busy: false, done: true, failure: null })
  expect(profile.requests).toEqual([{ change: { first_name: 'Noor' } }])
  expect(profile.emitted).toEqual([{ type: 'userChanged' }])
})

test('a refused section says why, the others do not, and editing dismisses it', async () => {
  const failure = { code: 'invalid_request', status: 400, field: 'phone' }
  const profile = start(() => Promise.reject(failure))
  profile.send({ type: 'section.save', section: 'phone', change: { phone: '+1' } })
  await profile.settled()
  expect(selectSectionViewState(profile.snapshot(), 'phone')).toEqual({ busy: false, done: false, failure })
  expect(selectSectionViewState(profile.snapshot(), 'names')).toEqual({ busy: false, done: false, failure: null })
  profile.send({ type: 'section.edit', section: 'phone' })
  expect(selectSectionViewState(profile.snapshot(), 'phone').failure).toBeNull()
  expect(profile.emitted).toEqual([])
})

test.each([
  ['is not saved, and nobody is told that it is', 'names', false],
  ['of another section leaves it at that', 'phone', true],
] as const)('while a section is being saved, an edit %s', async (_, section, isDone) => {
  const profile = start()
  profile.send(names)
  profile.send({ type: 'section.edit', section })
  expect(selectSectionViewState(profile.snapshot(), 'names')).toEqual({ busy: isDone, done: false, failure: null })
  await profile.settled()
  expect(selectSectionViewState(profile.snapshot(), 'names')).toEqual({ busy: false, done: isDone, failure: null })
  expect(profile.emitted).toEqual([{ type: 'userChanged' }])
})

test('a failure is shown even if the section was edited meanwhile', async () => {
  const failure = { code: 'internal', status: 500 }
  const profile = start(() => Promise.reject(failure))
  profile.send(names)
  profile.send({ type: 'section.edit', section: 'names' })
  await profile.settled()
  expect(selectSectionViewState(profile.snapshot(), 'names')).toEqual({ busy: false, done: false, failure })
})

test('a field error is not shown for text edited meanwhile', async () => {
  const profile = start(() => Promise.reject({ code: 'invalid_request', status: 400, field: 'phone' }))
  profile.send({ type: 'section.save', section: 'phone', change: { phone: '+1' } })
  profile.send({ type: 'section.edit', section: 'phone' })
  await profile.settled()
  expect(selectSectionViewState(profile.snapshot(), 'phone')).toEqual({ busy: false, done: false, failure: null })
})

test.each([
  ['answered', () => Promise.resolve(null), 2],
  ['refused', () => Promise.reject({ code: 'invalid_request', status: 400, field: 'first_name' }), 1],
] as const)('an edit saved again meanwhile is sent as soon as the first save is %s', async (_, first, emittedCount) => {
  const profile = start((time) => (time === 1 ? first() : Promise.resolve(null)))
  profile.send(names)
  profile.send({ type: 'section.edit', section: 'names' })
  profile.send({ ...names, change: { first_name: 'Noam' } })
  expect(profile.requests).toHaveLength(1)
  await profile.settled()
  expect(profile.requests).toEqual([{ change: { first_name: 'Noor' } }, { change: { first_name: 'Noam' } }])
  expect(selectSectionViewState(profile.snapshot(), 'names')).toEqual({ busy: false, done: true, failure: null })
  expect(profile.emitted).toHaveLength(emittedCount)
})

test('pressing save twice saves once', async () => {
  const profile = start()
  profile.send(names)
  profile.send(names)
  await profile.settled()
  expect(profile.requests).toHaveLength(1)
})

test('a change of user aborts the running save', async () => {
  const profile = start(() => new Promise(() => {}))
  profile.send(names)
  profile.send({ type: 'guest.change' })
  expect(profile.snapshot().context).toEqual({ section: null, change: {}, isDone: false, failure: null })
})

const start = (save: (time: number) => Promise<null> = () => Promise.resolve(null)) => {
  const requests: unknown[] = []
  const actor = createActor(
    profileMachine.provide({
      actors: {
        saveProfile: fake(profilePorts.saveProfile, (input) => {
          requests.push(input)
          return save(requests.length)
        }),
        exportData: fake(profilePorts.exportData, () => null),
      },
    }),
  ).start()
  const emitted: ProfileEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  return {
    requests,
    emitted,
    send: actor.send.bind(actor),
    snapshot: () => actor.getSnapshot(),
    settled: () => waitFor(actor, (snapshot) => snapshot.matches('idle')),
  }
}
