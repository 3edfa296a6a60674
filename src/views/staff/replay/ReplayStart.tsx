import { MAX_CAPTURE_BYTES, type CaptureEnvelope } from '#contract/support/captures.ts'
import { capturesQuery } from '#src/actors/staff/staffDesk.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'
import { TextField } from '#src/ui/forms/TextField.tsx'
import { StaffAnswer } from '#src/views/staff/StaffAnswer.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { readCaptureFile, readCode, writeCode } from './replay.rules.ts'
import * as css from './replay.css.ts'

type Problem = keyof typeof texts.problem

interface ReplayStartProps {
  onOpenCode: (code: string) => void
  onOpenFile: (envelope: CaptureEnvelope) => void
  link: (code: string, text: string) => ReactNode
}

/** Opens a captured screen by its code, from a file, or from the list of those sent lately. */
export const ReplayStart = ({ onOpenCode, onOpenFile, link }: ReplayStartProps) => (
  <div className={css.start}>
    <CodeField onOpen={onOpenCode} />
    <FileField onOpen={onOpenFile} />
    <Captures link={link} />
  </div>
)

/** @param written a code that stands in the field to be corrected */
export const CodeField = ({ written = '', onOpen }: { written?: string; onOpen: (code: string) => void }) => {
  const [error, setError] = useState<string | null>(null)
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('code')
        const code = typeof typed === 'string' ? readCode(typed) : null
        setError(code === null ? texts.notACode : null)
        if (code !== null) onOpen(code)
      }}
    >
      <TextField
        name="code"
        defaultValue={written}
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...(error === null ? {} : { error })}
      />
      <Button type="submit" look="ink">
        {texts.open}
      </Button>
    </form>
  )
}

export const FileField = ({ onOpen }: { onOpen: (envelope: CaptureEnvelope) => void }) => {
  const [problem, setProblem] = useState<Problem | null>(null)
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    if (file.size > MAX_CAPTURE_BYTES) return setProblem('tooLarge')
    const text = await file.text().catch(() => null)
    if (text === null) return setProblem('unreadable')
    const content = readCaptureFile(text)
    if ('problem' in content) setProblem(content.problem)
    else onOpen(content.envelope)
  }
  return (
    <div
      className={css.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void read(event.dataTransfer.files[0])
      }}
    >
      <label>
        {texts.file}
        <br />
        <input
          type="file"
          className={css.file}
          accept="application/json,.json"
          onChange={({ target }) => {
            void read(target.files?.[0])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </label>
      <p className={css.mute}>{texts.fileHint}</p>
      {problem !== null && (
        <Notice tone="bad" live="alert">
          {texts.problem[problem]}
        </Notice>
      )}
    </div>
  )
}

const Captures = ({ link }: Pick<ReplayStartProps, 'link'>) => {
  const words = useI18n()
  const query = useQuery({ ...capturesQuery(), refetchOnMount: 'always' })
  const zone = Temporal.Now.timeZoneId()
  return (
    <section>
      <h2>{texts.list}</h2>
      <StaffAnswer query={query}>
        {({ captures, found }) => (
          <>
            {captures.length === 0 ? (
              <p role="status">{texts.none}</p>
            ) : (
              <ul className={css.captures}>
                {captures.map(({ code, route, locale, width, height, sent_at, looks, note }) => {
                  const sent = words.wallClock(sent_at, zone)
                  const last = looks.at(-1)
                  return (
                    <li key={code} className={css.capture}>
                      {link(code, writeCode(code))}
                      <bdi>{route}</bdi>
                      <span className={css.mute}>
                        {words.day(sent.slice(0, 10), 'withYear')}, {words.time(sent)} · {locale} · {width} × {height}
                      </span>
                      <span className={css.mute}>
                        {last === undefined
                          ? texts.notLooked
                          : texts.look(looks.length, last.by, words.time(words.wallClock(last.at, zone)))}
                      </span>
                      {note !== '' && <bdi>{note}</bdi>}
                    </li>
                  )
                })}
              </ul>
            )}
            {found > captures.length && <p>{texts.more(captures.length, found)}</p>}
          </>
        )}
      </StaffAnswer>
    </section>
  )
}
