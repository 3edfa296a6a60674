import { DEFAULT_CURRENCY } from '#contract/currencies.ts'
import { LOCALES } from '#contract/locale.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { writeLocalePath } from '#src/i18n/localePath.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Select } from '#src/ui/Field.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useLocation } from '@tanstack/react-router'
import * as css from './SettingsDialog.css.ts'
import type { Surroundings } from './surroundings.ts'

/** Another language is another document: its own HTML, direction and fonts. Path and query stay. */
export const SettingsDialog = ({
  surroundings: { currencies, currency, chooseCurrency, keepLocale },
  onClose,
}: {
  surroundings: Surroundings
  onClose: () => void
}) => {
  const words = useWords()
  const { pathname, searchStr } = useLocation()
  return (
    <Dialog open onClose={onClose} title={words.t('common.settings.title')} closeLabel={words.t('common.close')}>
      <h3 className={css.heading}>{words.t('common.settings.language')}</h3>
      <ul className={css.languages}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              href={`${writeLocalePath(locale, pathname)}${searchStr}`}
              hrefLang={locale}
              lang={locale}
              className={css.language}
              {...(locale === words.locale ? { 'aria-current': true } : {})}
              onClick={() => keepLocale(locale)}
            >
              {words.languageName(locale)}
              {locale === words.locale && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
      <Select
        label={words.t('common.settings.currency')}
        value={currency.code}
        onChange={(event) => chooseCurrency(event.currentTarget.value)}
        options={currencies.map(({ code, symbol }) => ({
          value: code,
          label: `${code} · ${symbol} · ${words.currencyName(code)}`,
        }))}
        hint={
          currency.code === DEFAULT_CURRENCY.code
            ? undefined
            : words.t('common.settings.charged', { currency: words.currencyName(currency.code) })
        }
      />
    </Dialog>
  )
}
