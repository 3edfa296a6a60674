import { readFileSync, existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { array, create, enums, record, string, tuple, type, union } from 'superstruct'
import { chartDigest } from '#machines/kit/chart/chartDigest.ts'
import { buildChartModel } from '#machines/kit/chart/chartModel.ts'
import { LAYERS } from '#machines/kit/visualizer/reports.ts'
import { registry } from '#machines/registry.ts'
import { fileOfCoverage, fileOfDefects } from '../lib/reportFiles.ts'
import { browserCoverage, byReason } from './coverage.ts'

const Coverage = type({
  digest: string(),
  ways: record(string(), array(enums(LAYERS))),
  excused: record(string(), array(string())),
})
const Defect = union([tuple([string(), enums(['scenario', 'walk', ''])]), tuple([string(), enums(['']), string()])])
const Defects = type({ digest: string(), defects: record(string(), array(Defect)) })

/** On a guard, an action or a delay, wherever it is used. */
const isShared = (place: string): boolean => /^\w+, (guard|action|delay) /.test(place)

describe.each(Object.entries(registry))('the reports of %s', (machine, entry) => {
  const chart = buildChartModel(entry, [])
  const digest = chartDigest(chart)

  test('say which layers take each way of the machine as it is now: `npm run paths` writes it', () => {
    const report = create(JSON.parse(readFileSync(fileOfCoverage(machine), 'utf8')), Coverage)
    expect(report.digest).toBe(digest)
    expect(Object.keys(report.ways).sort()).toEqual(chart.ways.map(({ id }) => id).sort())
    const browser = browserCoverage(machine)
    const played = Object.keys(report.ways).filter((id) => report.ways[id]?.includes('browser') === true)
    expect(played.sort()).toEqual([...(browser?.taken ?? [])].sort())
    expect(report.excused).toEqual(byReason(browser?.excused ?? []))
  })

  // Planting takes minutes: a report of an earlier machine is shown as such.
  test.runIf(existsSync(fileOfDefects(machine)))('name places of defects that the machine has', () => {
    const report = create(JSON.parse(readFileSync(fileOfDefects(machine), 'utf8')), Defects)
    if (report.digest !== digest) return
    const places = new Set([
      ...chart.ways.map(({ id }) => id),
      ...chart.states.flatMap(({ id, asks }) => [id, ...asks.map((call) => `${id} · ${call.id}`)]),
    ])
    expect(Object.keys(report.defects).filter((place) => !places.has(place) && !isShared(place))).toEqual([])
  })
})
