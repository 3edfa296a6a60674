import { writeLocalePath } from '#contract/http/localePath.ts'
import type { HotelRequest } from '#contract/inquiry/confirm.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NUMBER_FIELD, STEP_FIELD, type SheetName } from './answerForm.rules.ts'

/** Address of this page, without a query. */
export const usePageAddress = (): string => {
  const { locale } = useI18n()
  return writeLocalePath(locale, useLocation({ select: ({ pathname }) => pathname }))
}

/**
 * A form that works before the application has loaded, and without it: `get` opens a sheet, `post` takes a step. In the
 * application its buttons do the same, and keep the form from being sent.
 */
export const StepForm = ({
  request,
  method,
  step,
  className,
  children,
}: {
  request: HotelRequest
  method: 'get' | 'post'
  /** Absent: each button names its own. */
  step?: SheetName | 'undo'
  className?: string
  children: ReactNode
}) => (
  <form method={method} action={usePageAddress()} className={className}>
    <input type="hidden" name={NUMBER_FIELD} value={request.number} />
    {step !== undefined && <input type="hidden" name={STEP_FIELD} value={step} />}
    {children}
  </form>
)
