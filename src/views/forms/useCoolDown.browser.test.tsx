import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '#src/ui/render.testing.tsx'
import { minutesAndSeconds, useCoolDown } from './useCoolDown.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('counts down from the full time on every run, and stops at zero', async () => {
  renderPage(<Clock />)
  const left = page.getByRole('timer')
  const toggle = page.getByRole('button', { name: 'toggle' })
  await expect.element(left).toHaveTextContent('1:05')
  await userEvent.click(toggle)
  vi.advanceTimersByTime(23_000)
  await expect.element(left).toHaveTextContent('0:42')
  vi.advanceTimersByTime(60_000)
  await expect.element(left).toHaveTextContent('0:00')
  await userEvent.click(toggle)
  await userEvent.click(toggle)
  await expect.element(left).toHaveTextContent('1:05')
})

const Clock = () => {
  const [isRunning, setIsRunning] = useState(false)
  return (
    <>
      <p role="timer">{minutesAndSeconds(useCoolDown(isRunning, 65))}</p>
      <button onClick={() => setIsRunning(!isRunning)}>toggle</button>
    </>
  )
}
