import { Html } from '#server/html.ts'

/** The colors of the pages (`src/styles/theme.css.ts`), light and dark: mail programs support no custom properties. */
const COLOURS = {
  paper: ['#faf6ef', '#0e1220'],
  sunken: ['#f2ecdf', '#0a0d18'],
  surface: ['#fffdf9', '#171c2e'],
  line: ['#e7dfd0', '#2a3149'],
  ink: ['#141a33', '#f5f0e6'],
  ink2: ['#454b65', '#c3c4d2'],
  ink3: ['#646980', '#9a9db3'],
  action: ['#c9391c', '#ff7a5a'],
  onAction: ['#ffffff', '#220a03'],
  gained: ['#8f5600', '#ffc869'],
  gainedFill: ['#f3b13c', '#f5b544'],
  gainedSoft: ['#fdf1d8', '#33270f'],
  guaranteed: ['#0d6b50', '#6ad5ad'],
  guaranteedFill: ['#1f9270', '#3db98e'],
  asked: ['#5f3fb4', '#bfacff'],
  askedFill: ['#8d6fe0', '#9c83ee'],
  askedSoft: ['#efeafc', '#271f4a'],
  lineStandard: ['#2b3563', '#8793cc'],
  lineTrack: ['#e9e1d2', '#2a3048'],
} as const satisfies Record<string, readonly [day: string, night: string]>
export type Colour = keyof typeof COLOURS

interface Paints {
  fill?: Colour
  ink?: Colour
  edge?: Colour
}

const PROPERTIES = { fill: 'background-color', ink: 'color', edge: 'border-color' } as const
const PAINTS = ['fill', 'ink', 'edge'] as const

/**
 * Returns the attributes of an element. Its light colors are inline styles, which no mail program strips; its dark colors come
 * by class, in programs that read the style sheets in the head.
 * @param styles other declarations, without the last semicolon.
 * @param more further classes.
 */
export const look = (styles: string, paints: Paints = {}, more = ''): Html => {
  const used = PAINTS.flatMap((paint) => (paints[paint] ? [[paint, paints[paint]] as const] : []))
  const names = [...used.map(([paint, colour]) => `${paint}-${colour}`), ...(more === '' ? [] : [more])]
  // For Outlook, the styles of a border must come before its color.
  const declared = [styles, ...used.map(([paint, colour]) => `${PROPERTIES[paint]}:${COLOURS[colour][0]}`)]
  return new Html(
    `${names.length > 0 ? `class="${names.join(' ')}" ` : ''}style="${declared.filter(Boolean).join(';')}"`,
  )
}

const nightRules = (html: string): string =>
  PAINTS.flatMap((paint) =>
    Object.entries(COLOURS)
      .filter(([colour]) => new RegExp(`\\b${paint}-${colour}[ "]`).test(html))
      .map(([colour, [, night]]) => `.${paint}-${colour}{${PROPERTIES[paint]}:${night}!important}`),
  ).join('')

/** One style sheet per rule: a program that does not know a rule may drop the whole sheet. */
const SCHEMES = ':root{color-scheme:light dark;supported-color-schemes:light dark}'
const DETECTED = 'a[x-apple-data-detectors]{color:inherit!important;text-decoration:inherit!important}'
const ON_A_PHONE =
  '@media (max-width:480px){.col{display:block!important;width:auto!important;padding-left:0!important;padding-right:0!important}.pad{padding:24px 20px 8px!important}.out{padding:16px 8px!important}}'

/**
 * Returns the style sheets of the head: for phones and dark mode, in programs that read them.
 * @param html body of the e-mail: only colors it uses are included.
 */
export const sheetsFor = (html: string): Html => {
  const night = `@media (prefers-color-scheme:dark){${nightRules(html)}}`
  return new Html([SCHEMES, DETECTED, ON_A_PHONE, night].map((sheet) => `<style>${sheet}</style>`).join('\n'))
}
