import { FLAG, useSeen } from '#src/views/parts/seen/useSeen.ts'
import { MAX_PROMO_LENGTH, PROMO_REFUSALS } from '#contract/booking/loyalty.ts'
import type { Rate } from '#contract/hotel/rates.ts'
import { NO_LOYALTY, type Loyalty } from '#machines/rates/rates.rules.ts'
import type { Failure } from '#machines/kit/failure.ts'
import type { I18n } from '#locales/kit/i18n.ts'
import { errorText } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { card } from '#src/styles/layout.css.ts'
import { below } from '#src/styles/media.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useMedia } from '#src/ui/hooks/useMedia.ts'
import { autoFocusRef } from '#src/views/forms/autoFocusRef.ts'
import { RadioList } from '#src/ui/forms/Choice.tsx'
import { classes } from '#src/ui/classes.ts'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { useState } from 'react'
import { BlockTitle } from './BlockTitle.tsx'
import * as page from './CheckoutPage.css.ts'
import * as css from './LoyaltyBlock.css.ts'

export interface LoyaltyBlockProps {
  number: number
  /** Available credit in US dollars; null when signed out. */
  credits: number | null
  /** False for a business account: it has no promo codes. */
  mayUsePromo: boolean
  /** The requested discount. */
  loyalty: Loyalty
  /** Credit was requested while signed out. */
  awaitsOwner: boolean
  /** Promo code the page was opened with, valid or not; empty if none. */
  openedWith: string
  rate: Rate
  /** The discounted price is loading. */
  busy: boolean
  /** Why the discount was refused or could not be loaded. */
  failure: Failure | null
  onChange: (loyalty: Loyalty) => void
}

/** Marks the block: an error in it does not prevent paying. */
export const LOYALTY = 'data-loyalty'

type Option = 'neither' | 'credits' | 'promo'

const optionOf = ({ promo, credits }: Loyalty): Option =>
  promo !== null ? 'promo' : credits === null ? 'neither' : 'credits'

/** Decisions §7 and §12: credit or a promo code, one per booking. */
export const LoyaltyBlock = (props: LoyaltyBlockProps) => {
  const words = useI18n()
  const { number, credits, mayUsePromo, loyalty, awaitsOwner, openedWith, busy, failure, onChange } = props
  // An open but empty field is local state: it requests no discount yet.
  const [isPromoOpen, setPromoOpen] = useSeen('checkout.promo', failure !== null && openedWith !== '', FLAG)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const requestedOption = optionOf(loyalty)
  const option = requestedOption === 'neither' && isPromoOpen && mayUsePromo ? 'promo' : requestedOption
  const choose = (next: Option) => {
    setPromoOpen(next === 'promo')
    onChange(next === 'credits' ? { promo: null, credits } : NO_LOYALTY)
  }
  const options = [
    ...(credits === null || credits === 0
      ? []
      : [{ value: 'credits' as const, label: <CreditsLabel credits={credits} /> }]),
    ...(mayUsePromo ? [{ value: 'promo' as const, label: words.t('checkout.loyalty.promo') }] : []),
  ]
  // A narrow screen has no room for a choice of one.
  const isFolded = useMedia(below('md')) && mayUsePromo && options.length === 1 && option === 'neither'
  return (
    <section className={classes(card, page.block)} {...{ [LOYALTY]: '' }}>
      <BlockTitle number={number}>{words.t('checkout.loyalty.title')}</BlockTitle>
      {isFolded && (
        <Button
          look="line"
          size="small"
          icon={icons.plus}
          onClick={() => {
            setIsUnfolded(true)
            choose('promo')
          }}
        >
          {words.t('checkout.loyalty.promo')}
        </Button>
      )}
      {!isFolded && options.length > 0 && (
        <RadioList<Option>
          framed
          label={words.t('checkout.loyalty.title')}
          value={option}
          options={[{ value: 'neither', label: words.t('checkout.loyalty.neither') }, ...options]}
          onChange={choose}
        />
      )}
      {option === 'promo' && <PromoField {...props} isFocused={isUnfolded} />}
      {option !== 'promo' && failure !== null && !busy && (
        <Notice tone="bad" live="alert">
          {awaitsOwner ? words.t('checkout.loyalty.logIn') : refusalText(words, failure)}
        </Notice>
      )}
      <p className={page.quiet}>
        {words.t('checkout.loyalty.one')} {credits === null && !awaitsOwner && words.t('checkout.loyalty.logIn')}
      </p>
    </section>
  )
}

const refusalText = (words: I18n, failure: Failure): string => {
  const refusal = PROMO_REFUSALS.find((one) => one === failure.reason)
  return refusal === undefined ? errorText(words, failure) : words.t(`checkout.${refusal}`)
}

const CreditsLabel = ({ credits }: { credits: number }) => {
  const words = useI18n()
  return (
    <span className={css.credits}>
      <span>{words.t('checkout.loyalty.credits')}</span>
      <span className={page.quiet}>
        <Trans text="checkout.loyalty.available" parts={{ money: <Money key="money" exact dollars={credits} /> }} />
      </span>
    </span>
  )
}

const PromoField = ({
  isFocused,
  loyalty,
  openedWith,
  rate,
  busy,
  failure,
  onChange,
}: LoyaltyBlockProps & { isFocused: boolean }) => {
  const words = useI18n()
  const [code, setCode] = useState(loyalty.promo ?? (failure === null ? '' : openedWith))
  const [submittedCode, setSubmittedCode] = useState(code)
  const [isEmpty, setIsEmpty] = useState(false)
  const promo = code.trim()
  const off = -rate.breakdown.promo
  const isApplied = loyalty.promo !== null && !busy && off > 0
  const error = () => {
    if (isEmpty) return words.t('checkout.loyalty.empty')
    return failure === null || busy ? undefined : refusalText(words, failure)
  }
  const apply = () => {
    setIsEmpty(promo === '')
    if (promo === '') return
    setSubmittedCode(promo)
    onChange({ promo, credits: null })
  }
  return (
    <div className={css.promo}>
      <TextField
        className={css.code}
        {...(isFocused ? { ref: autoFocusRef } : {})}
        label={words.t('checkout.loyalty.code')}
        value={code}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_PROMO_LENGTH}
        error={error()}
        hint={
          isApplied && (
            <Trans text="checkout.loyalty.applied" parts={{ money: <Money key="money" exact dollars={off} /> }} />
          )
        }
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setIsEmpty(false)
        }}
        onBlur={() => {
          // Apply on blur, so a guest who typed a code does not pay the full price.
          if (promo !== '' && promo !== submittedCode) apply()
        }}
        onKeyDown={(event) => {
          // Enter applies the code and must not pay.
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <Button look="line" className={css.apply} busy={busy && loyalty.promo !== null} onClick={apply}>
        {words.t('checkout.loyalty.apply')}
      </Button>
    </div>
  )
}
