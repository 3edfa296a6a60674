import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '#src/ui/render.testing.tsx'
import { StayLineLarge } from './StayLineLarge.tsx'

describe('the handles of the stay line', () => {
  test('move an hour by arrow in the reading direction, three by page key', async () => {
    renderPage(<Line />, 'rtl')
    const hand = page.getByRole('slider', { name: 'Check-in time' })
    await userEvent.click(hand)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(hand).toHaveAttribute('aria-valuenow', '16')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(hand).toHaveAttribute('aria-valuenow', '14')
    await userEvent.keyboard('{PageUp}')
    await expect.element(hand).toHaveAttribute('aria-valuenow', '17')
    await expect.element(hand).toHaveAttribute('aria-valuetext', '17:00')
  })

  test('move forward with the right arrow in English', async () => {
    renderPage(<Line />, 'ltr')
    const hand = page.getByRole('slider', { name: 'Check-out time' })
    await userEvent.click(hand)
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(hand).toHaveAttribute('aria-valuenow', '12')
  })

  test('cannot leave their day', async () => {
    renderPage(<Line />)
    const hand = page.getByRole('slider', { name: 'Check-in time' })
    await userEvent.click(hand)
    await userEvent.keyboard('{End}{PageUp}')
    await expect.element(hand).toHaveAttribute('aria-valuenow', '23')
    await userEvent.keyboard('{Home}{PageDown}')
    await expect.element(hand).toHaveAttribute('aria-valuenow', '0')
  })

  test('move to a press on their day; a finger that scrolls the page does not move them', async () => {
    renderPage(<Line />)
    const hand = page.getByRole('slider', { name: 'Check-in time' })
    const stage = hand.element().parentElement
    const { left, width } = stage?.getBoundingClientRect() ?? { left: 0, width: 0 }
    const at = { bubbles: true, clientX: left + (20 / 72) * width }
    stage?.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch' }))
    stage?.dispatchEvent(new PointerEvent('pointercancel', { ...at, pointerType: 'touch' }))
    await new Promise(requestAnimationFrame)
    expect(hand.element().getAttribute('aria-valuenow')).toBe('15')
    stage?.dispatchEvent(new MouseEvent('click', at))
    await expect.element(hand).toHaveAttribute('aria-valuenow', '20')
  })

  test.each(['ltr', 'rtl'] as const)('are centered on their hour, %s', (direction) => {
    renderPage(<Line />, direction)
    const track = page.getByRole('group', { name: 'Your stay' }).element().getBoundingClientRect()
    const hand = page.getByRole('slider', { name: 'Check-in time' }).element().getBoundingClientRect()
    const middle = hand.left + hand.width / 2
    const run = direction === 'ltr' ? middle - track.left : track.right - middle
    // 15 of the line's 24 + 12 + 12 + 24 hours.
    expect(run / track.width).toBeCloseTo(15 / 72, 2)
  })
})

const hour = (value: number): string => `${value}:00`

const Line = () => {
  const [checkIn, setCheckIn] = useState(15)
  const [checkOut, setCheckOut] = useState(11)
  return (
    <div style={{ inlineSize: 720 }}>
      <StayLineLarge
        hourShort={String}
        stay={{ checkInHour: checkIn, checkOutHour: checkOut, nights: 3 }}
        label="Your stay"
        hands={{
          checkIn: { label: 'Check-in time', valueText: hour(checkIn), onChange: setCheckIn },
          checkOut: { label: 'Check-out time', valueText: hour(checkOut), onChange: setCheckOut },
        }}
      />
    </div>
  )
}
