import { toDollars } from '#contract/shared/money.ts'
import { obstacleOf, type Preview } from '#machines/cancelling/cancelling.rules.ts'
import { DeadlineClocks } from '#src/i18n/DeadlineClocks.tsx'
import { errorText } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Money } from '#src/i18n/Money.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { RefundSummary } from '#src/views/parts/booking/RefundSummary.tsx'
import { SlowLoadingNotice } from '#src/views/parts/loading/SlowLoadingNotice.tsx'
import type { ReactNode } from 'react'
import * as css from './CancelDialog.css.ts'
import { useCancelling } from './useCancelling.ts'

/**
 * Decisions §5: shows the exact refund before the guest confirms, and what was refunded afterwards. `onDone`: the dialog of a
 * canceled booking was closed.
 */
export const CancelDialog = ({ onDone }: { onDone: () => void }) => {
  const words = useI18n()
  const { viewState, waiting, preview, previousRefund, refund, failure, confirm, retry, close } = useCancelling()
  const leave = () => {
    close()
    if (viewState === 'done') queueMicrotask(onDone)
  }
  return (
    <Dialog
      open={viewState !== 'closed'}
      onClose={leave}
      title={title()}
      closeLabel={words.t('common.close')}
      mandatory={viewState === 'cancelling'}
    >
      {content()}
    </Dialog>
  )

  function title(): string {
    if (viewState === 'done') return words.t('account.canceledNow')
    return viewState === 'refused' && preview !== null
      ? words.t('errors.cannotCancel', { number: preview.reference })
      : words.t('account.cancelTitle')
  }

  function content(): ReactNode {
    switch (viewState) {
      case 'closed':
        return null
      case 'previewing':
        return (
          <div className={css.part}>
            <SlowLoadingNotice waiting={waiting} onRetry={retry} />
            <Looking />
          </div>
        )
      case 'asking':
      case 'cancelling':
        return (
          preview !== null && (
            <div className={css.part}>
              <Terms preview={preview} previousRefund={previousRefund} />
              <SlowLoadingNotice waiting={waiting} onRetry={retry} />
              <div className={css.actions}>
                <Button look="line" onClick={leave} disabled={viewState === 'cancelling'}>
                  {words.t('account.keepIt')}
                </Button>
                <Button look="danger" busy={viewState === 'cancelling'} onClick={confirm}>
                  {words.t('account.cancelBooking')}
                </Button>
              </div>
            </div>
          )
        )
      case 'refused':
        return (
          preview !== null && (
            <Ended onClose={leave}>
              <div role="alert">
                <Notice tone="bad">{words.t(`booking.obstacle.${obstacleOf(preview)}`)}</Notice>
              </div>
              {preview.deadline !== null && <Until deadline={preview.deadline} timeZone={preview.timeZone} />}
            </Ended>
          )
        )
      case 'done':
        return (
          <Ended onClose={leave}>
            <p role="status">
              <RefundSummary
                refund={refund ?? 0}
                credits={toDollars(preview?.credits ?? 0)}
                isInvoiced={preview?.isInvoiced ?? false}
              />{' '}
              {words.t('booking.mailed')}
            </p>
          </Ended>
        )
      case 'outcomeUnknown':
      case 'failed':
        return (
          <div className={css.part}>
            <Notice tone="bad" live="alert">
              {viewState === 'outcomeUnknown'
                ? words.t('booking.unsure')
                : errorText(words, failure ?? { code: 'internal' })}
            </Notice>
            <div className={css.actions}>
              <Button look="line" onClick={leave}>
                {words.t('common.close')}
              </Button>
              <Button look="ink" icon={icons.retry} onClick={retry}>
                {words.t(viewState === 'outcomeUnknown' ? 'booking.askAgain' : 'common.retry')}
              </Button>
            </div>
          </div>
        )
    }
  }
}

const Looking = () => {
  const words = useI18n()
  return (
    <div className={css.waiting} role="status">
      <VisuallyHidden>{words.t('booking.looking')}</VisuallyHidden>
      <Skeleton width="60%" height="24px" />
      <Skeleton width="40%" height="56px" />
      <Skeleton height="88px" />
    </div>
  )
}

/** The terms the guest confirms. */
const Terms = ({ preview, previousRefund }: { preview: Preview; previousRefund: number | null }) => {
  const words = useI18n()
  return (
    <>
      <p className={css.hotel}>
        <Facts>
          <bdi>{preview.hotelName}</bdi>
          <bdi>{preview.reference}</bdi>
        </Facts>
      </p>
      {previousRefund !== null && (
        <Notice tone="asked" live="alert">
          <Trans
            text="booking.refundChanged"
            parts={{
              before: <Money key="before" exact dollars={previousRefund} />,
              now: <Money key="now" exact dollars={toDollars(preview.refund)} />,
            }}
          />
        </Notice>
      )}
      <div className={css.refund}>
        <span className={css.refundName}>{words.t('booking.youGet')}</span>
        <span className={css.amount}>
          <Money exact dollars={toDollars(preview.refund)} />
        </span>
        {preview.refund > 0 && (
          <span className={css.small}>{words.t(preview.isInvoiced ? 'booking.toStatement' : 'booking.toCard')}</span>
        )}
      </div>
      {preview.credits > 0 && (
        <p>
          <Trans
            text="booking.creditReturns"
            parts={{ money: <Money key="money" exact dollars={toDollars(preview.credits)} /> }}
          />
        </p>
      )}
      {preview.deadline !== null && <Until deadline={preview.deadline} timeZone={preview.timeZone} />}
    </>
  )
}

const Until = ({ deadline, timeZone }: { deadline: string; timeZone: string }) => {
  const words = useI18n()
  return (
    <div className={css.until}>
      <p className={css.untilTitle}>{words.t('account.freeUntil')}</p>
      <DeadlineClocks deadline={deadline} hotelZone={timeZone} />
    </div>
  )
}

const Ended = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const words = useI18n()
  return (
    <div className={css.part}>
      {children}
      <div className={css.actions}>
        <Button look="ink" onClick={onClose}>
          {words.t('common.close')}
        </Button>
      </div>
    </div>
  )
}
