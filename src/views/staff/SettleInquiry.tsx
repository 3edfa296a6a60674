import { settleInquiry } from '#src/actors/negotiation/staffInquiries.ts'
import { staffInquiries as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { useMutation } from '@tanstack/react-query'
import * as css from './staff.css.ts'

/** Asks the card service what became of the charge in review. */
export const SettleInquiry = ({ id, onSettled }: { id: string; onSettled: () => void }) => {
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => settleInquiry(id), onSuccess: onSettled })
  return (
    <div className={css.decide}>
      <p>{texts.settleText}</p>
      <div className={css.actions}>
        <Button look="ink" busy={isPending} onClick={() => mutate()}>
          {texts.settle}
        </Button>
      </div>
      {isError && (
        <Notice tone="bad" live="alert">
          {texts.failed}
        </Notice>
      )}
    </div>
  )
}
