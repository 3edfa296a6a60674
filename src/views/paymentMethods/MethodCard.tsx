import { isExpired, type PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { brandMark, cardDate, cardName } from '#src/i18n/cardName.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { useToday } from '#src/i18n/useToday.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import type { Ref } from 'react'
import * as css from './paymentMethods.css.ts'

export interface MethodCardProps {
  method: PaymentMethod
  /** Action running on this card; null if none. */
  doing: 'primary' | 'removing' | null
  onMakePrimary: () => void
  onDelete: () => void
  ref?: Ref<HTMLElement>
}

export const MethodCard = ({ method, doing, onMakePrimary, onDelete, ref }: MethodCardProps) => {
  const words = useI18n()
  const today = useToday()
  const { brand, last4, expires, is_primary } = method
  const card = cardName(words, method)
  const mark = brandMark(brand)
  return (
    <article className={css.method} aria-label={card} tabIndex={-1} {...(ref ? { ref } : {})}>
      <span className={css.mark} aria-hidden="true">
        {mark ?? <Icon path={icons.card} />}
      </span>
      <div className={css.words}>
        <h2 className={css.name}>
          <span aria-hidden="true">
            <Numeral>
              {brand} •••• {last4}
            </Numeral>
          </span>
          <VisuallyHidden>{card}</VisuallyHidden>
          {is_primary && <Tag icon={icons.check}>{words.t('payments.primary')}</Tag>}
          {today !== null && isExpired(expires, today) && (
            <Tag tone="bad" icon={icons.warning}>
              {words.t('payments.expired')}
            </Tag>
          )}
        </h2>
        <p className={css.small}>
          <Trans text="payments.expires" parts={{ date: <Numeral key="date">{cardDate(expires)}</Numeral> }} />
        </p>
      </div>
      <div className={css.actions}>
        {!is_primary && (
          <Button
            look="line"
            size="small"
            busy={doing === 'primary'}
            aria-label={words.t('payments.makePrimaryOf', { card })}
            onClick={onMakePrimary}
          >
            {words.t('payments.makePrimary')}
          </Button>
        )}
        <Button
          look="line"
          size="small"
          icon={icons.trash}
          busy={doing === 'removing'}
          aria-label={words.t('payments.deleteOf', { card })}
          onClick={onDelete}
        >
          {words.t('payments.delete')}
        </Button>
      </div>
    </article>
  )
}
