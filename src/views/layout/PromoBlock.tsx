import { DEFAULT_CURRENCY } from '#contract/shared/currencies.ts'
import { COPIED_FLAG_MS, LOYALTY_CREDIT, PROMO_PARAM } from '#contract/booking/loyalty.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { writeLocalePath } from '#contract/http/localePath.ts'
import { withoutIsolates } from '#locales/kit/isolate.ts'
import { formatMoney } from '#locales/kit/money.ts'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { useCopy } from '#src/ui/hooks/useCopy.ts'
import { useId, useRef, useState } from 'react'
import * as css from './PromoBlock.css.ts'
import { brandName, publicOrigin } from './documentFacts.ts'

/** Specification §1: the user's referral code, to copy and share. Not for business accounts. */
export const PromoBlock = ({ code }: { code: string }) => {
  const words = useI18n()
  const heading = useId()
  const codeText = useRef<HTMLElement>(null)
  const { state, copy } = useCopy(code, COPIED_FLAG_MS)
  const [shareFailed, setShareFailed] = useState(false)
  // Specification §9: in dollars, whatever the display currency.
  const credit = formatMoney(LOYALTY_CREDIT, DEFAULT_CURRENCY.code, words.locale, 0)

  const copyCode = async () => {
    setShareFailed(false)
    if ((await copy()) === 'refused') select(codeText.current)
  }
  const share = async () => {
    setShareFailed(false)
    try {
      await navigator.share({
        // Without isolates: a code copied from the text must be only the code.
        text: withoutIsolates(words.t('account.promo.shareText', { name: brandName(), code, money: credit })),
        url: `${publicOrigin()}${writeLocalePath(words.locale, '/')}?${PROMO_PARAM}=${encodeURIComponent(code)}`,
      })
    } catch (error) {
      // `AbortError`: the guest dismissed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShareFailed(true)
    }
  }
  return (
    <section className={css.promo} aria-labelledby={heading}>
      <h3 id={heading} className={css.title}>
        <Trans text="account.promo.title" parts={{ money: <Numeral direction="auto">{credit}</Numeral> }} />
      </h3>
      <p className={css.text}>{words.t('account.promo.text', { money: credit })}</p>
      <p className={css.line}>
        <span className={css.name}>{words.t('account.promo.code')}</span>
        <bdi ref={codeText} dir="ltr" className={css.code}>
          {code}
        </bdi>
      </p>
      <div className={css.buttons}>
        <Button
          look="line"
          size="small"
          icon={state === 'copied' ? icons.check : icons.copy}
          aria-label={state === 'copied' ? words.t('common.copied') : words.t('account.promo.copyCode', { code })}
          onClick={() => void copyCode()}
        >
          {words.t(state === 'copied' ? 'common.copied' : 'common.copy')}
        </Button>
        {'share' in navigator && (
          <Button look="line" size="small" icon={icons.share} onClick={() => void share()}>
            {words.t('account.promo.share')}
          </Button>
        )}
      </div>
      <p role="status" className={state === 'copied' ? css.hiddenStatus : css.status}>
        {state === 'copied' && words.t('common.copied')}
        {state === 'refused' && !shareFailed && words.t('account.promo.refused')}
        {shareFailed && words.t('account.promo.shareFailed')}
      </p>
    </section>
  )
}

const select = (element: HTMLElement | null): void => {
  if (element) getSelection()?.selectAllChildren(element)
}
