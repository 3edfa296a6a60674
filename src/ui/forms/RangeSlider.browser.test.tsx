import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RangeSlider } from './RangeSlider.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'

const low = () => page.getByRole('slider', { name: 'Lowest' })
const high = () => page.getByRole('slider', { name: 'Highest' })

test('the ends stay at least one step apart', async () => {
  renderPage(<Slider />)
  low().element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(low()).toHaveValue('5')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(low()).toHaveValue('5')
  high().element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(high()).toHaveValue('6')
  await expect.element(low()).toHaveValue('5')
})

test('each end reaches the end of the scale', async () => {
  renderPage(<Slider />)
  high().element().focus()
  await userEvent.keyboard('{End}')
  await expect.element(high()).toHaveValue('10')
  low().element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(low()).toHaveValue('0')
})

const Slider = () => {
  const [value, setValue] = useState({ low: 3, high: 6 })
  return (
    <RangeSlider
      labels={{ low: 'Lowest', high: 'Highest' }}
      value={value}
      last={10}
      valueTexts={{ low: String(value.low), high: String(value.high) }}
      bars={[]}
      onChange={setValue}
    />
  )
}
