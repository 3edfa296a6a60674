import { useWords } from '#src/i18n/I18nContext.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { RefObject } from 'react'
import * as css from './CardBlock.css.ts'
import type { Checkout } from './useCheckout.ts'
import { useCardPlace } from './useCardPlace.ts'

type FieldName = 'number' | 'expirationDate' | 'cvv'

const BRANDS: Partial<Record<string, string>> = {
  visa: 'Visa',
  'master-card': 'Mastercard',
  'american-express': 'American Express',
  'diners-club': 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
}

/** Our fields around the provider's frames. */
export const CardFields = ({ cardForm, onSubmit }: Pick<Checkout, 'cardForm'> & { onSubmit: () => void }) => {
  const words = useWords()
  const { places, state, focus } = useCardPlace(onSubmit)
  const isThere = cardForm === 'ready'
  const labels: Record<FieldName, string> = {
    number: words.t('checkout.payment.cardNumber'),
    expirationDate: words.t('checkout.payment.expiry'),
    cvv: words.t('checkout.payment.cvv'),
  }
  const brand = state.brand === null ? undefined : BRANDS[state.brand]

  const field = (name: FieldName, place: RefObject<HTMLDivElement | null>) => {
    const now = state.fields[name]
    const isWrong = state.wrong.includes(name) || !now.possible || (!now.focused && !now.empty && !now.valid)
    return (
      <div className={classes(css.field, name === 'number' && css.wide)}>
        {/* The frame has its own label; this one is for the eye, and a press on it goes where it points. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <span className={css.label} aria-hidden="true" onClick={() => focus(name)}>
          {labels[name]}
        </span>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the frame inside takes the keys */}
        <div
          className={classes(
            css.box,
            now.focused && css.focused,
            isThere && isWrong && css.wrong,
            !isThere && css.waiting,
          )}
          onClick={() => focus(name)}
        >
          {name === 'number' && <Icon name="card" className={css.icon} />}
          <div ref={place} className={css.place} />
          {name === 'number' && brand && <span className={css.brand}>{brand}</span>}
        </div>
      </div>
    )
  }

  return (
    <div className={css.frame} role="group" aria-label={words.t('checkout.payment.newCard')} aria-busy={!isThere}>
      <div className={css.fields}>
        {field('number', places.number)}
        {field('expirationDate', places.expirationDate)}
        {field('cvv', places.cvv)}
      </div>
      <VisuallyHidden>
        <span role="status">{cardForm === 'opening' ? words.t('checkout.payment.loading') : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
