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

test('quotation marks, backslashes, tabs and line breaks survive a PO file', () => {
  expect(readPo(writePo({}, [message]))).toEqual({ messages: [message], problems: [] })
})

test('a character escaped without need stands for itself', () => {
  const { messages } = readPo(String.raw`msgctxt "home.title"
msgid "50\% \/ \x"
msgstr ""`)
  expect(messages.map(({ source }) => source)).toEqual(['50% / x'])
})
