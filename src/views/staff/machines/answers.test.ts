import { expect, test } from 'vitest'
import { testCatalogue } from './catalogue.testing.ts'
import { answer, questionsIn } from './list/answers.ts'
import { conceptsOf } from './places.rules.ts'

const questions = async (query: string) => {
  const { model } = await testCatalogue.loadChart('toy')
  return questionsIn(conceptsOf(query, [['connection', 'network']]), [model], testCatalogue)
}

test('a place and what may happen there is a question that the machine answers', async () => {
  const asked = await questions('What happens when it is brewing and the network goes?')
  const answers = await answer(asked, testCatalogue)
  expect(
    answers.map(({ state, happening, lines }) => [state, happening.name, lines.map(({ reached }) => reached)]),
  ).toEqual([['toy.pot.brewing', 'network', ['Empty pot']]])
})

test('a question in which not every word speaks of the place is answered as well', async () => {
  const asked = await questions('What happens when coffee for an elephant is brewing and the network goes?')
  expect(asked.map(({ state }) => state.id)).toEqual(['toy.pot.brewing'])
})

test.each(['the network goes', 'brewing', 'an elephant and the network'])(
  '“%s” names no place, or nothing that may happen there',
  async (query) => {
    expect(await questions(query)).toEqual([])
  },
)
