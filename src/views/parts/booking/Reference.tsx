import { COPIED_FLAG_MS } from '#contract/booking/loyalty.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { hidden } from '#src/ui/content/VisuallyHidden.css.ts'
import { useCopy } from '#src/ui/hooks/useCopy.ts'
import * as css from './Reference.css.ts'

/** The booking reference to say at the desk, with a copy button. */
export const Reference = ({ reference }: { reference: string }) => {
  const words = useI18n()
  // Without clipboard permission the reference can still be read.
  const { state, copy } = useCopy(reference, COPIED_FLAG_MS)
  const isCopied = state === 'copied'
  return (
    <div className={css.reference}>
      <p>
        <span className={css.referenceName}>{words.t('booking.reference')}</span>
        <Numeral className={css.referenceNumber}>{reference}</Numeral>
      </p>
      <Button look="line" icon={isCopied ? icons.check : icons.copy} onClick={() => void copy()}>
        {words.t(isCopied ? 'common.copied' : 'booking.copyReference')}
      </Button>
      <span role="status" className={hidden}>
        {isCopied && words.t('common.copied')}
      </span>
    </div>
  )
}
