import { create, enums, nullable, string, type } from 'superstruct'
import { LocaleStruct } from '#contract/shared/locale.ts'
import { openCardForm } from './cardForm.ts'
import type { CardForm } from './cardForm.types.ts'
import { CARD_FIELDS, toCardProblem } from './cardProblem.ts'

/** A bare page around the card form, for its browser test: buttons in, one line of JSON out. */
const settings = create(
  JSON.parse(document.body.dataset['settings'] ?? '{}'),
  type({ mode: enums(['sandbox-local', 'sandbox']), gateway_origin: nullable(string()), locale: LocaleStruct }),
)

const page = document.querySelector('main') ?? document.body
const containers = Object.fromEntries(
  CARD_FIELDS.map((name) => {
    const container = document.createElement('div')
    container.id = name
    container.style.height = '24px'
    page.append(container)
    return [name, container]
  }),
)
const container = (name: string): HTMLElement => containers[name] ?? document.body

const shown = document.createElement('output')
const state = document.createElement('output')
shown.id = 'shown'
state.id = 'state'
const show = (value: unknown): void => {
  shown.textContent = JSON.stringify(value)
}

let form: CardForm | undefined
let closing = new AbortController()

const open = async (timeLimitMs = 15_000): Promise<string> => {
  const mine = new AbortController()
  closing = mine
  const answer = await fetch('/token')
  form = await openCardForm({
    payment: { mode: settings.mode, gateway_origin: settings.gateway_origin },
    clientToken: await answer.text(),
    containers: { number: container('number'), expirationDate: container('expirationDate'), cvv: container('cvv') },
    labels: {
      number: { title: 'Secure field: card number', label: 'Card number' },
      expirationDate: { title: 'Secure field: expiry', label: 'Expiry', placeholder: 'MM / YY' },
      cvv: { title: 'Secure field: security code', label: 'Security code' },
    },
    locale: settings.locale,
    look: { color: 'rgb(20, 30, 40)', placeholderColor: 'gray', badColor: 'rgb(200, 0, 0)', fontSize: '16px' },
    onChange: (now) => {
      state.textContent = `${now.brand ?? 'no brand'} ${now.complete ? 'complete' : 'incomplete'}`
    },
    onSubmit: () => show('submit'),
    signal: mine.signal,
    timeLimitMs,
  })
  return 'open'
}

const pay = async (): Promise<unknown> =>
  form?.tokenize({ amount: 123.4, email: 'maya@example.com', firstName: 'Maya', lastName: 'Levi' })

/** Mimics React's strict mode: open, close and open again immediately. */
const openTwice = async (): Promise<string> => {
  const first = open()
  closing.abort()
  const second = open()
  const [one, two] = await Promise.allSettled([first, second])
  return `${one.status} ${two.status}`
}

const button = (label: string, act: () => unknown): void => {
  const element = document.createElement('button')
  element.textContent = label
  element.addEventListener('click', () => {
    show('…')
    Promise.resolve()
      .then(act)
      .then(show, (error: unknown) => show(toCardProblem(error)))
  })
  page.append(element)
}
button('Open', () => open())
button('Open in a hurry', () => open(700))
button('Open twice', openTwice)
button('Pay', pay)
button('Clear', () => form?.clear())
button('Close', () => form?.close().then(() => 'closed'))
page.append(shown, state)
