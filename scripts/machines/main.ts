// `npm run machines`: usage in `HELP`.
// Node has no Temporal yet; the rules of machines compute with it.
import 'temporal-polyfill/global'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { changesBetween } from '#machines/kit/chart/chartDiff.ts'
import { chartSvg } from '#machines/kit/chart/chartSvg.ts'
import { groupChart } from '#machines/kit/chart/groupChart.ts'
import { registry } from '#machines/registry.ts'
import {
  CHARTS,
  ROUTES,
  committed,
  drawMachine,
  fileOf,
  fileOfRoutes,
  isChartOf,
  makeChart,
  layOutChart,
  writeChart,
  writeRoutes,
  type Drawn,
} from './charts.ts'
import { ROOT } from '../lib/run.mjs'
import { COVERAGE, DEFECTS } from '../lib/reportFiles.ts'
import { keep } from './kept.ts'
import { chartsAt, commitAt } from './past.ts'
import { figuresOf, tableOf } from './table.ts'
import { chartWords } from './words.ts'

const HELP = `npm run machines                       the machines in figures; writes their charts
npm run machines -- --check            names the charts that are out of date
npm run machines -- --diff <commit>    says what has changed since then, in sentences
npm run machines -- --keep <commit>    keeps the charts of then, which the visualizer compares with
npm run machines -- --svg <folder>     a picture of each machine
npm run machines -- --advances         measures the typeface anew`

const drawAll = (): { id: string; drawn: Drawn; routes: string; seconds: number }[] =>
  Object.entries(registry).map(([id, entry]) => {
    const began = performance.now()
    const drawn = drawMachine(entry)
    return { id, drawn, routes: writeRoutes(entry, drawn), seconds: (performance.now() - began) / 1000 }
  })

/** Files of machines that no longer exist. */
const leftOver = (): string[] =>
  [CHARTS, ROUTES, COVERAGE, DEFECTS].flatMap((folder) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.json') && !(name.replace(/\.json$/, '') in registry))
      .map((name) => join(folder, name)),
  )

const writeIfNew = (file: string, content: string): void => {
  if (content === committed(file)) return
  writeFileSync(file, content)
  console.log(`${relative(ROOT, file)} is new.`)
}

const write = async (): Promise<void> => {
  mkdirSync(ROUTES, { recursive: true })
  const machines = drawAll()
  for (const { id, drawn, routes } of machines) {
    writeIfNew(fileOf(id), writeChart(await makeChart(id, drawn.model)))
    writeIfNew(fileOfRoutes(id), routes)
  }
  for (const file of leftOver()) rmSync(file)
  console.log(tableOf(machines.map(({ id, drawn, seconds }) => figuresOf(id, drawn, seconds))))
}

const check = (): boolean => {
  const stale = drawAll().filter(
    ({ id, drawn, routes }) =>
      !isChartOf(id, drawn.model, committed(fileOf(id))) || routes !== committed(fileOfRoutes(id)),
  )
  for (const { id } of stale)
    console.error(`The chart of ${id} is out of date: run \`npm run machines\` and look at what has changed.`)
  for (const file of leftOver()) console.error(`${relative(ROOT, file)} is of no machine: run \`npm run machines\`.`)
  return stale.length === 0 && leftOver().length === 0
}

const saveSvgs = async (folder: string): Promise<void> => {
  const { rubikFace } = await import('./glyphWidths.ts')
  const fonts = rubikFace()
  mkdirSync(folder, { recursive: true })
  for (const { id, drawn } of drawAll()) {
    const layout = await layOutChart(id, drawn.model)
    const svg = chartSvg(groupChart(drawn.model), layout, { ...chartWords(id), fonts })
    writeFileSync(join(folder, `${id}.svg`), svg)
  }
}

/** Keeps the charts of a commit beside those that are kept. */
const keepCharts = (commit: string): boolean => {
  let build: ReturnType<typeof commitAt>
  let charts: ReturnType<typeof chartsAt>
  try {
    build = commitAt(commit)
    charts = chartsAt(commit)
  } catch (error) {
    console.error(`No charts could be read at ${commit}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
  const dropped = keep(build, charts)
  console.log(`The charts of ${build.name}, ${build.date}, are kept: ${charts.size} machines.`)
  for (const { name, date } of dropped) console.log(`Those of ${name}, ${date}, were the oldest and are dropped.`)
  return true
}

const emitChanges = (commit: string): boolean => {
  let past: ReturnType<typeof chartsAt>
  try {
    past = chartsAt(commit)
  } catch (error) {
    console.error(`No charts could be read at ${commit}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
  const summaries = drawAll().map(({ id, drawn: { model } }): [title: string, sentences: string[]] => {
    const { title, text } = chartWords(id)
    const before = past.get(id)
    const sentences = before === undefined ? ['The machine is new.'] : changesBetween(before, model, text)
    return [`${title} (${id})`, sentences]
  })
  const gone = [...past.keys()]
    .filter((id) => !(id in registry))
    .map((id): [string, string[]] => [id, ['The machine is gone.']])
  const changed = [...summaries, ...gone].filter(([, sentences]) => sentences.length > 0)
  for (const [title, sentences] of changed)
    console.log([title, ...sentences.map((sentence) => `  ${sentence}`)].join('\n'))
  if (changed.length === 0) console.log(`Nothing has changed since ${commit}.`)
  return true
}

const main = async ([command, argument]: readonly string[]): Promise<number> => {
  if (command === undefined) await write()
  else if (command === '--check') return check() ? 0 : 1
  else if (command === '--diff' && argument !== undefined) return emitChanges(argument) ? 0 : 1
  else if (command === '--keep' && argument !== undefined) return keepCharts(argument) ? 0 : 1
  else if (command === '--svg' && argument !== undefined) await saveSvgs(argument)
  else if (command === '--advances') await (await import('./glyphWidths.ts')).saveGlyphWidths()
  else {
    console.error(HELP)
    return 1
  }
  return 0
}

process.exitCode = await main(process.argv.slice(2))
