/** Words of the machines and of their charts, for the staff pages alone: English only. */
export { wordsOf } from '#locales/staff.ts'
export { chart as chartPhrases } from '#locales/en/staff/chart.ts'
