import constants from 'braintree-web/hosted-fields/shared/constants.js'
import getCardTypes from 'braintree-web/hosted-fields/shared/get-card-types.js'
import valid from 'card-validator'
import { is, optional, record, string, type, unknown, type Infer } from 'superstruct'
import { formatted } from './frame.format.ts'

/** The part of the page's options that the SDK passes to its fields. */
export const FrameConfig = type({
  fields: record(
    string(),
    type({ placeholder: optional(string()), internalLabel: optional(string()), prefill: optional(string()) }),
  ),
  styles: optional(record(string(), unknown())),
})
export type FrameConfig = Infer<typeof FrameConfig>

export interface FieldState {
  isEmpty: boolean
  isValid: boolean
  isPotentiallyValid: boolean
  isFocused: boolean
}

/** A field as its sibling frames see it: they share an origin, and the first of them speaks for all. */
export interface CardField {
  readonly field: string
  value(): string
  state(cvvSize: number): FieldState
  configure(config: FrameConfig): void
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declarations = (styles: Record<string, unknown>): string =>
  Object.entries(styles)
    .map(([name, value]) => [kebab(name), value] as const)
    .filter(([name, value]) => constants.allowedStyles.includes(name) && typeof value === 'string')
    // A value must not end its own declaration.
    .map(([name, value]) => `${name}:${String(value).replaceAll(/[;{}]/g, '')}`)
    .join(';')

const isStyles = (value: unknown): value is Record<string, unknown> => is(value, record(string(), unknown()))

/** Converts the page's style object to a style sheet; a selector may be a media query that contains selectors. */
export const styleSheetOf = (styles: Record<string, unknown>): string =>
  Object.entries(styles)
    .filter(([selector]) => !/[{}]/.test(selector))
    .map(([selector, value]) => {
      if (!isStyles(value)) return ''
      return `${selector}{${selector.startsWith('@media') ? styleSheetOf(value) : declarations(value)}}`
    })
    .join('\n')

const BASE_STYLES = `html,body{margin:0;height:100%;background:transparent}
input{box-sizing:border-box;width:100%;height:100%;margin:0;padding:0;border:0;outline:0;background:transparent;font:16px sans-serif;color:inherit}`

const adopt = (css: string): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

const validity = (field: string, value: string, cvvSize: number): { isValid: boolean; isPotentiallyValid: boolean } => {
  switch (field) {
    case 'number':
      return valid.number(value)
    case 'cvv':
      return valid.cvv(value, cvvSize)
    case 'expirationDate':
      return valid.expirationDate(value)
    case 'cardholderName':
      return valid.cardholderName(value)
    case 'postalCode':
      return valid.postalCode(value)
    default:
      return { isValid: value !== '', isPotentiallyValid: true }
  }
}

const labelOf = (field: string): { name: string; label: string } =>
  constants.allowedFields[field] ?? { name: field, label: field }

const createInput = (field: string): HTMLInputElement => {
  const { name, label } = labelOf(field)
  const input = document.createElement('input')
  input.id = name
  input.name = name
  input.className = field
  input.type = 'text'
  input.inputMode = field === 'cardholderName' || field === 'postalCode' ? 'text' : 'numeric'
  input.setAttribute('autocomplete', constants.autocompleteMappings[name] ?? 'off')
  input.setAttribute('aria-label', label)
  return input
}

export const drawField = (field: string): { input: HTMLInputElement; card: CardField } => {
  adopt(BASE_STYLES)
  const input = createInput(field)
  document.body.append(input)

  const setValue = (text: string): void => {
    const wasAtEnd = input.selectionStart === input.value.length
    const shown = formatted(field, text)
    // Do not rewrite during an edit in the middle: the caret would jump to the end.
    if (shown !== input.value && wasAtEnd) input.value = shown
  }
  let length = 0
  input.addEventListener('input', () => {
    // Do not format while deleting: a separator that is always added back could not be deleted.
    if (input.value.length > length) setValue(input.value)
    length = input.value.length
  })

  return {
    input,
    card: {
      field,
      value: () => input.value.trim(),
      state: (cvvSize) => ({
        isEmpty: input.value.trim() === '',
        ...validity(field, input.value.trim(), cvvSize),
        isFocused: document.hasFocus() && document.activeElement === input,
      }),
      configure: (config) => {
        const options = config.fields[field]
        if (options?.placeholder !== undefined) input.placeholder = options.placeholder
        if (options?.internalLabel !== undefined) input.setAttribute('aria-label', options.internalLabel)
        if (options?.prefill !== undefined) input.value = formatted(field, options.prefill)
        adopt(styleSheetOf(config.styles ?? {}))
      },
    },
  }
}

const KEY = 'cardField'
const FieldShape = type({ field: string(), value: unknown(), state: unknown(), configure: unknown() })
const isCardField = (value: unknown): value is CardField => is(value, FieldShape)

export const publishField = (card: CardField): void => {
  Reflect.set(window, KEY, card)
}

const fieldIn = (frame: Window): CardField | undefined => {
  try {
    const candidate: unknown = frame.location.hash === window.location.hash ? Reflect.get(frame, KEY) : undefined
    return isCardField(candidate) ? candidate : undefined
  } catch {
    // A frame of another origin.
    return undefined
  }
}

/** Returns all fields of this card form, by name. */
export const formFields = (): Map<string, CardField> => {
  const frames = Array.from({ length: window.parent.frames.length }, (_, index) => window.parent.frames[index])
  const fields = frames.flatMap((frame) => (frame ? (fieldIn(frame) ?? []) : []))
  return new Map(fields.map((one) => [one.field, one]))
}

export interface FormState {
  fields: Record<string, FieldState>
  cards: {
    niceType: string
    type: string
    supported: boolean
    code: { name: string; size: number }
    lengths: number[]
  }[]
}

export const formState = (): FormState => {
  const fields = formFields()
  const number = fields.get('number')?.value().replaceAll(/\s/g, '') ?? ''
  const cards = getCardTypes(number).map(({ niceType, type: name, code, lengths }) => ({
    niceType,
    type: name,
    supported: true,
    code: { name: code.name, size: code.size },
    lengths: [...lengths],
  }))
  const cvvSize = cards.length === 1 ? (cards[0]?.code.size ?? 3) : 3
  return { fields: Object.fromEntries([...fields].map(([name, one]) => [name, one.state(cvvSize)])), cards }
}
