import { LOCALES, type Locale } from '#contract/shared/locale.ts'
import { seenState } from '#src/actors/system/seenState.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { isEnglishOnly, writeLocalePath } from '#contract/http/localePath.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useLocation } from '@tanstack/react-router'
import { useState, type MouseEvent } from 'react'
import { CurrencyList } from './CurrencyList.tsx'
import { captureScrollAnchor } from './pageAnchor.ts'
import * as css from './SettingsDialog.css.ts'
import type { LayoutProps } from './layoutProps.ts'

/**
 * Another language is another document, with its own HTML, direction and fonts. Path, query, scroll position and drafts are
 * kept.
 */
export const SettingsDialog = ({
  layoutProps: { currencies, currency, chooseCurrency, keepLocale },
  onClose,
}: {
  layoutProps: LayoutProps
  onClose: () => void
}) => {
  const words = useI18n()
  const { pathname, searchStr, hash } = useLocation()
  // Captured once: the page does not scroll while the dialog is open.
  const [anchor] = useState(captureScrollAnchor)

  /** The same page, or home if it is English only. */
  const addressIn = (locale: Locale): string => {
    const fragment = hash === '' ? '' : `#${hash}`
    if (locale === words.locale) return `${writeLocalePath(locale, pathname)}${searchStr}${fragment}`
    if (isEnglishOnly(pathname)) return writeLocalePath(locale, '/')
    return `${writeLocalePath(locale, pathname)}${inAnotherLanguage(searchStr)}${fragment}`
  }
  const changeLanguage = (event: MouseEvent, locale: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (locale === words.locale) {
      event.preventDefault()
      onClose()
      return
    }
    keepLocale(locale)
    seenState.pack(pathname, anchor)
  }
  return (
    <Dialog open onClose={onClose} title={words.t('common.settings.title')} closeLabel={words.t('common.close')}>
      <h3 className={css.heading}>{words.t('layout.settings.language')}</h3>
      <ul className={css.languages}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              href={addressIn(locale)}
              hrefLang={locale}
              lang={locale}
              className={css.language}
              {...(locale === words.locale ? { 'aria-current': true } : {})}
              onClick={(event) => changeLanguage(event, locale)}
            >
              {words.languageName(locale)}
              {locale === words.locale && <Icon path={icons.check} size="small" />}
            </a>
          </li>
        ))}
      </ul>
      <CurrencyList
        currencies={currencies}
        chosen={currency}
        onChoose={(code) => {
          chooseCurrency(code)
          onClose()
        }}
      />
      {currencies.length === 1 && <p className={css.note}>{words.t('layout.settings.alone')}</p>}
      {words.isConverted && (
        <p className={css.note}>
          {words.t('layout.settings.charged', { currency: words.currencyPlural(currency.code) })}
        </p>
      )}
    </Dialog>
  )
}

/** Query for another language, without the name filter: hotel names differ there, so it would match nothing. */
const inAnotherLanguage = (query: string): string => {
  const params = new URLSearchParams(query)
  if (!params.has('name')) return query
  params.delete('name')
  return `?${params.toString()}`
}
