import { textDirection, type Locale } from '#contract/shared/locale.ts'
import { isolate } from '#locales/kit/isolate.ts'
import type { Block, Fact, EmailContent } from './email.ts'

const linesOf = (block: Block, locale: Locale): string[] => {
  const isRightToLeft = textDirection(locale) === 'rtl'
  const line = ({ label, value }: Fact): string => {
    const parts = value.split('\n').map((part) => isolate(part, isRightToLeft))
    return `${label}: ${parts.join(locale === 'ar' ? '، ' : ', ')}`
  }
  switch (block.kind) {
    case 'paragraph':
      return [block.text]
    case 'code':
      return [block.code]
    case 'button':
    case 'link':
      return [`${block.label}:`, block.href]
    case 'stay':
      return [
        ...block.sides.flatMap(({ label, moment, meanings }) => [
          line({ label, value: moment }),
          ...meanings.map(({ text }) => text),
        ]),
        ...(block.line ? [block.line.caption] : []),
      ]
    case 'amount':
      return [line({ label: block.label, value: block.money }), ...block.notes]
    case 'clocks':
      return [`${block.title}:`, ...block.clocks.map(line)]
    case 'facts':
      return block.facts.map(line)
    case 'quote':
      return [line({ label: block.label, value: block.text })]
  }
}

/** Returns all content of an e-mail, for readers without HTML. */
export const plainText = ({ title, blocks }: EmailContent, footer: readonly string[], locale: Locale): string => {
  const sections = blocks.map((block) => linesOf(block, locale))
  return [[title], ...sections, footer].map((lines) => lines.join('\n')).join('\n\n')
}
