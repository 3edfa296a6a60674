import { textDirection } from '#contract/shared/locale.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SectionLinks } from './SectionLinks.tsx'

const SECTIONS = ['rooms', 'board', 'overview', 'location', 'reviews', 'things'] as const

test.each(['en', 'he'] as const)(
  'the tab of the section being read is marked, and visible on a phone (%s)',
  async (locale) => {
    await open(locale)
    for (const section of ['location', 'overview', 'reviews', 'rooms'] as const) {
      document.getElementById(section)?.scrollIntoView()
      await expect.poll(marked).toEqual([`#${section}`])
      await expect.poll(outOfSight).toBeLessThanOrEqual(1)
    }
    // The last section may be too short to reach the tabs.
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(marked).toEqual(['#things'])
    await expect.poll(outOfSight).toBeLessThanOrEqual(1)
  },
)

test('no tab leads to the hour board if the hotel is sold out', async () => {
  await open('en', false)
  expect(tabs().map((tab) => tab.getAttribute('href'))).not.toContain('#board')
})

test('tabs add no history entries: Back leads to the previous page', async () => {
  await open('en')
  const steps = history.length
  for (const name of ['Reviews', 'Location', 'Rooms']) {
    await userEvent.click(page.getByRole('link', { name }))
    await expect.poll(() => location.hash).toBe(`#${name.toLowerCase()}`)
    await expect.poll(() => document.activeElement?.id).toBe(name.toLowerCase())
  }
  expect(history.length).toBe(steps)
})

test.each(['scroll', 'resize'])('unmounted tabs ignore %s', async (type) => {
  await open('en')
  renderPage(<p>Elsewhere</p>)
  const looks = vi.spyOn(window, 'requestAnimationFrame')
  onTestFinished(() => looks.mockRestore())
  dispatchEvent(new Event(type))
  expect(looks).not.toHaveBeenCalled()
})

const tabs = () => [...document.querySelectorAll('nav a')]
const marked = () => tabs().flatMap((tab) => (tab.hasAttribute('aria-current') ? [tab.getAttribute('href')] : []))
/** Pixels of the marked tab beyond the edges. */
const outOfSight = (): number => {
  const { left, right } = document.querySelector('nav a[aria-current]')?.getBoundingClientRect() ?? {
    left: -1,
    right: 0,
  }
  return Math.round(Math.max(0, -left, right - innerWidth))
}

const open = async (locale: 'en' | 'he', hasBoard = true) => {
  await page.viewport(360, 700)
  scrollTo(0, 0)
  renderPage(
    <PageI18nProvider locale={locale} texts={{ en, he }[locale]}>
      <SectionLinks hasBoard={hasBoard} />
      {SECTIONS.map((section) => (
        <section key={section} style={{ blockSize: section === 'things' ? 120 : 900 }}>
          <h2 id={section} tabIndex={-1}>
            {section}
          </h2>
        </section>
      ))}
    </PageI18nProvider>,
    textDirection(locale),
  )
  await expect.poll(() => tabs().length).toBe(hasBoard ? 6 : 5)
}
