import { describe, expect, test } from 'vitest'
import { PREVIEW_PICTURE } from '#contract/hotel/pictures.ts'
import { drawPicture } from '#server/demo/catalogue/pictures.ts'
import { bitmapThread, createBitmaps, type MakeBitmap } from './bitmaps.ts'
import { createBuckets } from './buckets.ts'
import { MAX_CACHED_BITMAPS, MAX_QUEUED_BITMAPS } from './capacity.ts'

const LOBBY = '203.0.113.7'
const PNG = Uint8Array.of(1)

describe('pictures as PNG', () => {
  test('are as large as they were drawn', async () => {
    const { width, height } = PREVIEW_PICTURE
    const drawing = drawPicture('nyc-0001', 'facade-0.svg', { hour: '20', w: `${width}`, h: `${height}` })
    const png = Buffer.from(await bitmapThread()(drawing?.svg ?? ''))
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', width, height])
  })

  test('that cannot be made do not stop those that can', async () => {
    const make = bitmapThread()
    await expect(make('no picture')).rejects.toThrow('SVG')
    await expect(make('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')).resolves.toBeInstanceOf(
      Uint8Array,
    )
  })

  test('are made once, for concurrent and later requests', async () => {
    const { bitmaps, made } = office(() => Promise.resolve(PNG))
    await Promise.all([bitmaps('one', LOBBY), bitmaps('one', LOBBY)])
    expect([await bitmaps('one', LOBBY), made]).toEqual([PNG, ['one']])
  })

  test('are made again after a failure', async () => {
    const { bitmaps, made } = office(() =>
      made.length === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(PNG),
    )
    await expect(bitmaps('one', LOBBY)).rejects.toThrow('lost')
    expect([await bitmaps('one', LOBBY), made]).toEqual([PNG, ['one', 'one']])
  })

  test('are refused to an address over its limit, unless they are cached', () => {
    const { bitmaps } = office(() => Promise.resolve(PNG), 1)
    void bitmaps('one', LOBBY)
    expect(bitmaps('two', LOBBY)).toEqual({ status: 429, retryAfterSeconds: 1 })
    expect(bitmaps('one', LOBBY)).toBeInstanceOf(Promise)
    expect(bitmaps('two', '203.0.113.8')).toBeInstanceOf(Promise)
  })

  test('are refused for now when too many are queued', () => {
    const { bitmaps } = office(() => new Promise(() => {}))
    for (let n = 0; n < MAX_QUEUED_BITMAPS; n += 1) void bitmaps(`${n}`, LOBBY)
    expect(bitmaps('one more', LOBBY)).toMatchObject({ status: 503 })
  })

  test('are dropped when not requested for a while', async () => {
    const { bitmaps, made } = office(() => Promise.resolve(PNG))
    const ask = async (svg: string) => void (await bitmaps(svg, LOBBY))
    for (let n = 0; n < MAX_CACHED_BITMAPS; n += 1) await ask(`${n}`)
    await ask('0')
    await ask('one more')
    await ask('0')
    await ask('1')
    expect(made.slice(MAX_CACHED_BITMAPS)).toEqual(['one more', '1'])
  })
})

const office = (make: MakeBitmap, share = 1_000) => {
  const made: string[] = []
  const noted: MakeBitmap = (svg) => {
    made.push(svg)
    return make(svg)
  }
  return {
    made,
    bitmaps: createBitmaps(
      noted,
      createBuckets({ most: share, perSecond: 1 }, () => 0),
    ),
  }
}
