const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** HTML that is already escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const toText = (value: string | Html | readonly Html[]): string => {
  if (typeof value === 'string') return escapeHtml(value)
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('')
}

/** Builds HTML and escapes every text put into it. */
export const markup = (strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html =>
  new Html(strings.map((string, index) => string + toText(values[index] ?? '')).join(''))
