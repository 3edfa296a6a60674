import { isEqualView } from '#machines/kit/equalView.ts'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { authMachine } from './auth.machine.ts'
import { selectView } from './auth.selectors.ts'

test('before the session is known the dialog shows its forms and is not busy', () => {
  const actor = createActor(authMachine).start()
  expect(selectView(actor.getSnapshot())).toMatchObject({
    step: 'unknown',
    user: null,
    panel: 'forms',
    busy: false,
    popup: null,
    link: null,
    message: null,
    checking: false,
    checkingLink: false,
    canResend: false,
    coolingDown: false,
  })
})

test('a new link or message with the same content gives an equal view', () => {
  const snapshot = authMachine.resolveState({
    value: { signedOut: 'idle' },
    context: {
      ...createActor(authMachine).getSnapshot().context,
      failure: { code: 'network', status: 500 },
      link: { provider: 'google', email: 'maya@x.example', methods: [], handle: 'link-1' },
    },
  })
  const view = selectView(snapshot)
  expect(view).toMatchObject({
    link: { provider: 'google', email: 'maya@x.example' },
    message: { key: 'errors.network' },
    panel: 'link',
  })
  expect(selectView(snapshot)).not.toBe(view)
  expect(isEqualView(selectView(snapshot), view)).toBe(true)
})
