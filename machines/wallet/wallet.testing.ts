import { fake } from '#machines/kit/port.ts'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { walletMachine, type WalletEmitted } from './wallet.machine.ts'
import { walletPorts } from './wallet.ports.ts'
import type { WalletName } from './wallet.rules.ts'

interface Plan {
  wallet?: WalletName
  /** Number of lookups that do not find the script. */
  scriptAfter?: number
  isAble?: boolean
  /** Failures of preparing, in order. */
  preparing?: object[]
  /** Failures of the sheet, in order; then the guest pays. A promise never settles. */
  sheets?: (object | Promise<never>)[]
}

/** A wallet shown on its page, and a record of its calls. */
export const wallet = (plan: Plan = {}) => {
  const { scriptAfter = 0, isAble = true, preparing = [], sheets = [] } = plan
  const clock = new SimulatedClock()
  const emitted: WalletEmitted[] = []
  const totals: number[] = []
  let looks = 0
  const machine = walletMachine.provide({
    actors: {
      findScript: fake(walletPorts.findScript, () => {
        looks += 1
        return { isThere: looks > scriptAfter }
      }),
      prepareWallet: fake(walletPorts.prepareWallet, () => {
        refuse(preparing.shift())
        return { isAble }
      }),
      openSheet: fake(walletPorts.openSheet, ({ total }) => {
        totals.push(total)
        const sheet = sheets.shift()
        if (sheet instanceof Promise) return sheet
        refuse(sheet)
        return { payment: `payment-${totals.length}` }
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { wallet: plan.wallet ?? 'google-pay' } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'wallet.show' })
  const until = (reached: Parameters<typeof waitFor<typeof actor>>[1]) => waitFor(actor, reached, { timeout: 2000 })
  return { actor, clock, emitted, totals, looks: () => looks, until }
}

const refuse = (failure: object | undefined): void => {
  if (failure !== undefined) throw Object.assign(new Error('refused'), failure)
}
