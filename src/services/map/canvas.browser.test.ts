import { expect, onTestFinished, test, vi } from 'vitest'
import type { Area } from '#machines/map/map.rules.ts'
import { openMapCanvas } from './canvas.ts'

const SEARCHED = { point: { lat: 40.758, lng: -73.98 }, bounds: null, zoom: 12 }
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

test.each(['before it has moved', 'in each frame of its move'])(
  'a map whose size changes %s stays where the guest moved it',
  async (moment) => {
    const { element, callbacks, refit } = openedMap()
    await expect.poll(() => callbacks.placed.mock.calls.length).toBe(1)
    const before = callbacks.placed.mock.calls[0]?.[0]
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    const frames = moment === 'before it has moved' ? 1 : 60
    for (let times = 0; times < frames && callbacks.settled.mock.calls.length === 0; times += 1) {
      refit()
      await frame()
    }
    await expect.poll(() => callbacks.settled.mock.calls.length).toBe(1)
    expect(callbacks.settled.mock.calls[0]?.[0].bounds.swLng).toBeGreaterThan(before?.bounds.swLng ?? Infinity)
    expect(callbacks.placed).toHaveBeenCalledOnce()
  },
)

test('a map says where it is also where nothing loads that would draw it a second time', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await document.fonts.ready
  const { callbacks } = openedMap()
  await expect.poll(() => callbacks.scaled.mock.calls.length).toBe(1)
  expect([callbacks.placed.mock.calls.length, callbacks.pins.mock.calls.length]).toEqual([1, 1])
})

test('a drag that starts on a pin moves the map and does not press the pin; a press does', async () => {
  const { callbacks, pinLayer } = openedMap()
  await expect.poll(() => callbacks.placed.mock.calls.length).toBe(1)
  const pin = document.createElement('button')
  pin.textContent = '$200'
  const item = document.createElement('li')
  item.append(pin)
  pinLayer.append(item)
  const pressed = vi.fn<() => void>()
  document.body.addEventListener('click', pressed)
  onTestFinished(() => document.body.removeEventListener('click', pressed))
  const point = (type: string, clientX: number) =>
    pin.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'mouse',
        clientX,
        clientY: 50,
      }),
    )

  for (const [type, x] of [
    ['pointerdown', 200],
    ['pointermove', 203],
    ['pointerup', 203],
  ] as const)
    point(type, x)
  pin.click()
  expect(pressed).toHaveBeenCalledOnce()
  expect(callbacks.grabbed).not.toHaveBeenCalled()

  point('pointerdown', 200)
  for (const x of [190, 150, 100]) {
    point('pointermove', x)
    await frame()
  }
  point('pointerup', 100)
  pin.click()
  await expect.poll(() => callbacks.settled.mock.calls.length).toBe(1)
  const before = callbacks.placed.mock.calls[0]?.[0].bounds.swLng ?? Infinity
  expect(callbacks.settled.mock.calls[0]?.[0].bounds.swLng).toBeGreaterThan(before)
  expect(pressed).toHaveBeenCalledOnce()
  expect(callbacks.pressed).not.toHaveBeenCalled()
})

const openedMap = () => {
  const callbacks = {
    placed: vi.fn<(area: Area) => void>(),
    grabbed: vi.fn<() => void>(),
    settled: vi.fn<(area: Area) => void>(),
    pins: vi.fn<() => void>(),
    hovered: vi.fn<() => void>(),
    pressed: vi.fn<() => void>(),
    scaled: vi.fn<() => void>(),
    failed: vi.fn<() => void>(),
    tile: vi.fn<() => void>(),
  }
  const element = document.createElement('div')
  element.tabIndex = 0
  element.style.cssText = 'inline-size: 600px; block-size: 400px'
  const pinLayer = document.createElement('ul')
  document.body.append(element, pinLayer)
  const color = 'black'
  const map = openMapCanvas({
    element,
    pinLayer,
    searched: SEARCHED,
    locale: 'en',
    colors: { land: color, water: color, park: color, label: color, ink: color, edge: color },
    isStill: true,
    isShy: false,
    callbacks,
  })
  onTestFinished(() => {
    map.close()
    element.remove()
    pinLayer.remove()
  })
  return { element, pinLayer, callbacks, refit: map.refit }
}
