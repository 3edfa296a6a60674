import { NEW_CARD, type KeptCard } from '#machines/checkout/keptCards.rules.ts'
import { brandMark, cardDate, cardName } from '#src/i18n/cardName.ts'
import { useWords } from '#src/i18n/I18nContext.tsx'
import { Rich } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/Button.tsx'
import * as icons from '#src/ui/icons.ts'
import { RadioList } from '#src/ui/Choice.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { N } from '#src/ui/N.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import * as css from './KeptCards.css.ts'

export interface KeptCardsProps {
  list: 'loading' | 'failed' | 'none' | 'list'
  cards: readonly KeptCard[]
  /** The id of a card, or `NEW_CARD`. */
  chosen: string
  /** A list that failed is being asked for again. */
  isLoading: boolean
  onChoose: (id: string) => void
  onRetry: () => void
}

/** The cards that the guest keeps, and another one. Nothing where they keep none. */
export const KeptCards = ({ list, cards, chosen, isLoading, onChoose, onRetry }: KeptCardsProps) => {
  const words = useWords()
  if (list === 'loading') return <LoadingCards />
  if (list === 'failed') return <CardsFailed isLoading={isLoading} onRetry={onRetry} />
  if (list === 'none') return null
  return (
    <RadioList
      framed
      label={words.t('checkout.payment.kept')}
      value={chosen}
      options={[
        ...cards.map((card) => ({ value: card.id, label: <CardLabel card={card} />, disabled: card.isExpired })),
        { value: NEW_CARD, label: words.t('checkout.payment.another') },
      ]}
      onChange={onChoose}
    />
  )
}

const CardLabel = ({ card }: { card: KeptCard }) => {
  const words = useWords()
  const { brand, last4, expires, is_primary, isExpired } = card
  return (
    <span className={classes(css.card, isExpired && css.off)}>
      <span className={css.words}>
        <span className={css.name}>
          <span aria-hidden="true">
            <N>
              {brand} •••• {last4}
            </N>
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
          <Rich text="payments.expires" parts={{ date: <N key="date">{cardDate(expires)}</N> }} />
        </span>
      </span>
      <span className={css.mark} aria-hidden="true">
        {brandMark(brand) ?? <Icon path={icons.card} />}
      </span>
    </span>
  )
}

/** One card and another: in the shape of what comes. */
const LoadingCards = () => {
  const words = useWords()
  return (
    <div role="status" className={css.loading}>
      <VisuallyHidden>{words.t('common.loading')}</VisuallyHidden>
      <Skeleton width="100%" height="76px" />
      <Skeleton width="100%" height="52px" />
    </div>
  )
}

const CardsFailed = ({ isLoading, onRetry }: Pick<KeptCardsProps, 'isLoading' | 'onRetry'>) => {
  const words = useWords()
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
