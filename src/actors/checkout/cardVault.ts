import type { Locale } from '#contract/shared/locale.ts'
import { EMPTY_CARD_FORM } from '#src/services/payments/cardForm.ts'
import type {
  CardForm,
  CardFormOptions,
  CardFormState,
  CardOrder,
  IssuedCard,
  VerifiedCard,
} from '#src/services/payments/cardForm.types.ts'
import {
  CARD_FIELDS,
  cardProblem,
  toCardProblem,
  type CardFieldName,
  type CardProblem,
} from '#src/services/payments/cardProblem.ts'
import type { PaymentConfig } from '#src/services/payments/cardSdk.ts'
import type { WalletName } from '#machines/wallet/wallet.rules.ts'
import type { BillingInfo } from '#src/services/payments/billing.ts'
import { ApiFailure, noAnswerCode } from '#src/services/apiFailure.ts'
import { isOnline } from '#src/services/connection.ts'

/** Containers and look of the card fields. */
export interface CardPlace extends Pick<CardFormOptions, 'containers' | 'labels' | 'look'> {
  locale: Locale
  /** Called when Enter is pressed inside a field. */
  onSubmit: () => void
}

/** `wrong`: fields for which the last payment attempt was refused. */
export interface CardVaultState extends CardFormState {
  wrong: readonly CardFieldName[]
}

export interface CardVaultServices {
  openForm: (options: CardFormOptions) => Promise<CardForm>
  loadPayment: (signal: AbortSignal) => Promise<PaymentConfig>
  loadToken: (signal: AbortSignal) => Promise<string>
  /** Rejects with 404 if the card is no longer saved. */
  issueNonce: (paymentMethodId: string, signal: AbortSignal) => Promise<IssuedCard>
  verifySavedCard: (
    options: Pick<CardFormOptions, 'payment' | 'clientToken' | 'signal'>,
    card: IssuedCard,
    order: CardOrder,
  ) => Promise<VerifiedCard>
  newHandle: () => string
}

export interface Payment extends VerifiedCard {
  /** Absent: a card. */
  type?: WalletName
  /** Set for a wallet's card that its bank has not authenticated yet. */
  unverified?: Pick<IssuedCard, 'bin'> & { billing: BillingInfo | null }
  /** Id of the saved card; absent for a new one. */
  paymentMethodId?: string
  /** Save the new card. */
  keep?: boolean
}

const NOTHING: CardVaultState = { ...EMPTY_CARD_FORM, wrong: [] }

/** The guest closed it, or left the card's own fields empty or wrong. All else may be the missing connection. */
const isOwnDoing = ({ kind, reason }: CardProblem): boolean =>
  kind === 'cancelled' || reason === 'card.empty' || reason === 'card.invalid'

/**
 * Converts a card form failure for machines: `card.<kind>`, and what is wrong with the card. Offline it is no fault of the card,
 * also if the connection went while the bank asked.
 */
const withCode = (thrown: unknown): ApiFailure => {
  if (thrown instanceof ApiFailure) return thrown
  const problem = toCardProblem(thrown)
  const { kind, reason } = problem
  if (!isOnline() && !isOwnDoing(problem)) return new ApiFailure({ code: noAnswerCode(false), cause: thrown })
  return new ApiFailure({
    code: `card.${kind}`,
    status: 400,
    ...(reason === undefined ? {} : { reason }),
    cause: thrown,
  })
}

const isMissing = (thrown: unknown): boolean => thrown instanceof ApiFailure && thrown.status === 404

/**
 * Holds what must not enter a machine: the field containers, the open card form and its payments. Machines and screens know them
 * by handle.
 */
