import { createActor, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { cancellingMachine } from './cancelling.machine.ts'
import { cancelling } from './cancelling.testing.ts'
import { isCancellable, obstacleOf, type Obstacle, type Preview } from './cancelling.rules.ts'
import { previewIn } from './cancelling.samples.ts'
import {
  selectViewState,
  selectFailure,
  selectPreview,
  selectRefund,
  selectPreviousReturn,
} from './cancelling.selectors.ts'

const NETWORK = { code: 'network', status: 500 }
const TIMEOUT = { code: 'timeout', status: 500 }
const UNAUTHORIZED = { code: 'unauthorized', status: 401 }
const REFUND_CHANGED = { code: 'refund_changed', status: 409 }

test('the guest sees the current refund, confirms it, and sees the amount refunded', async () => {
  const { actor, refunds, cancelled, emitted, settled } = await opened()
  expect([selectViewState(actor.getSnapshot()), selectPreview(actor.getSnapshot())]).toEqual(['asking', previewIn()])
  actor.send({ type: 'cancel.confirm' })
  const done = await settled()
  expect([selectViewState(done), selectRefund(done), refunds]).toEqual(['done', 20_000, [20_000]])
  expect([cancelled, emitted]).toEqual([['b1'], ['b1']])
})

test('closing sends nothing to the server, and opening again loads a new preview', async () => {
  const { actor, refunds, previewed, settled } = await opened()
  actor.send({ type: 'cancel.close' })
  expect([selectViewState(actor.getSnapshot()), selectPreview(actor.getSnapshot())]).toEqual(['closed', null])
  actor.send({ type: 'cancel.open', bookingId: 'b2' })
  await settled()
  expect([refunds, previewed]).toEqual([[], ['b1', 'b2']])
})

test('a changed refund is shown for a second confirmation, and only that one counts', async () => {
  const { actor, refunds, plan, settled } = await opened()
  plan.preview = previewIn({ refund: 15_000 })
  plan.refuse = [REFUND_CHANGED, UNAUTHORIZED]
  actor.send({ type: 'cancel.confirm' })
  const looking = await waitFor(actor, ({ value }) => value === 'previewing')
  expect(selectPreview(looking)).toBeNull()
  const again = await settled()
  expect([selectViewState(again), selectPreview(again)?.refund, selectPreviousReturn(again)]).toEqual([
    'asking',
    15_000,
    { refund: 20_000, kept: 0 },
  ])

  // An accepted refund is not shown as a change when the guest is asked again.
  actor.send({ type: 'cancel.confirm' })
  expect(selectFailure(await settled())?.code).toBe('unauthorized')
  actor.send({ type: 'cancel.retry' })
  expect(selectPreviousReturn(await settled())).toBeNull()
  actor.send({ type: 'cancel.confirm' })
  expect([selectViewState(await settled()), refunds]).toEqual(['done', [20_000, 15_000, 15_000]])
})

test('if the deadline passes while the guest is asked, the first night is shown for a second confirmation', async () => {
  const { actor, plan, agreed, settled } = await opened({ preview: previewIn({ refund: 0, credits: 20_000 }) })
  plan.preview = previewIn({ refund: 0, credits: 8000, usedCredits: 12_000, kept: 12_000 })
  plan.refuse = [REFUND_CHANGED]
  actor.send({ type: 'cancel.confirm' })
  const again = await settled()
  // The refund is the same: less credit comes back.
  expect([selectViewState(again), selectPreviousReturn(again)]).toEqual(['asking', { refund: 0, kept: 0 }])
  actor.send({ type: 'cancel.confirm' })
  expect([selectViewState(await settled()), agreed]).toEqual([
    'done',
    [
      { refund: 0, kept: 0 },
      { refund: 0, kept: 12_000 },
    ],
  ])
})

test('a refund that has changed back is not shown as changed', async () => {
  const { actor, plan, settled } = await opened()
  plan.refuse = [REFUND_CHANGED]
  actor.send({ type: 'cancel.confirm' })
  const again = await settled()
  expect([selectViewState(again), selectPreviousReturn(again)]).toEqual(['asking', null])
})

test('cancelling is refused if nothing comes back any more when the guest confirms', async () => {
  const { actor, emitted, plan, settled } = await opened()
  plan.preview = previewIn({ isOpen: false, refund: 0 })
  plan.refuse = [{ code: 'not_cancellable', status: 409 }]
  actor.send({ type: 'cancel.confirm' })
  const refused = await settled()
  expect([selectViewState(refused), selectPreview(refused), emitted]).toEqual([
    'refused',
    previewIn({ isOpen: false, refund: 0 }),
    [],
  ])
})

test('after a lost response the request is safely repeated, by the guest or on reconnecting', async () => {
  const { actor, refunds, plan, settled } = await opened()
  plan.refuse = [TIMEOUT, NETWORK]
  actor.send({ type: 'cancel.confirm' })
  const unsure = await settled()
  expect([selectViewState(unsure), selectFailure(unsure)?.code]).toEqual(['outcomeUnknown', 'timeout'])
  actor.send({ type: 'connection.restored' })
  expect(selectViewState(actor.getSnapshot())).toBe('outcomeUnknown')
  actor.send({ type: 'cancel.retry' })
  expect(selectFailure(await settled())?.code).toBe('network')
  actor.send({ type: 'connection.restored' })
  const done = await settled()
  expect([selectViewState(done), selectFailure(done), refunds]).toEqual(['done', null, [20_000, 20_000, 20_000]])
})

test.each([
  [NETWORK, 'connection.restored', 'asking'],
  [TIMEOUT, 'connection.restored', 'failed'],
  [TIMEOUT, 'cancel.retry', 'asking'],
] as const)('a preview that cannot be loaded (%j), after %s: %s', async (refusal, type, viewState) => {
  const { actor, settled } = await opened({ refusePreview: [refusal] })
  const failed = actor.getSnapshot()
  expect([selectViewState(failed), selectFailure(failed)?.code]).toEqual(['failed', refusal.code])
  actor.send({ type })
  const then = await settled()
  expect([selectViewState(then), selectFailure(then)?.code]).toEqual([
    viewState,
    viewState === 'failed' ? refusal.code : undefined,
  ])
})

test('a booking already cancelled shows as such, with its refund', async () => {
  const { actor, refunds, emitted } = await opened({ preview: previewIn({ status: 'cancelled', refund: 18_000 }) })
  const done = actor.getSnapshot()
  expect([selectViewState(done), selectRefund(done), refunds, emitted]).toEqual(['done', 18_000, [], ['b1']])
  expect(selectPreview(done)?.status).toBe('cancelled')
})

test('the dialog cannot be closed while cancelling, and pressing twice sends one request', async () => {
  const { actor, refunds, settled } = await opened()
  actor.send({ type: 'cancel.confirm' })
  actor.send({ type: 'cancel.close' })
  actor.send({ type: 'cancel.confirm' })
  expect(selectViewState(actor.getSnapshot())).toBe('cancelling')
  await settled()
  expect(refunds).toEqual([20_000])
})

test('a request that hangs is aborted and repeated when the guest retries', async () => {
  const { actor, refunds, previewed, plan, settled } = await opened()
  plan.hangs = true
  actor.send({ type: 'cancel.confirm' })
  actor.send({ type: 'cancel.retry' })
  expect([selectViewState(actor.getSnapshot()), refunds]).toEqual(['cancelling', [20_000, 20_000]])
  plan.hangs = false
  actor.send({ type: 'cancel.retry' })
  expect([selectViewState(await settled()), refunds]).toEqual(['done', [20_000, 20_000, 20_000]])

  actor.send({ type: 'cancel.close' })
  plan.hangs = true
  actor.send({ type: 'cancel.open', bookingId: 'b2' })
  plan.hangs = false
  actor.send({ type: 'cancel.retry' })
  expect([selectViewState(await settled()), previewed]).toEqual(['asking', ['b1', 'b2', 'b2']])
})

describe.each(['cancel.close', 'session.ended'] as const)('%s', (type) => {
  const { context: untouched } = createActor(cancellingMachine).getSnapshot()

  test.each<[string, Parameters<typeof cancelling>[0], boolean]>([
    ['previewing', { hangs: true }, false],
    ['asking', {}, false],
    ['refused', { preview: previewIn({ isOpen: false, refund: 0 }) }, false],
    ['failed', { refusePreview: [NETWORK] }, false],
    ['failed', { refuse: [UNAUTHORIZED] }, true],
    ['outcomeUnknown', { refuse: [TIMEOUT] }, true],
    ['done', {}, true],
  ])('while %s (%j) closes the dialog and clears the booking', async (viewState, plan, isAgreed) => {
    const { actor, settled } = cancelling(plan)
    if (viewState !== 'previewing') await settled()
    if (isAgreed) actor.send({ type: 'cancel.confirm' })
    if (viewState !== 'previewing') await settled()
    expect(selectViewState(actor.getSnapshot())).toBe(viewState)
    actor.send({ type })
    expect([selectViewState(actor.getSnapshot()), actor.getSnapshot().context]).toEqual(['closed', untouched])
  })
})

test('the end of the session closes the dialog even while cancelling', async () => {
  const { actor } = await opened()
  actor.send({ type: 'cancel.confirm' })
  actor.send({ type: 'session.ended' })
  expect(selectViewState(actor.getSnapshot())).toBe('closed')
})

describe('a booking cannot be cancelled', () => {
  test.each<[string, Partial<Preview>, Obstacle]>([
    ['when its rate gives nothing back', { refund: 0, deadline: null }, 'notRefundable'],
    ['after its deadline, where nothing would come back', { refund: 0 }, 'tooLate'],
    ['while it is being processed', { refund: 0, status: 'processing' }, 'status'],
    ['once the stay has begun', { refund: 0, status: 'ongoing' }, 'begun'],
    ['after the stay', { refund: 0, status: 'completed' }, 'status'],
  ])('%s', (_, changes, obstacle) => {
    const preview = previewIn({ isOpen: false, ...changes })
    expect([isCancellable(preview), obstacleOf(preview)]).toEqual([false, obstacle])
  })
})

const opened = async (start?: Parameters<typeof cancelling>[0]) => {
  const all = cancelling(start)
  await all.settled()
  return all
}
