import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentGateway } from '#server/adapters/payments/payments.port.ts'
import type { WebhookParser } from '#server/adapters/payments/webhooks.port.ts'
import type { Fault, FaultKind } from '#server/emulators/gateway/faults.ts'
import type { RunningGateway } from '#server/emulators/gateway/gateway.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Payments } from '#server/modules/payments/payments.service.ts'
import { CALLS, type Call } from './money.cases.testing.ts'
import { gate } from './mortal.testing.ts'

/** Time to process a late request: the card gateway runs in this process. */
const LATE_MS = 10

/** A process of ours, as far as others see it. */
interface Process {
  payments: Pick<Payments, 'advance' | 'hear'>
  jobs: Jobs
}

interface Wire {
  company: RunningGateway
  webhooks: WebhookParser
  now: () => Temporal.Instant
}

/** The wire between our processes and the card gateway, for one case and at most one fault. */
export const wireOf = ({ company, webhooks, now }: Wire) => {
  const late = gate()
  let isOnItsWay = false
  let isInVain = false
  let fault: Fault | undefined

  const letArrive = async (): Promise<void> => {
    if (!isOnItsWay) return
    isOnItsWay = false
    late.open()
    await wait(LATE_MS)
  }

  const tellTwice = async (transactionId: string, { payments, jobs }: Process): Promise<void> => {
    const webhook = company.webhook('transaction_settled', transactionId, now().epochMilliseconds)
    const read = await webhooks.read(webhook.bt_signature, webhook.bt_payload)
    if (read === undefined) throw new Error('the webhook is not signed')
    await payments.hear(read)
    await payments.hear(read)
    await jobs.runDue()
  }

  return {
    /** Lets a late request arrive. */
    letArrive,
    /** Worst case: a late request is processed right after a search for it found nothing. */
    withLateArrivals: (gateway: PaymentGateway): PaymentGateway => ({
      ...gateway,
      find: async (orderId) => {
        const result = await gateway.find(orderId)
        await letArrive()
        return result
      },
    }),
    /**
     * Plans the fault of the case.
     * @param payment id of the payment, once it has begun.
     * @param startOther starts another worker.
     */
    plan: (
      [call, kind]: readonly [Call, FaultKind | 'webhook'],
      payment: () => Promise<string | undefined>,
      startOther: () => Process,
    ): void => {
      const meanwhile = async (): Promise<void> => {
        if (kind === 'late') {
          isOnItsWay = true
          return late.opened
        }
        const id = await payment()
        const paid = company.transactions().find(({ orderId }) => orderId === id)
        isInVain = kind === 'webhook' ? paid === undefined : id === undefined
        if (isInVain) return
        if (kind === 'webhook') await tellTwice(paid?.id ?? '', startOther())
        // While one worker waits for the response, another takes over the payment.
        else await startOther().payments.advance(id ?? '')
      }
      fault = { ...CALLS[call], kind: kind === 'webhook' ? 'slow' : kind, meanwhile }
      company.faults.next(fault)
    },
    /** Whether a request met the fault. */
    isStruck: (): boolean => fault !== undefined && !isInVain && !company.faults.unmet().includes(fault),
  }
}
