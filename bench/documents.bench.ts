import { quantile, round, type Figure } from './figure.ts'
import { pagesOf } from './pages.ts'
import { dataDirectory, startShipped } from './shipped.ts'

const TIMES = 60
/** Warm-up: until the rendering code is compiled. */
const FIRST = 20

/** Cost of server-rendering the pages of hotels for each request: in sequence, each from another address. */
export const benchDocuments = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const server = await startShipped(data.path)
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(await pagesOf(server.origin))) {
      if (name === 'checkout') continue
      const times: number[] = []
      let bytes = 0
      for (let time = 0; time < TIMES; time += 1) {
        const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': `198.51.100.${time}` }
        const started = performance.now()
        const answer = await fetch(`${server.origin}${path}`, { headers })
        const text = await answer.text()
        if (!text.includes('<h1')) throw new Error(`${path} has no first view`)
        if (time >= FIRST) times.push(performance.now() - started)
        bytes = text.length
      }
      figures.push(
        { name: `documents: ${name}, median`, value: round(quantile(times, 0.5)), unit: 'ms' },
        { name: `documents: ${name}, p95`, value: round(quantile(times, 0.95)), unit: 'ms' },
        { name: `documents: ${name}, plain`, value: round(bytes / 1000), unit: 'kB' },
      )
    }
    return figures
  } finally {
    await server.stop()
    data.remove()
  }
}
