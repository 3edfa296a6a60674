import type { ConfigResponse } from '#contract/http/config.ts'
import type { Failure } from '#machines/kit/failure.ts'
import type { PlainKey } from '#locales/kit/texts.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { card } from '#src/styles/layout.css.ts'
import { classes } from '#src/ui/classes.ts'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import type { IconPath } from '#src/ui/content/icons.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { Skeleton } from '#src/ui/content/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { Face } from '#src/views/parts/negotiation/Face.tsx'
import type { FaceTone } from '#src/views/parts/negotiation/negotiation.css.ts'
import * as part from '#src/views/parts/negotiation/negotiation.css.ts'
import type { ReactNode, Ref } from 'react'
import * as css from './confirm.css.ts'

export type Brand = ConfigResponse['brand']

/** One sentence, one consequence, and the way on. */
export const LinkFace = ({
  tone,
  icon,
  title,
  text,
  ref,
  live,
  children,
}: {
  tone: FaceTone
  icon: IconPath
  title: string
  text: ReactNode
  ref?: Ref<HTMLHeadingElement>
  live?: 'alert'
  children?: ReactNode
}) => (
  <section className={classes(card, css.box)} {...(live ? { role: live } : {})}>
    <PageHead title={title} hidden />
    <Face tone={tone} icon={icon} title={title} {...(ref ? { ref } : {})}>
      <p>{text}</p>
    </Face>
    {children && <div className={part.part}>{children}</div>}
  </section>
)

/** The link as it came is no use: cut off, unknown, or too late. Names no hotel and no guest. */
export const UselessLink = ({ why, brand }: { why: 'noToken' | 'unknown' | 'expired'; brand: Brand }) => {
  const words = useI18n()
  return (
    <>
      <LinkFace
        tone="over"
        icon={icons.info}
        title={words.t(`negotiation.link.${why}.title`)}
        text={words.t(`negotiation.link.${why}.text`)}
      />
      <Support brand={brand} />
    </>
  )
}

export const Support = ({ brand }: { brand: Brand }) => {
  const words = useI18n()
  return (
    <>
      <a href={`mailto:${brand.support_email}`} className={buttonClass({ look: 'ink', block: true })}>
        {words.t('negotiation.link.write')}
      </a>
      <p className={css.support}>
        <Trans
          text="negotiation.link.call"
          parts={{
            phone: (
              <a key="phone" href={`tel:${brand.support_phone.replaceAll(' ', '')}`}>
                <Numeral>{brand.support_phone}</Numeral>
              </a>
            ),
          }}
        />
      </p>
    </>
  )
}

export const CheckingLink = ({ label = 'negotiation.link.checking' }: { label?: PlainKey }) => {
  const words = useI18n()
  return (
    <div role="status">
      <PageHead title={words.t('negotiation.link.title')} hidden />
      <VisuallyHidden>{words.t(label)}</VisuallyHidden>
      <div aria-hidden="true" className={css.form}>
        <Skeleton width="70%" height="34px" />
        <Skeleton height="240px" />
        <Skeleton height="56px" />
      </div>
    </div>
  )
}

/** The link could not be checked: offline, or by our fault. */
export const LinkFailed = ({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) => {
  const words = useI18n()
  const isOffline = failure === null || failure.code === 'network'
  const why = isOffline ? 'offline' : 'failed'
  return (
    <LinkFace
      live="alert"
      tone="over"
      icon={isOffline ? icons.offline : icons.warning}
      title={words.t(`negotiation.link.${why}.title`)}
      text={
        failure?.code === 'too_many_requests'
          ? words.t('negotiation.failed.busy')
          : words.t(`negotiation.link.${why}.text`)
      }
    >
      <div className={part.stacked}>
        <Button look="ink" icon={icons.retry} onClick={onRetry}>
          {words.t('common.retry')}
        </Button>
      </div>
    </LinkFace>
  )
}
