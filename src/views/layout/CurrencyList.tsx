import type { Currency } from '#contract/shared/currencies.ts'
import { INTL_LOCALE } from '#locales/kit/formats.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { findCurrencies } from './currencySearch.ts'
import { localCurrenciesHere } from './localCurrencies.ts'
import * as css from './SettingsDialog.css.ts'
import { signAndCode } from './signAndCode.ts'

export interface CurrencyListProps {
  currencies: readonly Currency[]
  chosen: Currency
  onChoose: (code: string) => void
}

/** A field that filters the list below it: arrows move, Enter chooses; focus never leaves the field. */
export const CurrencyList = ({ currencies, chosen, onChoose }: CurrencyListProps) => {
  const words = useI18n()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const named = useMemo(
    () => currencies.map((currency) => ({ ...currency, title: words.currencyName(currency.code) })),
    [currencies, words],
  )
  const matches = useMemo(
    () =>
      findCurrencies(named, typed, {
        chosen: chosen.code,
        local: localCurrenciesHere(words.locale),
        locale: INTL_LOCALE[words.locale],
      }),
    [named, typed, chosen.code, words.locale],
  )
  const current = matches[active]

  const walk = (to: number) => {
    const next = (to + matches.length) % matches.length
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || matches.length === 0) return
    if (event.key === 'ArrowDown') walk(active + 1)
    else if (event.key === 'ArrowUp') walk(active - 1)
    else if (event.key === 'Enter' && current) onChoose(current.code)
    else return
    event.preventDefault()
  }
  return (
    <div>
      <TextField
        label={words.t('layout.settings.currency')}
        icon={icons.search}
        placeholder={words.t('layout.settings.find')}
        withoutMessage
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={`${id}list`}
        {...(current ? { 'aria-activedescendant': `${id}${current.code}` } : {})}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={css.results}>
        {/* The field handles keys; the list only handles the pointer. */}
        <div
          ref={list}
          id={`${id}list`}
          role="listbox"
          aria-label={words.t('layout.settings.currency')}
          className={css.currencies}
        >
          {matches.map(({ code, symbol, title }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the focus and takes the keys
            <div
              key={code}
              id={`${id}${code}`}
              role="option"
              tabIndex={-1}
              aria-selected={code === chosen.code}
              className={classes(css.currency, index === active && css.active)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(code)}
            >
              <span className={css.title}>{title}</span>
              <Numeral className={css.code}>{signAndCode({ symbol, code })}</Numeral>
              <span className={css.tick}>{code === chosen.code && <Icon path={icons.check} size="small" />}</span>
            </div>
          ))}
        </div>
        <p role="status" className={css.none}>
          {matches.length === 0 && words.t('layout.settings.none')}
        </p>
      </div>
    </div>
  )
}
