import { textDirection } from '#contract/shared/locale.ts'
import { en } from '#locales/en.ts'
import { he } from '#locales/he.ts'
import { PageI18nProvider } from '#src/i18n/I18nContext.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'
import '#src/styles/global.css.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PasswordField } from './PasswordField.tsx'

test.each(['en', 'he'] as const)(
  'a password begins where its label does, and never runs under the eye (%s)',
  (locale) => {
    renderPage(
      <PageI18nProvider locale={locale} texts={{ en, he }[locale]}>
        <PasswordField autoComplete="current-password" onBlur={() => undefined} onInput={() => undefined} />
      </PageI18nProvider>,
      textDirection(locale),
    )
    const field = document.querySelector('input')
    if (field === null) throw new Error('there is no field')
    const style = getComputedStyle(field)
    const eye = page.getByRole('button').element().getBoundingClientRect()
    const box = field.getBoundingClientRect()
    const [start, end] = locale === 'en' ? ['left', 'right'] : ['right', 'left']
    expect(style.textAlign).toBe(start)
    const underEye = locale === 'en' ? box.right - eye.left : eye.right - box.left
    expect(parseFloat(style.getPropertyValue(`padding-${end}`))).toBeGreaterThanOrEqual(underEye)
  },
)
