import constants from 'braintree-web/hosted-fields/shared/constants.js'
import Framebus from 'framebus'
import { boolean, is, optional, string, type, union } from 'superstruct'
import { FrameConfig, drawField, formFields, formState, publishField } from './frame.field.ts'
import { TokenizeOptions, tokenize } from './frame.tokenize.ts'

/** One card field in its own frame. Uses the protocol of the installed SDK over framebus. */
const { events } = constants
const field = window.name.replace('braintree-hosted-field-', '')
const bus = new Framebus({ channel: window.location.hash.slice(1), targetFrames: [window.parent] })
const { input, card } = drawField(field)
publishField(card)

/** Emits a bare string, which the page expects for this event but framebus's types do not allow. */
const emitBare = (event: string, text: string): void => {
  const emit: unknown = Reflect.get(bus, 'emit')
  if (typeof emit === 'function') Reflect.apply(emit, bus, [event, text])
}

const inputEvent = (kind: string): void => {
  bus.emit(events.INPUT_EVENT, { type: kind, merchantPayload: { emittedBy: field, ...formState() } })
}

const mine = (data: unknown): data is { field: string } => is(data, type({ field: string() })) && data.field === field

const showValidity = (isValid: boolean, isPotentiallyValid: boolean): void => {
  input.classList.toggle('valid', isValid)
  input.classList.toggle('invalid', !isPotentiallyValid)
  input.setAttribute('aria-invalid', String(!isPotentiallyValid))
}

let hasBegun = false
let before = { isEmpty: true, isValid: false, isPotentiallyValid: true, cards: '' }

const changed = (): void => {
  if (!hasBegun) {
    hasBegun = true
    bus.emit(events.CARD_FORM_ENTRY_HAS_BEGUN)
  }
  const { fields, cards } = formState()
  const now = fields[field]
  if (!now) return
  const cardNames = cards.map((one) => one.type).join(' ')
  showValidity(now.isValid, now.isPotentiallyValid)
  if (now.isEmpty !== before.isEmpty) inputEvent(now.isEmpty ? 'empty' : 'notEmpty')
  if (now.isValid !== before.isValid || now.isPotentiallyValid !== before.isPotentiallyValid) {
    inputEvent('validityChange')
  }
  if (field === 'number') {
    if (cardNames !== before.cards) inputEvent('cardTypeChange')
    const digits = input.value.replaceAll(/\D/g, '')
    if (digits.length === 6) emitBare(events.BIN_AVAILABLE, digits)
  }
  before = { ...now, cards: cardNames }
}

input.addEventListener('input', changed)
input.addEventListener('focus', () => inputEvent('focus'))
input.addEventListener('blur', () => {
  const now = formState().fields[field]
  if (now) showValidity(now.isValid, now.isEmpty || now.isValid)
  inputEvent('blur')
})
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') inputEvent('inputSubmitRequest')
})

const Attribute = type({ attribute: string(), value: optional(union([string(), boolean()])) })
const ClassName = type({ classname: string() })
const Message = type({ message: string() })

bus.on(events.TRIGGER_INPUT_FOCUS, (data) => {
  if (mine(data)) input.focus()
})
bus.on(events.CLEAR_FIELD, (data) => {
  if (!mine(data)) return
  input.value = ''
  changed()
})
bus.on(events.SET_ATTRIBUTE, (data) => {
  if (mine(data) && is(data, Attribute)) input.setAttribute(data.attribute, String(data.value))
})
bus.on(events.REMOVE_ATTRIBUTE, (data) => {
  if (mine(data) && is(data, Attribute)) input.removeAttribute(data.attribute)
})
bus.on(events.ADD_CLASS, (data) => {
  if (mine(data) && is(data, ClassName)) input.classList.add(data.classname)
})
bus.on(events.REMOVE_CLASS, (data) => {
  if (mine(data) && is(data, ClassName)) input.classList.remove(data.classname)
})
bus.on(events.SET_MESSAGE, (data) => {
  if (mine(data) && is(data, Message)) input.setAttribute('aria-description', data.message)
})

// The page answers only one frame, once all are ready: that one configures its siblings and sends the card.
bus.emit(events.FRAME_READY, { field }, (config) => {
  if (!is(config, FrameConfig)) return
  for (const one of formFields().values()) one.configure(config)
  bus.on(events.TOKENIZATION_REQUEST, (options, reply) => {
    const tokenizeOptions = is(options, TokenizeOptions) ? options : {}
    tokenize(tokenizeOptions, (answer) => bus.emit(events.READY_FOR_CLIENT, answer), reply)
  })
})
