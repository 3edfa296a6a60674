import { markup, type Html } from '#server/html.ts'
import type { Block, Fact, Meaning, StaySide } from './email.ts'
import { look, type Colour } from './look.ts'
import { stayLine } from './stayLine.ts'

/** The direction of an e-mail's text. Mail programs support no logical CSS properties. */
export interface Run {
  dir: 'ltr' | 'rtl'
  start: 'left' | 'right'
  end: 'left' | 'right'
  /** Line height of text. */
  leading: string
  /** Line height of large text. */
  tightLeading: string
  /** Isolates the direction of a name, an amount or a moment. */
  whole: (text: string) => string
}

export const NOTHING = markup``
/** Attributes of a layout table. */
export const PLACES = markup`role="presentation" cellpadding="0" cellspacing="0" border="0"`

const SMALL = 'margin:0;font-size:14px'
const PLAIN = 'margin:0;font-size:16px'
const APART = 'margin:0 0 16px;font-size:16px'
const LINK = 'text-decoration:underline'

const say = (content: string | Html | readonly Html[], ink: Colour, style: string): Html =>
  markup`<p ${look(style, { ink })}>${content}</p>`

export const link = (label: string | readonly Html[], href: string, ink: Colour): Html =>
  markup`<a href="${href}" ${look(LINK, { ink })}>${label}</a>`

const factOf = ({ label, value, href, isLarge = false }: Fact, { whole }: Run): Html => {
  const lines = value.split('\n').map((line, index) => markup`${index === 0 ? NOTHING : markup`<br>`}${whole(line)}`)
  const style = isLarge ? 'margin:0;font-size:22px;font-weight:600;letter-spacing:1px' : PLAIN
  return markup`${say(label, 'ink3', SMALL)}${say(href === undefined ? lines : link(lines, href, 'ink'), 'ink', style)}`
}

/** Two columns, which are stacked on a phone. */
const pairs = (cells: readonly Html[], { end }: Run): Html[] => {
  const rows = cells.flatMap((_, index) => (index % 2 === 0 ? [cells.slice(index, index + 2)] : []))
  const cellOf = (cell: Html, index: number): Html =>
    markup`<td class="col" width="50%" valign="top" style="width:50%;padding:0 0 16px;padding-${end}:${index === 0 ? '16' : '0'}px">${cell}</td>`
  return rows.map((row) => markup`<table ${PLACES} width="100%"><tr>${row.map(cellOf)}</tr></table>`)
}

const MEANING_INK = { guaranteed: 'guaranteed', asked: 'asked', given: 'gained' } as const satisfies Record<
  Meaning['tone'],
  Colour
>

const sideOf = ({ label, day, hour, meanings }: StaySide, { whole }: Run): Html => {
  const large = 'margin:0;font-size:32px;line-height:40px;font-weight:600'
  const lines = [say(label, 'ink3', SMALL), say(whole(day), 'ink', PLAIN), say(whole(hour), 'ink', large)]
  return markup`${lines}${meanings.map(({ tone, text }) => say(text, MEANING_INK[tone], SMALL))}`
}

const button = (label: string, href: string): Html => {
  const style =
    'display:inline-block;padding:0 24px;line-height:48px;font-size:16px;font-weight:600;text-decoration:none'
  const text = markup`<a href="${href}" ${look(style, { ink: 'onAction' })}>${label}</a>`
  return markup`<table ${PLACES} style="margin:0 0 24px"><tr><td height="48" ${look('height:48px;border-radius:8px', { fill: 'action' })}>${text}</td></tr></table>`
}

/** Spaced digits that one press selects. The extra padding on the left balances the space after the last digit. */
const CODE =
  "margin:0;padding:16px 8px 16px 16px;font-family:Consolas,Menlo,'DejaVu Sans Mono','Courier New',monospace;font-size:36px;line-height:48px;font-weight:600;letter-spacing:8px;text-align:center;-webkit-user-select:all;user-select:all"

const codeBox = (code: string): Html =>
  markup`<table ${PLACES} width="100%" style="margin:0 0 16px"><tr><td align="center" ${look('border-radius:8px', { fill: 'sunken' })}><p dir="ltr" ${look(CODE, { ink: 'ink' }, 'code')}>${code}</p></td></tr></table>`

export const blockOf = (block: Block, run: Run): Html => {
  switch (block.kind) {
    case 'paragraph':
      return say(block.text, 'ink2', APART)
    case 'code':
      return codeBox(block.code)
    case 'button':
      return button(block.label, block.href)
    case 'link':
      return say([link(block.label, block.href, 'ink')], 'ink', APART)
    case 'stay': {
      const sides = pairs(
        block.sides.map((side) => sideOf(side, run)),
        run,
      )
      if (!block.line) return markup`${sides}`
      const caption = say(block.line.caption, 'ink2', 'margin:4px 0 24px;font-size:14px;text-align:center')
      return markup`${sides}${stayLine(block.line.segments, run.dir)}${caption}`
    }
    case 'amount': {
      const large = 'margin:0 0 16px;font-size:28px;line-height:36px;font-weight:600'
      const lines = [say(block.label, 'ink3', SMALL), say(run.whole(block.money), 'ink', large)]
      return markup`${lines}${block.notes.map((note) => say(note, 'ink2', APART))}`
    }
    case 'clocks': {
      const title = say(block.title, 'ink', 'margin:0 0 8px;font-size:16px;font-weight:600')
      return markup`${title}${factPairs(block.clocks, run)}`
    }
    case 'quote': {
      const side = look(`margin:0 0 16px;padding-${run.start}:16px;border-${run.start}:4px solid`, { edge: 'line' })
      return markup`<div ${side}>${say(block.label, 'ink3', SMALL)}${say(run.whole(block.text), 'ink', PLAIN)}</div>`
    }
    case 'facts':
      return markup`<div ${look('margin:8px 0 0;padding:24px 0 0;border-top:1px solid', { edge: 'line' })}>${factPairs(block.facts, run)}</div>`
  }
}

/** Large values have a row of their own, to not be broken. */
const factPairs = (facts: readonly Fact[], run: Run): Html[] => {
  const large = facts.filter(({ isLarge }) => isLarge).map((fact) => factOf(fact, run))
  const others = facts.filter(({ isLarge }) => !isLarge).map((fact) => factOf(fact, run))
  return [...large.map((fact) => markup`<div style="padding:0 0 16px">${fact}</div>`), ...pairs(others, run)]
}
