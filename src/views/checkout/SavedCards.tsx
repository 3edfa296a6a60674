import { WALLET_NAMES } from '#contract/booking/wallets.ts'
import { NEW_CARD, type NonCardMethod, type SavedCard } from '#machines/checkout/savedCards.rules.ts'
import { WALLETS, type WalletName } from '#machines/wallet/wallet.rules.ts'
import { brandMark, cardDate, cardName } from '#src/i18n/cardName.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { RadioList } from '#src/ui/forms/Choice.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/content/Icon.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { Tag } from '#src/ui/content/Tag.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import type { ReactNode } from 'react'
import * as css from './SavedCards.css.ts'
import { LoadingCards } from './LoadingCards.tsx'
import { METHODS } from './methods.ts'
import { WalletMark } from './WalletMark.tsx'

export interface SavedCardsProps {
  list: 'loading' | 'failed' | 'none' | 'list'
  cards: readonly SavedCard[]
  wallets: readonly NonCardMethod[]
  /** Wallets still being detected: their places are reserved. */
  awaited: readonly WalletName[]
  /** A card id, a wallet, `invoice` or `NEW_CARD`. */
  chosen: string
  /** A failed list is loading again. */
  isLoading: boolean
  onChoose: (id: string) => void
  onRetry: () => void
}

/** The invoice if offered, wallets, which need nothing typed, saved cards, and a new card. Renders nothing if a new card is the only choice. */
export const SavedCards = ({
  list,
  cards,
  wallets,
  awaited,
  chosen,
  isLoading,
  onChoose,
  onRetry,
}: SavedCardsProps) => {
  const words = useI18n()
  if (list === 'loading') return <LoadingCards />
  return (
    <>
      {list === 'failed' && <CardsFailed isLoading={isLoading} onRetry={onRetry} />}
      {cards.length + wallets.length + awaited.length > 0 && <div {...{ [METHODS]: '' }}>{methods()}</div>}
    </>
  )

  function methods(): ReactNode {
    return (
      <RadioList
        framed
        label={words.t('checkout.payment.methods')}
        value={chosen}
        options={[
          ...(wallets.includes('invoice') ? [{ value: 'invoice', label: <InvoiceLabel /> }] : []),
          ...WALLETS.filter((wallet) => wallets.includes(wallet) || awaited.includes(wallet)).map((wallet) => {
            const isComing = !wallets.includes(wallet)
            return {
              value: wallet,
              label: isComing ? <Skeleton width="40%" /> : <WalletLabel wallet={wallet} />,
              isComing,
            }
          }),
          ...cards.map((card) => ({ value: card.id, label: <CardLabel card={card} />, disabled: card.isExpired })),
          {
            value: NEW_CARD,
            label: words.t(cards.length > 0 ? 'checkout.payment.another' : 'checkout.payment.newCard'),
          },
        ]}
        onChange={onChoose}
      />
    )
  }
}

const InvoiceLabel = () => {
  const words = useI18n()
  return (
    <span className={css.card}>
      <span className={css.words}>
        <span className={css.name}>{words.t('checkout.payment.invoice')}</span>
        <span className={css.small}>{words.t('checkout.payment.invoiceText')}</span>
      </span>
      <span className={css.mark} aria-hidden="true">
        <Icon path={icons.document} />
      </span>
    </span>
  )
}

const WalletLabel = ({ wallet }: { wallet: WalletName }) => (
  <span className={css.card}>
    <span className={css.words}>
      <span className={css.name}>
        <Numeral>{WALLET_NAMES[wallet]}</Numeral>
      </span>
    </span>
    <span className={css.wallet} aria-hidden="true">
      <WalletMark wallet={wallet} />
    </span>
  </span>
)

const CardLabel = ({ card }: { card: SavedCard }) => {
  const words = useI18n()
  const { brand, last4, expires, is_primary, isExpired } = card
  return (
    <span className={classes(css.card, isExpired && css.off)}>
      <span className={css.words}>
        <span className={css.name}>
          <span aria-hidden="true">
            <Numeral>
              {brand} •••• {last4}
            </Numeral>
          </span>
          <VisuallyHidden>{cardName(words, card)}</VisuallyHidden>
          {is_primary && <Tag icon={icons.check}>{words.t('payments.primary')}</Tag>}
          {isExpired && (
            <Tag tone="bad" icon={icons.warning}>
              {words.t('payments.expired')}
            </Tag>
          )}
        </span>
        <span className={css.small}>
          <Trans text="payments.expires" parts={{ date: <Numeral key="date">{cardDate(expires)}</Numeral> }} />
        </span>
      </span>
      <span className={css.mark} aria-hidden="true">
        {brandMark(brand) ?? <Icon path={icons.card} />}
      </span>
    </span>
  )
}

const CardsFailed = ({ isLoading, onRetry }: Pick<SavedCardsProps, 'isLoading' | 'onRetry'>) => {
  const words = useI18n()
  return (
    <Notice live="status">
      <div className={css.failed}>
        <p>{words.t('checkout.payment.listFailed')}</p>
        <Button look="line" size="small" icon={icons.retry} busy={isLoading} onClick={onRetry}>
          {words.t('common.retry')}
        </Button>
      </div>
    </Notice>
  )
}
