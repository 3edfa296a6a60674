import { describe, expect, test } from 'vitest'
import { en } from '#locales/en.ts'
import { pseudoTexts } from './pseudo.ts'

describe('a pseudo-language', () => {
  test('has accents, 40 percent more letters and brackets, and leaves parameters unchanged', () => {
    expect(pseudoTexts({ title: 'Hotels', save: 'You save {{money}}' }, 'en-XA')).toEqual({
      title: '⟦Ĥööţééļš⟧',
      save: '⟦Ýýööûû šååṽéé {{money}}⟧',
    })
  })

  test('has every plural form', () => {
    expect(pseudoTexts({ nights: { one: '{{n}} night', other: '{{n}} nights' } }, 'en-XA')['nights']).toEqual({
      zero: '⟦{{n}} ñîîĝĥţš öñé⟧',
      one: '⟦{{n}} ñîîĝĥţ öñé⟧',
      two: '⟦{{n}} ñîîĝĥţš öñé⟧',
      few: '⟦{{n}} ñîîĝĥţš öñé⟧',
      many: '⟦{{n}} ñîîĝĥţš öñé⟧',
      other: '⟦{{n}} ñîîĝĥţš öñé⟧',
    })
  })

  test('keeps the length of lists', () => {
    const page = { title: 'FAQ', sections: [{ heading: 'Pay', text: ['By card', 'Later'] }] }
    expect(pseudoTexts({ page }, 'en-XA')['page']).toEqual({
      title: '⟦ƑÅåǪ⟧',
      sections: [{ heading: '⟦Þååýý⟧', text: ['⟦Ɓýý çååŕð⟧', '⟦Ļååţééŕ⟧'] }],
    })
  })

  test('reverses all text but the parameters for right to left', () => {
    expect(pseudoTexts({ save: 'Save {{money}} now' }, 'en-XB')['save']).toBe(
      '\u202E⟦Šååṽéé \u202C{{money}}\u202E ñööŵ⟧\u202C',
    )
  })

  test('makes every text at least 40 percent longer', () => {
    const made = new Map(flat(pseudoTexts(en, 'en-XA')))
    const plain = flat(en).filter(([path]) => !/\.(one|other)$/.test(path))
    expect(plain.length).toBeGreaterThan(600)
    expect(plain.filter(([path, text]) => (made.get(path)?.length ?? 0) < lettersOf(text) * 1.4)).toEqual([])
  })
})

const lettersOf = (text: string): number => text.replaceAll(/\{\{\w+\}\}/g, '').length

const flat = (tree: object, above = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const path = above === '' ? name : `${above}.${name}`
    return typeof value === 'string' ? [[path, value]] : flat(value, path)
  })
