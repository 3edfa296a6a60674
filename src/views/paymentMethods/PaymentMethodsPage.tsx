import { useSeen } from '#src/views/parts/seen/useSeen.ts'
import { nullable, string } from 'superstruct'
import { MAX_PAYMENT_METHODS, type PaymentMethod } from '#contract/booking/paymentMethods.ts'
import { cardName } from '#src/i18n/cardName.ts'
import { errorText } from '#src/i18n/errorText.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { LoadError } from '#src/views/parts/loading/LoadError.tsx'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { DeleteDialog } from './DeleteDialog.tsx'
import { MethodCard } from './MethodCard.tsx'
import { LoadingMethods, NoMethods } from './MethodStates.tsx'
import * as css from './paymentMethods.css.ts'
import { usePaymentMethods, type PaymentMethods } from './usePaymentMethods.ts'

const NEWS = { added: 'payments.added', removed: 'payments.removed', primary: 'payments.madePrimary' } as const

const newsText = (words: PageI18n, news: PaymentMethods['news']): string =>
  news === null ? '' : words.t(NEWS[news.what], { card: cardName(words, news.method) })

const NewsNotice = ({ news }: Pick<PaymentMethods, 'news'>) => {
  const words = useI18n()
  return (
    <div role="status" className={css.alert}>
      {news && (
        <Notice icon={icons.check}>
          <p>{newsText(words, news)}</p>
        </Notice>
      )}
    </div>
  )
}

/** Focuses a new card, or the list if a card was deleted together with its focused button. */
const useFocusOnNews = (news: PaymentMethods['news'], isThere: boolean) => {
  const first = useRef<HTMLElement>(null)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isThere) return
    if (news?.what === 'added') first.current?.focus()
    if (news?.what === 'removed') section.current?.focus()
  }, [news, isThere])
  return { first, section }
}

const CARD = { struct: nullable(string()), policy: 'keep' } as const

/** Specification §2, cards of the account: primary first, a new one before it. */
export const PaymentMethodsPage = () => {
  const words = useI18n()
  const cards = usePaymentMethods()
  const { viewState, methods, isFull, news, failure, change } = cards
  const [idToDelete, setIdToDelete] = useSeen<string | null>('cards.toDelete', null, CARD)
  const methodToDelete = methods.find(({ id }) => id === idToDelete) ?? null
  const setMethodToDelete = (method: PaymentMethod | null) => setIdToDelete(method?.id ?? null)
  const { first, section } = useFocusOnNews(news, viewState === 'list' || viewState === 'empty')
  return (
    <section ref={section} className={css.section} aria-label={words.t('payments.list')} tabIndex={-1}>
      <div className={css.head}>
        <p className={css.intro}>{words.t('payments.intro')}</p>
        {!isFull && (
          <Link to="/account/payment-methods/add" className={buttonClass({ look: 'go' })}>
            {words.t('payments.add')}
          </Link>
        )}
      </div>
      {isFull && (
        <Notice>
          <p>{words.plural('payments.full', MAX_PAYMENT_METHODS)}</p>
        </Notice>
      )}
      <NewsNotice news={news?.what === 'added' ? news : null} />
      <div role="alert" className={css.alert}>
        {failure && viewState !== 'failed' && (
          <Notice tone="bad">
            <p>{errorText(words, failure)}</p>
          </Notice>
        )}
      </div>
      {viewState === 'loading' && <LoadingMethods />}
      {viewState === 'failed' && (
        <LoadError of="payments.failed" offline="payments.offline" failure={failure} onRetry={cards.retry} />
      )}
      {viewState === 'empty' && <NoMethods />}
      {viewState === 'list' && (
        <ul className={css.list}>
          {methods.map((method, index) => (
            <li key={method.id}>
              <MethodCard
                method={method}
                doing={change?.id === method.id ? change.doing : null}
                onMakePrimary={() => cards.makePrimary(method.id)}
                onDelete={() => setMethodToDelete(method)}
                {...(index === 0 ? { ref: first } : {})}
              />
            </li>
          ))}
        </ul>
      )}
      {/* Below the list, so nothing moves under the finger that has just pressed. */}
      <NewsNotice news={news?.what === 'added' ? null : news} />
      <DeleteDialog
        method={methodToDelete}
        onClose={() => setMethodToDelete(null)}
        onDelete={() => {
          if (methodToDelete) cards.remove(methodToDelete.id)
          setMethodToDelete(null)
        }}
      />
    </section>
  )
}