export const createCardVault = (services: CardVaultServices) => {
  const { openForm, loadPayment, loadToken, newHandle } = services
  let place: CardPlace | undefined
  let open: { card: string; form: CardForm; closing: AbortController } | undefined
  let state = NOTHING
  const payments = new Map<string, Payment>()
  const listeners = new Set<() => void>()

  const update = (next: CardVaultState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const formOf = (card: string): CardForm => {
    if (open?.card !== card) throw new ApiFailure({ code: 'card.cancelled', status: 400, message: 'The form is gone' })
    return open.form
  }
  const refuse = (thrown: unknown): never => {
    const { code, kind, fields } = toCardProblem(thrown)
    // An empty form names no field: mark them all.
    const wrong = code === cardProblem('HOSTED_FIELDS_FIELDS_EMPTY').code ? CARD_FIELDS : fields
    update({ ...state, wrong })
    const [first] = wrong
    if (kind === 'fixCard' && first !== undefined) open?.form.focus(first)
    throw withCode(thrown)
  }

  const paymentOf = (handle: string): Payment => {
    const payment = payments.get(handle)
    if (payment === undefined) throw new ApiFailure({ code: 'card.retry', status: 400, message: 'The payment is gone' })
    return payment
  }
  /** Use the open form if there is one: two SDK verifiers on one page take each other's responses. */
  const verify = async (card: IssuedCard, order: CardOrder, signal: AbortSignal): Promise<VerifiedCard> => {
    if (open) return open.form.verify(card, order, signal)
    const [payment, clientToken] = await Promise.all([loadPayment(signal), loadToken(signal)])
    return services.verifySavedCard({ payment, clientToken, signal }, card, order)
  }

  return {
    /** Registers the empty field containers. @returns a function that unregisters them. */
    show: (shown: CardPlace): (() => void) => {
      place = shown
      return () => {
        if (place === shown) place = undefined
      }
    },

    /** Opens the fields in their containers. @returns the form's handle. @throws ApiFailure */
    open: async (signal: AbortSignal): Promise<string> => {
      if (place === undefined) throw new ApiFailure({ code: 'card.retry', status: 400, message: 'No place for a card' })
      const { onSubmit, ...where } = place
      const closing = new AbortController()
      const giveUp = () => closing.abort()
      signal.addEventListener('abort', giveUp)
      try {
        const [payment, clientToken] = await Promise.all([loadPayment(signal), loadToken(signal)])
        const form = await openForm({
          ...where,
          payment,
          clientToken,
          signal: closing.signal,
          onSubmit,
          onChange: (now) => {
            if (!closing.signal.aborted)
              update({
                ...now,
                wrong: state.wrong.filter((name) => !now.fields[name].valid && !now.fields[name].focused),
              })
          },
        })
        const card = newHandle()
        open = { card, form, closing }
        update(NOTHING)
        return card
      } catch (thrown) {
        throw withCode(thrown)
      } finally {
        signal.removeEventListener('abort', giveUp)
      }
    },

    /** @returns the handle of a payment verified by the bank. @throws ApiFailure */
    pay: async (card: string, order: CardOrder, signal: AbortSignal, keep = false): Promise<string> => {
      const form = formOf(card)
      update({ ...state, wrong: [] })
      const payment = newHandle()
      const { nonce, deviceData } = await form.tokenize(order, signal).catch(refuse)
      payments.set(payment, { nonce, deviceData, ...(keep ? { keep } : {}) })
      return payment
    },

    /** Like `pay`, with a saved card. @throws ApiFailure `card.gone`: the card is no longer saved. */
    payWithSavedCard: async (paymentMethodId: string, order: CardOrder, signal: AbortSignal): Promise<string> => {
      const issue = async (): Promise<IssuedCard> => {
        try {
          return await services.issueNonce(paymentMethodId, signal)
        } catch (cause) {
          if (!isMissing(cause)) throw cause
          throw new ApiFailure({ code: 'card.gone', status: 404, cause })
        }
      }
      try {
        const [card, payment, clientToken] = await Promise.all([issue(), loadPayment(signal), loadToken(signal)])
        const verified = open
          ? await open.form.verify(card, order, signal)
          : await services.verifySavedCard({ payment, clientToken, signal }, card, order)
        const handle = newHandle()
        payments.set(handle, { ...verified, paymentMethodId })
        return handle
      } catch (thrown) {
        throw withCode(thrown)
      }
    },

    /** Holds a payment made elsewhere, e.g. in a wallet. @returns its handle. */
    hold: (payment: Payment): string => {
      const handle = newHandle()
      payments.set(handle, payment)
      return handle
    },

    /** Has the bank authenticate a wallet's card, if it has not yet. @throws ApiFailure */
    verifyWalletCard: async (handle: string, order: CardOrder, signal: AbortSignal): Promise<void> => {
      const { unverified, ...payment } = paymentOf(handle)
      if (unverified === undefined) return
      const card = { nonce: payment.nonce, bin: unverified.bin }
      const cardOrder = { ...order, ...(unverified.billing === null ? {} : { billing: unverified.billing }) }
      try {
        payments.set(handle, { ...payment, ...(await verify(card, cardOrder, signal)) })
      } catch (thrown) {
        payments.delete(handle)
        throw withCode(thrown)
      }
    },

    /** The payment of a handle. @throws ApiFailure `card.retry`: the page was reloaded since. */
    paymentOf,

    /** Call once the payment is used or finally refused. */
    forget: (handle: string): boolean => payments.delete(handle),

    release: (card: string): void => {
      if (open?.card !== card) return
      open.closing.abort()
      open = undefined
      update(NOTHING)
    },

    focus: (field: CardFieldName): void => open?.form.focus(field),
    tell: (field: CardFieldName, problem: string): void => open?.form.tell(field, problem),
    read: (): CardVaultState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type CardVault = ReturnType<typeof createCardVault>
