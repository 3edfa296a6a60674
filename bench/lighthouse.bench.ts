import lighthouse from 'lighthouse'
import { launchBrowser } from './browser.ts'
import { median, round, type Aim, type Figure } from './figure.ts'
import { dataDirectory, freePort, startShipped } from './shipped.ts'

const RUNS = 3
/** On a busy machine Lighthouse may see no paint; then it is asked again. */
const MOST_RUNS = 6

interface Shown {
  name: string
  unit: string
  aim?: Aim
  /** Null where Lighthouse could not tell. */
  read: (report: Report) => number | null
}
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const score = (category: string) => (report: Report) => (report.categories[category]?.score ?? Number.NaN) * 100
const audit =
  (name: string, scale = 1) =>
  (report: Report) =>
    (report.audits[name]?.numericValue ?? Number.NaN) / scale

const SHOWN: readonly Shown[] = [
  { name: 'performance', unit: 'points', aim: { atLeast: 95 }, read: score('performance') },
  { name: 'accessibility', unit: 'points', read: score('accessibility') },
  { name: 'best practices', unit: 'points', read: score('best-practices') },
  { name: 'SEO', unit: 'points', read: score('seo') },
  { name: 'largest contentful paint', unit: 's', read: audit('largest-contentful-paint', 1000) },
  { name: 'total blocking time', unit: 'ms', read: audit('total-blocking-time') },
  { name: 'cumulative layout shift', unit: '', read: audit('cumulative-layout-shift') },
  // What Lighthouse itself says of the machine: below 1000 its other figures are worse than the page is.
  { name: 'benchmark index of the machine', unit: '', read: (report) => report.environment.benchmarkIndex },
]

/** The home page on a middling phone, the median of some runs. */
export const benchLighthouse = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  try {
    const reports: Report[] = []
    for (let run = 0; run < MOST_RUNS && reports.length < RUNS; run += 1) {
      const report = await lookAt(server.origin)
      if (typeof report.categories['performance']?.score === 'number') reports.push(report)
    }
    if (reports.length < RUNS) throw new Error(`Lighthouse saw the page ${reports.length} of ${MOST_RUNS} times`)
    return SHOWN.map(({ name, read, ...shown }) => ({
      name: `lighthouse: ${name}`,
      value: round(median(reports.map((report) => read(report) ?? Number.NaN)), 3),
      ...shown,
    }))
  } finally {
    await server.stop()
    data.remove()
  }
}

const lookAt = async (origin: string): Promise<Report> => {
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(`${origin}/`, { port, output: 'json', logLevel: 'error' })
    if (result === undefined) throw new Error('Lighthouse has no result')
    const { runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}
