import type { HostedFields, HostedFieldsState } from 'braintree-web/hosted-fields'
import type { ThreeDSecure } from 'braintree-web/three-d-secure'
import { createThreeDSecure, failed, LOAD_MS, script, withCardProblem } from './cardParts.ts'
import { CARD_FIELDS, type CardFieldName } from './cardProblem.ts'
import { loadBraintree } from './cardSdk.ts'
import type {
  CardFieldState,
  CardForm,
  CardFormOptions,
  CardFormState,
  CardOrder,
  IssuedCard,
  TokenizedCard,
  VerifiedCard,
} from './cardForm.types.ts'
import { collectDeviceData } from './deviceData.ts'
import { verifyCard } from './strongAuthentication.ts'
import { createSerialQueue, withAbortAndTimeout } from './turns.ts'

/** The frame tries three times; ignore it after this. */
const TOKENIZE_MS = 30_000

// The SDK rejects a container that still holds a frame: a closing form must be gone before the next opens.
const inTurn = createSerialQueue()

const stylesOf = ({ color, placeholderColor, badColor, fontSize }: CardFormOptions['look']) => ({
  // Digits run left to right in every language.
  input: { color, 'font-size': fontSize, direction: 'ltr', 'font-variant-numeric': 'tabular-nums' },
  'input.invalid': { color: badColor },
  '::placeholder': { color: placeholderColor },
})

const fieldsOf = ({ containers, labels, locale }: CardFormOptions) =>
  Object.fromEntries(
    CARD_FIELDS.map((name) => {
      const { title, label, placeholder } = labels[name]
      const container = containers[name]
      container.lang = locale
      // A frame whose color scheme differs from its page's is painted opaque.
      container.style.colorScheme = 'light'
      return [
        name,
        { container, iframeTitle: title, internalLabel: label, ...(placeholder === undefined ? {} : { placeholder }) },
      ]
    }),
  )

const NEW_FIELD: CardFieldState = { empty: true, valid: false, possible: true, focused: false }

const stateOf = ({ cards, fields }: HostedFieldsState): CardFormState => {
  const fieldState = (name: CardFieldName): CardFieldState => {
    const field = fields[name]
    return { empty: field.isEmpty, valid: field.isValid, possible: field.isPotentiallyValid, focused: field.isFocused }
  }
  return {
    fields: { number: fieldState('number'), expirationDate: fieldState('expirationDate'), cvv: fieldState('cvv') },
    brand: cards.length === 1 && !fields.number.isEmpty ? (cards[0]?.type ?? null) : null,
    complete: CARD_FIELDS.every((name) => fields[name].isValid),
  }
}

/** State before any input. */
export const EMPTY_CARD_FORM: CardFormState = {
  fields: { number: NEW_FIELD, expirationDate: NEW_FIELD, cvv: NEW_FIELD },
  brand: null,
  complete: false,
}

interface Parts {
  fields: HostedFields
  threeDSecure: ThreeDSecure
  deviceData: () => Promise<string | null>
}

const dispose = ({ fields, threeDSecure }: Parts): Promise<unknown> =>
  // Ignore a failed teardown: the containers are emptied anyway.
  Promise.allSettled([fields.teardown(), threeDSecure.teardown()])

/** `abandoned`: the form is no longer wanted, and none of its frames may enter the containers. */
const createParts = async (options: CardFormOptions, abandoned: AbortSignal): Promise<Parts> => {
  const { payment } = options
  const [clientSdk, fieldsSdk] = await Promise.all([
    script(loadBraintree(payment, 'client')),
    script(loadBraintree(payment, 'hosted-fields')),
  ])
  const client = await clientSdk.create({ authorization: options.clientToken })
  if (abandoned.aborted) throw failed('CARD_FORM_CLOSED')
  const deviceData = collectDeviceData(payment, client)
  const threeDSecure = createThreeDSecure(payment, client)
  threeDSecure.catch(() => undefined)
  const fields = await fieldsSdk.create({ client, styles: stylesOf(options.look), fields: fieldsOf(options) })
  return { fields, threeDSecure: await threeDSecure, deviceData }
}

