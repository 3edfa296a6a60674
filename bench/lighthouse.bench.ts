import lighthouse from 'lighthouse'
import { launchBrowser } from './browser.ts'
import { median, round, type Aim, type Figure } from './figure.ts'
import { pagesOf } from './pages.ts'
import { dataDirectory, freePort, startShipped } from './shipped.ts'

const RUNS = 3
/** Includes repeats: on a busy machine Lighthouse may see no paint. */
const MAX_RUNS = 6
const LANGUAGES = ['', '/ar', '/he']

interface Shown {
  name: string
  unit: string
  aim?: Aim
  /** Null if Lighthouse has no value. */
  read: (report: Report) => number | null
}
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const score = (category: string) => (report: Report) => (report.categories[category]?.score ?? Number.NaN) * 100
const audit =
  (name: string, scale = 1) =>
  (report: Report) =>
    (report.audits[name]?.numericValue ?? Number.NaN) / scale

const POINTS = { unit: 'points', aim: { atLeast: 95 } }
const SHOWN: readonly Shown[] = [
  { name: 'performance', ...POINTS, read: score('performance') },
  { name: 'accessibility', ...POINTS, read: score('accessibility') },
  { name: 'best practices', ...POINTS, read: score('best-practices') },
  { name: 'SEO', ...POINTS, read: score('seo') },
  { name: 'largest contentful paint', unit: 's', read: audit('largest-contentful-paint', 1000) },
  { name: 'total blocking time', unit: 'ms', read: audit('total-blocking-time') },
  { name: 'layout shift', unit: '', aim: { atMost: 0.01 }, read: audit('cumulative-layout-shift') },
]

/** The home page, a list of hotels and a hotel in each language on a mid-range phone: the median of `RUNS` runs. */
export const benchLighthouse = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  try {
    const { results, hotel } = await pagesOf(server.origin)
    const figures: Figure[] = []
    let slowest = Number.POSITIVE_INFINITY
    for (const [page, path] of Object.entries({ home: '', results, hotel }))
      for (const language of LANGUAGES) {
        const reports = await reportsOf(`${server.origin}${language}${path}`)
        slowest = Math.min(slowest, ...reports.map(({ environment }) => environment.benchmarkIndex))
        for (const { name, read, ...shown } of SHOWN)
          figures.push({
            name: `lighthouse: ${page} ${language.slice(1) || 'en'}, ${name}`,
            value: round(median(reports.map((report) => read(report) ?? Number.NaN)), 3),
            ...shown,
          })
      }
    // Lighthouse's own rating of the machine: below 1000 the other figures are worse than the page deserves.
    return [...figures, { name: 'lighthouse: lowest benchmark index of the machine', value: slowest, unit: '' }]
  } finally {
    await server.stop()
    data.remove()
  }
}

const reportsOf = async (address: string): Promise<Report[]> => {
  const reports: Report[] = []
  for (let run = 0; run < MAX_RUNS && reports.length < RUNS; run += 1) {
    const report = await lookAt(address)
    if (typeof report.categories['performance']?.score === 'number') reports.push(report)
  }
  if (reports.length < RUNS) throw new Error(`Lighthouse saw ${address} ${reports.length} of ${MAX_RUNS} times`)
  return reports
}

const lookAt = async (address: string): Promise<Report> => {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' })
    if (result === undefined) throw new Error('Lighthouse has no result')
    const { runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}
