import { expect, test } from 'vitest'
import { readPo, writePo, type Message } from './po.ts'

const message: Message = {
  notes: [],
  places: [],
  isFuzzy: false,
  context: 'home.title',
  source: 'Say "hello"\\\non two lines\twith a tab',
  sourcePlural: null,
  texts: ['\tאמרו "שלום"\\n'],
}

test('quotation marks, backslashes, tabs and line breaks come out of a PO file as they went in', () => {
  expect(readPo(writePo({}, [message]))).toEqual({ messages: [message], problems: [] })
})

test('a mark that needs no backslash is itself behind one', () => {
  const { messages } = readPo(String.raw`msgctxt "home.title"
msgid "50\% \/ \x"
msgstr ""`)
  expect(messages.map(({ source }) => source)).toEqual(['50% / x'])
})
