import { median, round, type Figure } from './figure.ts'
import { dataDirectory, processorSeconds, startShipped } from './shipped.ts'

const WARM_STARTS = 3

/** The server of `npm start`, already built: time until it is healthy, on an empty data directory and on a used one. */
export const benchStart = async (): Promise<Figure[]> => {
  const data = dataDirectory()
  const start = async (): Promise<{ ready: number; busy: number }> => {
    const server = await startShipped(data.path)
    const busy = processorSeconds(server.pid) ?? Number.NaN
    await server.stop()
    return { ready: server.readyMs / 1000, busy }
  }
  try {
    const cold = await start()
    const warm: { ready: number; busy: number }[] = []
    for (let turn = 0; turn < WARM_STARTS; turn += 1) warm.push(await start())
    const processor = [cold.busy, median(warm.map(({ busy }) => busy))]
    return [
      { name: 'start: empty data directory', value: round(cold.ready), unit: 's' },
      {
        name: 'start: used data directory',
        value: round(median(warm.map(({ ready }) => ready))),
        unit: 's',
        aim: { atMost: 6 },
      },
      ...['empty', 'used'].map((which, place): Figure => {
        const name = `start: ${which}, time on processors`
        const value = processor[place] ?? Number.NaN
        return Number.isNaN(value)
          ? { name, why: 'this system has no /proc' }
          : { name, value: round(value), unit: 's' }
      }),
    ]
  } finally {
    data.remove()
  }
}
