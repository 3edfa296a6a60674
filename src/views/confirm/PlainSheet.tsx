import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import { MAX_INQUIRY_PRICE, MIN_INQUIRY_PRICE } from '#contract/inquiry/inquiries.ts'
import { useI18n, type PageI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { priceText, stepFailure } from '#src/views/parts/negotiation/words.ts'
import { readPrice } from '#src/views/parts/negotiation/offer.rules.ts'
import { use, type ReactNode } from 'react'
import type { PlainPage, SheetName } from './answerForm.rules.ts'
import * as css from './confirm.css.ts'
import { PlainPageContext } from './plainPage.ts'
import { StepForm, usePageAddress } from './StepForm.tsx'

/** Why a form was not taken: by the field that it is about. */
const reasonText = (words: PageI18n, { fields, failure }: PlainPage): string | null => {
  if (failure === null) return null
  switch (failure.field) {
    case 'reason':
      return words.t('negotiation.hotel.declineAsk.noReason')
    case 'note':
      return words.t('negotiation.hotel.declineAsk.needsNote')
    case 'price':
      return readPrice(fields['price'] ?? '') === null
        ? words.t('negotiation.priceWrong', {
            least: priceText(words, MIN_INQUIRY_PRICE),
            most: priceText(words, MAX_INQUIRY_PRICE),
          })
        : words.t('negotiation.hotel.counterAsk.same')
    case 'checkin_datetime':
    case 'checkout_datetime':
      return words.t('negotiation.noHours')
    default:
      return words.t(stepFailure(failure))
  }
}

/** A sheet as a page of its own, whose form works without the application. */
export const PlainSheet = ({
  request,
  name,
  title,
  yes,
  look,
  back,
  children,
}: {
  request: HotelRequest
  name: SheetName
  title: string
  yes: string
  look: 'go' | 'ink'
  back: string
  children: ReactNode
}) => {
  const words = useI18n()
  const page = use(PlainPageContext)
  const address = usePageAddress()
  const problem = page && reasonText(words, page)
  return (
    <section className={classes(card, css.box)}>
      <StepForm request={request} method="post" step={name} className={part.part}>
        <h1 className={css.heading}>{title}</h1>
        {problem !== null && (
          <Notice tone="bad" live="alert">
            {problem}
          </Notice>
        )}
        <input type="hidden" name="place" value={request.offer.place} />
        {children}
        <div className={css.bigButtons}>
          <Button type="submit" look={look} size="large">
            {yes}
          </Button>
          <a href={address} className={buttonClass({ look: 'quiet' })}>
            {back}
          </a>
        </div>
      </StepForm>
    </section>
  )
}