const listen = (fields: HostedFields, options: CardFormOptions): void => {
  for (const event of ['validityChange', 'empty', 'notEmpty', 'cardTypeChange', 'focus', 'blur'] as const) {
    fields.on(event, (state) => options.onChange(stateOf(state)))
  }
  fields.on('inputSubmitRequest', () => options.onSubmit?.())
}

const emptyContainers = (options: CardFormOptions): void => {
  for (const container of Object.values(options.containers)) container.replaceChildren()
}

/**
 * Opens the card fields in their containers. One form at a time: opening waits until the previous one is gone.
 * @throws CardProblemError `retry`: a frame or script did not load in time. `refreshToken`: the token is used up. `cancelled`:
 * `signal` aborted first.
 */
export const openCardForm = (options: CardFormOptions): Promise<CardForm> =>
  inTurn(() =>
    withCardProblem(async () => {
      if (options.signal.aborted) throw failed('CARD_FORM_CLOSED')
      const abandoning = new AbortController()
      const creating = createParts(options, abandoning.signal)
      const limits = { signals: [options.signal], timeLimitMs: options.timeLimitMs ?? LOAD_MS }
      const parts = await withAbortAndTimeout(creating, limits, (why) =>
        failed(why === 'timeout' ? 'CARD_FORM_TIMEOUT' : 'CARD_FORM_CLOSED'),
      ).catch((error: unknown) => {
        abandoning.abort()
        // Discard whatever still arrives; the containers are already free for the next attempt.
        void creating.then(dispose).catch(() => undefined)
        emptyContainers(options)
        throw error
      })
      listen(parts.fields, options)
      return sessionOf(parts, options)
    }),
  )

const sessionOf = (parts: Parts, options: CardFormOptions): CardForm => {
  const closing = new AbortController()
  let closed: Promise<void> | undefined
  const close = (): Promise<void> => {
    closing.abort()
    closed ??= inTurn(async () => {
      await dispose(parts)
      emptyContainers(options)
    })
    return closed
  }
  options.signal.addEventListener('abort', () => void close(), { once: true })
  // Closed while the last frame was loading.
  if (options.signal.aborted) void close()

  const verify = async (card: IssuedCard, order: CardOrder, signals: readonly AbortSignal[]): Promise<VerifiedCard> => {
    const nonce = await verifyCard(parts.threeDSecure, card, order, signals)
    return { nonce, deviceData: await parts.deviceData() }
  }

  const tokenize = async (order: CardOrder, signal?: AbortSignal): Promise<TokenizedCard> => {
    const signals = [closing.signal, ...(signal ? [signal] : [])]
    const card = await withAbortAndTimeout(parts.fields.tokenize(), { signals, timeLimitMs: TOKENIZE_MS }, (why) =>
      failed(why === 'timeout' ? 'CARD_FORM_TIMEOUT' : 'CARD_FORM_CLOSED'),
    )
    const { bin, lastFour: last4, cardType: brand } = card.details
    return { ...(await verify({ nonce: card.nonce, bin }, order, signals)), last4, brand }
  }

  // Leave the fields of a closing form alone.
  const touch = (act: (fields: HostedFields) => unknown): void => {
    if (!closing.signal.aborted) act(parts.fields)
  }

  return {
    tokenize: (order, signal) => withCardProblem(() => tokenize(order, signal)),
    verify: (card, order, signal) =>
      withCardProblem(() => verify(card, order, [closing.signal, ...(signal ? [signal] : [])])),
    clear: () => {
      for (const field of CARD_FIELDS) touch((fields) => fields.clear(field))
    },
    focus: (field) => {
      touch((fields) => fields.focus(field))
    },
    tell: (field, problem) => {
      touch((fields) => {
        fields.setMessage({ field, message: problem })
        const update =
          problem === ''
            ? fields.removeAttribute({ field, attribute: 'aria-invalid' })
            : fields.setAttribute({ field, attribute: 'aria-invalid', value: 'true' })
        update.catch(() => undefined)
      })
    },
    close,
  }
}
