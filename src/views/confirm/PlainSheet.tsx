import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import { use, type ReactNode } from 'react'
import type { SheetName } from './answerForm.rules.ts'
import * as css from './confirm.css.ts'
import { formProblem } from './formProblem.ts'
import { PlainPageContext } from './plainPage.ts'
import { StepForm, usePageAddress } from './StepForm.tsx'

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
  const problem = page && formProblem(words, page)
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
