import type { CaptureEnvelope, CaptureLook } from '#contract/support/captures.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { captureQuery } from '#src/actors/staff/staffDesk.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { EmptyState } from '#src/ui/content/Notice.tsx'
import { useCopy } from '#src/ui/hooks/useCopy.ts'
import { StaffAnswer } from '#src/views/staff/StaffAnswer.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { DeleteScreenDialog } from './DeleteScreenDialog.tsx'
import { Replay } from './Replay.tsx'
import { writeCode } from './replay.rules.ts'
import { CodeField } from './ReplayStart.tsx'
import * as css from './replay.css.ts'

const COPIED_MS = 2000

interface ReplayPageProps {
  /** Leads to the field for another code. */
  back: ReactNode
}

/** One captured screen by its code. Opening it is written down as a look. */
export const ReplayPage = ({
  code,
  back,
  onOpenCode,
}: ReplayPageProps & { code: string; onOpenCode: (code: string) => void }) => {
  const words = useI18n()
  const cache = useQueryClient()
  const query = useQuery(captureQuery(code))
  const [asksToDelete, setAsksToDelete] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted)
    return <EmptyState icon={icons.trash} title={texts.deleted(writeCode(code))} text="" action={back} live="status" />
  if (query.error !== null && query.data === undefined && toFailure(query.error).status === 404)
    return (
      <EmptyState
        icon={icons.search}
        title={texts.unknown}
        text={texts.unknownText}
        action={
          <>
            <CodeField written={writeCode(code)} onOpen={onOpenCode} />
            {back}
          </>
        }
        live="status"
      />
    )
  const zone = Temporal.Now.timeZoneId()
  const moment = (instant: string): string => {
    const clock = words.wallClock(instant, zone)
    return `${words.day(clock.slice(0, 10), 'withYear')}, ${words.time(clock)}`
  }
  return (
    <StaffAnswer query={query}>
      {({ code: own, sent_at, expires_at, looks, envelope }) => (
        <>
          <Replay
            envelope={envelope}
            head={
              <>
                <h1 className={css.code}>{writeCode(own)}</h1>
                <span className={css.mute}>
                  <bdi>{envelope.page.route}</bdi> · {texts.sent(moment(sent_at))} ·{' '}
                  {texts.keptUntil(words.day(words.wallClock(expires_at, zone).slice(0, 10), 'withYear'))}
                </span>
                <div className={css.end}>
                  <Looks looks={looks} moment={moment} />
                  <CopyLink />
                  <Button size="small" icon={icons.trash} onClick={() => setAsksToDelete(true)}>
                    {texts.delete}
                  </Button>
                  {back}
                </div>
              </>
            }
          />
          {asksToDelete && (
            <DeleteScreenDialog
              code={own}
              onClose={() => setAsksToDelete(false)}
              onDeleted={() => {
                setDeleted(true)
                cache.removeQueries({ queryKey: captureQuery(own).queryKey })
              }}
            />
          )}
        </>
      )}
    </StaffAnswer>
  )
}

/** The last look, which is the one just written down, and on request all of them. */
const Looks = ({ looks, moment }: { looks: readonly CaptureLook[]; moment: (instant: string) => string }) => {
  const last = looks.at(-1)
  if (last === undefined) return null
  return (
    <details className={css.looks}>
      <summary>{texts.look(looks.length, last.by, moment(last.at))}</summary>
      <ol className={css.lookList} aria-label={texts.allLooks}>
        {looks.toReversed().map(({ by, at }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- nobody takes a look back
          <li key={place}>
            <bdi>{by}</bdi>, <time dateTime={at}>{moment(at)}</time>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** A screen that a guest saved as a file: nobody has sent it, and no look is written down. */
export const ReplayOfFile = ({ envelope, back }: ReplayPageProps & { envelope: CaptureEnvelope }) => (
  <Replay
    envelope={envelope}
    head={
      <>
        <h1 className={css.code}>
          <bdi>{envelope.page.route}</bdi>
        </h1>
        <span className={css.mute}>{texts.fromFile}</span>
        <div className={css.end}>{back}</div>
      </>
    }
  />
)

const CopyLink = () => {
  const { state, copy } = useCopy(location.href, COPIED_MS)
  return (
    <Button size="small" icon={icons.copy} onClick={() => void copy()}>
      {state === 'copied' ? texts.linkCopied : texts.copyLink}
    </Button>
  )
}
