import { toFailure } from '#machines/kit/failure.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import type { FaceTone } from '#src/views/parts/negotiation/negotiation.css.ts'
import type { LinkState } from '#contract/inquiry/confirm.ts'
import { StepFailure } from '#src/views/parts/negotiation/StepFailure.tsx'
import { useMutation, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { ConfirmFrame } from './ConfirmFrame.tsx'
import { CheckingLink, LinkFace, LinkFailed, Support, UselessLink, type Brand } from './LinkFaces.tsx'
import * as css from './confirm.css.ts'

export interface ConfirmPageProps<Answer extends { state: LinkState }, Key extends QueryKey> {
  /** The texts of this link. */
  kind: 'inquiry' | 'hotelEmail'
  query: UseQueryOptions<Answer, Error, Answer, Key>
  confirm: () => Promise<Answer>
  brand: Brand
  /** Shown with what is or was confirmed. */
  details?: (answer: Answer) => ReactNode
  /** The texts of a link that was used before; without them, those of its kind. */
  usedBefore?: (answer: Answer) => { tone: FaceTone; title: string; text: string } | null
  /** The way on, once confirmed. */
  next: (answer: Answer) => ReactNode
  /** The way on, once too late. */
  restart: ReactNode
  /** Called after the reader's own press. */
  onConfirmed?: (answer: Answer) => void
}

const ICONS: Record<FaceTone, IconPath> = {
  thinking: icons.clock,
  agreed: icons.check,
  over: icons.info,
  act: icons.card,
}

/** Confirms by a press: scanners of e-mails open links, and some run scripts. */
export const ConfirmPage = <Answer extends { state: LinkState }, Key extends QueryKey>({
  kind,
  query,
  confirm,
  brand,
  details,
  usedBefore,
  next,
  restart,
  onConfirmed,
}: ConfirmPageProps<Answer, Key>) => {
  const words = useI18n()
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useQuery(query)
  const press = useMutation({
    mutationFn: confirm,
    networkMode: 'always',
    onSuccess: (answer) => {
      if (answer.state === 'done') onConfirmed?.(answer)
    },
  })
  const { isSuccess } = press
  useEffect(() => {
    if (isSuccess) heading.current?.focus()
  }, [isSuccess])
  const answer = press.data ?? read.data
  return <ConfirmFrame>{content()}</ConfirmFrame>

  function content(): ReactNode {
    if (answer === undefined)
      return read.error !== null || read.fetchStatus === 'paused' ? (
        <LinkFailed failure={read.error === null ? null : toFailure(read.error)} onRetry={() => void read.refetch()} />
      ) : (
        <CheckingLink />
      )
    switch (answer.state) {
      case 'unknown':
        return <UselessLink why="unknown" brand={brand} />
      case 'expired':
        return (
          <>
            <LinkFace
              tone="over"
              icon={icons.info}
              title={words.t(`negotiation.link.${kind}.expired.title`)}
              text={words.t(`negotiation.link.${kind}.expired.text`)}
              ref={heading}
            >
              {restart}
            </LinkFace>
            <Support brand={brand} />
          </>
        )
      case 'done': {
        const which = press.data === undefined ? 'again' : 'done'
        const before = press.data === undefined ? (usedBefore?.(answer) ?? null) : null
        return (
          <LinkFace
            tone={before?.tone ?? 'agreed'}
            icon={ICONS[before?.tone ?? 'agreed']}
            title={before?.title ?? words.t(`negotiation.link.${kind}.${which}.title`)}
            text={before?.text ?? words.t(`negotiation.link.${kind}.${which}.text`)}
            ref={heading}
          >
            {details?.(answer)}
            {next(answer)}
          </LinkFace>
        )
      }
      case 'open':
        return (
          <LinkFace
            tone="thinking"
            icon={icons.mail}
            title={words.t(`negotiation.link.${kind}.open.title`)}
            text={words.t(`negotiation.link.${kind}.open.text`)}
          >
            {details?.(answer)}
            <StepFailure failure={press.error === null ? null : toFailure(press.error)} />
            <div className={css.bigButtons}>
              <Button look="go" size="large" busy={press.isPending} onClick={() => press.mutate()}>
                {words.t(`negotiation.link.${kind}.open.action`)}
              </Button>
            </div>
          </LinkFace>
        )
    }
  }
}
