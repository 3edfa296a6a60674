import { productQuestions } from '#src/i18n/staffTexts.ts'
import { expect, test } from 'vitest'
import { answer, questionsIn } from './machines/list/answers.ts'
import { conceptsOf, findPlaces, placesOf } from './machines/places.rules.ts'
import { productMachines } from './productMachines.ts'

const { examples, synonyms } = productQuestions
const { words, phrases, happenings, loadChart, loadSpec, loadRoutes } = productMachines
const charts = await Promise.all(productMachines.machines.map(async (name) => (await loadChart(name)).model))

test.each(examples)('“%s” finds places', (question) => {
  const places = charts.flatMap((chart) => placesOf(chart, words(chart.id), phrases))
  expect(findPlaces(places, conceptsOf(question, synonyms)).length).toBeGreaterThan(0)
})

test.each([
  ['What happens when the bank asks and the connection goes?', 'connection', /^Bank verifies/],
  ['the guest logs out while paying', 'loggingOut', /pay/i],
])('“%s”, as the page offers it, is answered by the machines', async (question, happening, place) => {
  expect(examples).toContain(question)
  const asked = questionsIn(conceptsOf(question, synonyms), charts, { words, happenings })
  const answers = await answer(asked, { words, loadSpec, loadRoutes })
  expect(answers.length).toBeGreaterThan(0)
  for (const { happening: it, name, lines } of answers) {
    expect([it.name, lines.length > 0]).toEqual([happening, true])
    expect(name).toMatch(place)
  }
})
