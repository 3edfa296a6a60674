import type { CaptureLook, CaptureSummary } from '#contract/support/captures.ts'
import { capturesQuery } from '#src/actors/staff/staffDesk.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffDesk as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { StaffAnswer } from '#src/views/staff/StaffAnswer.tsx'
import { DeleteScreenDialog } from '#src/views/staff/replay/DeleteScreenDialog.tsx'
import { useOpenFile } from '#src/views/staff/replay/openedFile.ts'
import { readCode, writeCode } from '#src/views/staff/replay/replay.rules.ts'
import { FileField } from '#src/views/staff/replay/ReplayStart.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useDoneMessage } from '#src/views/staff/useDoneMessage.tsx'
import { useId, useState } from 'react'
import { fill } from './desk.rules.ts'
import * as css from './desk.css.ts'
import { useMoment } from './useMoment.ts'

const MOST = 3

/** Opens a guest's screen by its code or from a file; those sent last, and who has looked at them. */
export const Screens = () => {
  const heading = useId()
  const navigate = useNavigate()
  const openFile = useOpenFile()
  const [deleted, setDeleted] = useState<string | null>(null)
  const { message, tell } = useDoneMessage()
  const query = useQuery({ ...capturesQuery(), refetchOnMount: 'always', refetchOnWindowFocus: 'always' })
  return (
    <section className={css.side} aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {texts.screens}
      </h2>
      <CodeForm onOpen={(code) => void navigate({ to: '/staff/replay/$code', params: { code } })} />
      <FileField onOpen={openFile} />
      <p className={css.mute}>{texts.looked}</p>
      {message}
      <StaffAnswer query={query}>
        {({ captures, found }) => (
          <>
            {captures.length === 0 ? (
              <p className={css.mute}>{texts.noScreens}</p>
            ) : (
              <ul className={css.figures} aria-label={texts.lastScreens}>
                {captures.slice(0, MOST).map((capture) => (
                  <Screen key={capture.code} capture={capture} onDelete={() => setDeleted(capture.code)} />
                ))}
              </ul>
            )}
            {found > MOST && <Link to="/staff/replay">{fill(texts.allScreens, { count: found })}</Link>}
          </>
        )}
      </StaffAnswer>
      {deleted !== null && (
        <DeleteScreenDialog
          code={deleted}
          onClose={() => setDeleted(null)}
          onDeleted={() => {
            setDeleted(null)
            tell(fill(texts.deleted, { code: writeCode(deleted) }))
          }}
        />
      )}
    </section>
  )
}

/** The code as the guest reads it aloud, in any case and grouping. */
const CodeForm = ({ onOpen }: { onOpen: (code: string) => void }) => {
  const message = useId()
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className={css.codeForm}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('code')
        const code = typeof typed === 'string' ? readCode(typed) : null
        setWrong(code === null)
        if (code !== null) onOpen(code)
      }}
    >
      <input
        name="code"
        className={css.codeField}
        aria-label={texts.code}
        aria-invalid={isWrong}
        aria-describedby={message}
        placeholder={texts.codeExample}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={() => setWrong(false)}
      />
      <Button type="submit" look="ink">
        {texts.open}
      </Button>
      <p id={message} role="status" className={isWrong ? css.lateLine : css.line}>
        {isWrong ? texts.notACode : texts.codeHint}
      </p>
    </form>
  )
}

const Screen = ({
  capture: { code, route, note, sent_at, looks },
  onDelete,
}: {
  capture: CaptureSummary
  onDelete: () => void
}) => {
  const moment = useMoment()
  return (
    <li className={css.figure}>
      <Link to="/staff/replay/$code" params={{ code }} className={css.code}>
        {writeCode(code)}
      </Link>
      <time dateTime={sent_at} className={css.mute}>
        {moment(sent_at)}
      </time>
      <p className={css.line}>
        <bdi dir="ltr">{route}</bdi>
        {note === '' ? null : <bdi> “{note}”</bdi>}
      </p>
      <Looks looks={looks} />
      <button
        type="button"
        className={css.quietAction}
        aria-label={fill(texts.deleteOne, { code: writeCode(code) })}
        onClick={onDelete}
      >
        <Icon path={icons.trash} size="small" />
        {texts.delete}
      </button>
    </li>
  )
}

const Looks = ({ looks }: { looks: readonly CaptureLook[] }) => {
  const moment = useMoment()
  const words = useI18n()
  const last = looks.at(-1)
  return (
    <p className={css.line}>
      {last === undefined
        ? texts.notLooked
        : fill(looks.length === 1 ? texts.looksOne : texts.looks, {
            count: words.number(looks.length),
            by: last.by,
            when: moment(last.at),
          })}
    </p>
  )
}
