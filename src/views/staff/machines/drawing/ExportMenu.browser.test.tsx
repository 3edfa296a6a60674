import { checkout as words } from '#locales/en/staff/checkout.ts'
import { chart as phrases } from '#locales/en/staff/chart.ts'
import checkoutFile from '#machines/charts/checkout.json?raw'
import { chartText } from '#machines/kit/chart/chartText.ts'
import * as savedFiles from '#src/actors/system/savedFiles.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import type { ChartFile } from '#src/views/staff/machines/catalogue.ts'
import { NO_MARKS } from '#src/views/staff/machines/chartView.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ExportMenu } from './ExportMenu.tsx'

const file: ChartFile = JSON.parse(checkoutFile)
const CHOSEN = 'checkout.purchase.paying.sending.request.booking'

beforeEach(async () => {
  await page.viewport(900, 700)
  vi.mocked(savedFiles.saveFile).mockReset().mockReturnValue()
  renderPage(
    <ExportMenu
      file={file}
      title={words.title}
      purpose={words.purpose}
      text={chartText('checkout', words, phrases)}
      marks={{ ...NO_MARKS, chosen: CHOSEN }}
    />,
  )
})

test('a picture is well-formed and opens alone, in its own typeface, with what is chosen', async () => {
  const [name, content, type] = await save('SVG')
  expect([name, type]).toEqual(['checkout.svg', 'image/svg+xml'])
  const picture = new DOMParser().parseFromString(content, 'image/svg+xml')
  expect(picture.querySelector('parsererror')).toBeNull()
  expect(picture.querySelectorAll('rect').length).toBeGreaterThan(file.model.states.length)
  expect(picture.querySelectorAll('rect[stroke-width="3"]')).toHaveLength(1)
  expect(content).toContain('src:url(data:font/woff2;base64,')
  // As an image it may load nothing: it is drawn all the same.
  const image = new Image()
  image.src = URL.createObjectURL(new Blob([content], { type }))
  await image.decode()
  expect(image.naturalWidth).toBeGreaterThan(file.layout.width)
  URL.revokeObjectURL(image.src)
})

test('a Mermaid diagram has all states and their words', async () => {
  const [name, content] = await save('Mermaid')
  expect(name).toBe('checkout.mmd')
  expect(content).toContain('stateDiagram-v2')
  expect(content).toContain('state "Booking the room" as checkout_purchase_paying_sending_request_booking\n')
  const inside = file.model.states.filter(({ parent }) => parent !== null)
  for (const { id } of inside) expect(content).toContain(` as ${id.replaceAll('.', '_')}`)
})

test('the JSON is the file of the chart', async () => {
  const [name, content, type] = await save('JSON')
  expect([name, type]).toEqual(['checkout.json', 'application/json'])
  expect(JSON.parse(content)).toEqual({ format: 1, ...file })
})

test('choosing a format closes the menu', async () => {
  await save('JSON')
  await expect.poll(() => document.querySelector('[popover]')?.matches(':popover-open')).toBe(false)
})

const save = async (format: string): Promise<[name: string, content: string, type: string]> => {
  await userEvent.click(page.getByRole('button', { name: 'Export' }))
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^${format}`) }))
  await expect.poll(() => vi.mocked(savedFiles.saveFile).mock.calls.length).toBe(1)
  const [name, content, type] = vi.mocked(savedFiles.saveFile).mock.calls[0] ?? ['', '', '']
  return [name, String(content), type]
}
