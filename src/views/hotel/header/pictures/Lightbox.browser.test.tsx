import { textDirection } from '#contract/shared/locale.ts'
import type { Picture } from '#contract/hotel/hotels.ts'
import { ar } from '#locales/ar.ts'
import { en } from '#locales/en.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Lightbox } from './Lightbox.tsx'

test('all pictures are grouped by subject; a pressed one opens alone, and Escape returns the focus', async () => {
  await open('en')
  const dialog = page.getByRole('dialog')
  const regions = dialog
    .getByRole('region')
    .elements()
    .map((region) => region.getAttribute('aria-label'))
  expect(regions).toEqual(['Hotel exterior', 'Guest room', 'Pool'])
  await userEvent.click(page.getByRole('button', { name: 'Pool, 3 of 4' }))
  await expect.element(count()).toHaveTextContent('Pool 3 of 4')
  await userEvent.click(page.getByRole('button', { name: en.hotelParts.pictures.back }))
  await expect.element(dialog.getByRole('region').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'open' })).toHaveFocus()
})

test('keyboard focus moves to the next button in a picture, and back to the picture viewed last', async () => {
  await open('en')
  tile('Pool, 3 of 4').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: en.hotel.next, exact: true })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: en.hotelParts.pictures.back }))
  await expect.element(tile('Pool, 3 of 4')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(count()).toHaveTextContent('4 of 4')
  await userEvent.click(page.getByRole('button', { name: en.hotelParts.pictures.back }))
  await expect.element(tile('Guest room, 4 of 4')).toHaveFocus()
})

test.each(['en', 'ar'] as const)(
  'arrows, keys and swipes follow the reading direction, and wrap around (%s)',
  async (locale) => {
    await open(locale, 0)
    const [forward, back] = locale === 'en' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
    await userEvent.keyboard(forward)
    await expect.element(count()).toHaveTextContent(/2.*4/)
    await userEvent.keyboard(`${back}${back}`)
    await expect.element(count()).toHaveTextContent(/4.*4/)
    await userEvent.click(page.getByRole('button', { name: { en, ar }[locale].hotel.next, exact: true }))
    await expect.element(count()).toHaveTextContent(/1.*4/)
    swipe(locale === 'en' ? -120 : 120)
    await expect.element(count()).toHaveTextContent(/2.*4/)
    // A trembling finger moves nothing.
    swipe(20)
    await expect.element(count()).toHaveTextContent(/2.*4/)
  },
)

test('two fingers zoom a picture, and the next one starts unzoomed', async () => {
  await open('en', 0)
  const hands = surface()
  touch('pointerdown', 1, 100)
  touch('pointerdown', 2, 200)
  touch('pointermove', 2, 350)
  await expect.element(page.getByRole('button', { name: en.hotelParts.pictures.whole })).toBeVisible()
  expect(hands.querySelector('img')?.style.transform).toContain('scale(2.5)')
  touch('pointerup', 1, 100)
  touch('pointerup', 2, 350)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('button', { name: en.hotelParts.pictures.zoom })).toBeVisible()
})

test('a zoomed picture cannot be moved past its edges', async () => {
  await open('en', 0)
  const hands = surface()
  await userEvent.click(page.getByRole('button', { name: en.hotelParts.pictures.zoom }))
  const picture = hands.querySelector('img')
  swipe(60)
  await expect.poll(() => picture?.style.transform).toContain('translate(60px, 0px)')
  swipe(5000)
  await expect.poll(() => picture?.style.transform).toContain(`translate(${hands.clientWidth / 2}px, 0px)`)
  // Zoomed out below its size, it still fills the frame.
  touch('pointerdown', 1, 100)
  touch('pointerdown', 2, 300)
  touch('pointermove', 2, 250)
  await expect.poll(() => picture?.style.transform).toBe(`translate(${hands.clientWidth / 4}px, 0px) scale(1.5)`)
})

const PICTURES: Picture[] = [
  { url: '/one.svg', kind: 'facade' },
  { url: '/two.svg', kind: 'room' },
  { url: '/three.svg', kind: 'pool' },
  { url: '/four.svg', kind: 'room' },
]

const tile = (name: string) => page.getByRole('button', { name })
const count = () => page.getByRole('dialog').getByRole('status')
const surface = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>('dialog figure img')?.parentElement
  if (!element) throw new Error('there is no picture')
  // A synthetic pointer cannot be captured.
  element.setPointerCapture = () => undefined
  return element
}
const touch = (type: string, pointerId: number, clientX: number) =>
  surface().dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId, clientX, clientY: 300 }),
  )
const swipe = (by: number) => {
  touch('pointerdown', 1, 300)
  touch('pointermove', 1, 300 + by)
  touch('pointerup', 1, 300 + by)
}

const open = async (locale: 'en' | 'ar', first: number | null = null) => {
  const Page = () => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        {isOpen && <Lightbox pictures={PICTURES} hotel="Meridian Yard" first={first} onClose={() => setOpen(false)} />}
      </>
    )
  }
  renderPage(
    <PageI18nProvider locale={locale} texts={{ en, ar }[locale]}>
      <Page />
    </PageI18nProvider>,
    textDirection(locale),
  )
  await userEvent.click(page.getByRole('button', { name: 'open' }))
  await expect.element(page.getByRole('dialog')).toBeVisible()
}
