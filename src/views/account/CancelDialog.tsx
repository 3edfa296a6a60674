import { toDollars } from '#contract/shared/money.ts'
import { obstacleOf, type Preview, type ShownReturn } from '#machines/cancelling/cancelling.rules.ts'
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
 * Decisions §5: shows the exact refund before the guest confirms, and what was refunded afterwards. `onDone`: the dialog was
 * closed, and the booking can no longer be canceled.
 */
export const CancelDialog = ({ onDone }: { onDone: () => void }) => {
  const words = useI18n()
  const { viewState, waiting, preview, previousReturn, refund, failure, confirm, retry, close } = useCancelling()
  const leave = () => {
    close()
    // The button that opened the dialog is gone.
    if (viewState === 'done' || viewState === 'refused') queueMicrotask(onDone)
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
              <Terms preview={preview} previousReturn={previousReturn} />
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
              {preview.deadline !== null && <Until preview={preview} deadline={preview.deadline} />}
            </Ended>
          )
        )
      case 'done':
        return (
          <Ended onClose={leave}>
            <p role="status">
              {preview !== null && (
                <RefundSummary
                  returned={{ ...preview, refund: refund ?? preview.refund }}
                  isInvoiced={preview.isInvoiced}
                />
              )}{' '}
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
const Terms = ({ preview, previousReturn }: { preview: Preview; previousReturn: ShownReturn | null }) => {
  const words = useI18n()
  const { total, refund, kept, credits, usedCredits, code } = preview
  return (
    <>
      <p className={css.hotel}>
        <Facts>
          <bdi>{preview.hotelName}</bdi>
          <bdi>{preview.reference}</bdi>
        </Facts>
      </p>
      {previousReturn !== null && (
        <Notice tone="asked" live="alert">
          {previousReturn.refund === refund ? (
            words.t('booking.termsChanged')
          ) : (
            <Trans
              text="booking.refundChanged"
              parts={{
                before: <Sum key="before" cents={previousReturn.refund} />,
                now: <Sum key="now" cents={refund} />,
              }}
            />
          )}
        </Notice>
      )}
      <div className={css.refund}>
        {refund > 0 && refund < total ? (
          <p>
            <Trans
              text="booking.refundOf"
              parts={{
                refund: (
                  <strong key="refund" className={css.amountInText}>
                    <Sum cents={refund} />
                  </strong>
                ),
                paid: <Sum key="paid" cents={total} />,
              }}
            />
          </p>
        ) : (
          <>
            <span className={css.refundName}>{words.t('booking.youGet')}</span>
            <span className={css.amount}>
              <Sum cents={refund} />
            </span>
          </>
        )}
        {refund > 0 && (
          <span className={css.small}>{words.t(preview.isInvoiced ? 'booking.toStatement' : 'booking.toCard')}</span>
        )}
      </div>
      {kept > 0 && (
        <p>
          <Trans text="booking.nightKeptWhy" parts={{ money: <Sum key="money" cents={kept} /> }} />
        </p>
      )}
      {usedCredits > 0 && (
        <p>
          <Trans text="booking.creditUsed" parts={{ money: <Sum key="money" cents={usedCredits} /> }} />
        </p>
      )}
      {credits > 0 && (
        <p>
          <Trans text="booking.creditReturns" parts={{ money: <Sum key="money" cents={credits} /> }} />
        </p>
      )}
      {code !== 'none' && <p>{words.t(code === 'returned' ? 'booking.codeReturns' : 'booking.codeUsed')}</p>}
      {preview.deadline !== null && <Until preview={preview} deadline={preview.deadline} />}
    </>
  )
}

const Sum = ({ cents }: { cents: number }) => <Money exact dollars={toDollars(cents)} />

const Until = ({ preview, deadline }: { preview: Preview; deadline: string }) => {
  const words = useI18n()
  const isFree = preview.isOpen && preview.kept === 0
  return (
    <div className={css.until}>
      <p className={css.untilTitle}>{words.t(isFree ? 'account.freeUntil' : 'booking.freeWasUntil')}</p>
      <DeadlineClocks deadline={deadline} hotelZone={preview.timeZone} />
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
