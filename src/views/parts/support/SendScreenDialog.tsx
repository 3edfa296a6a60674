import { MAX_CAPTURE_NOTE_LENGTH, type CaptureEnvelope } from '#contract/support/captures.ts'
import { plainNote } from '#contract/shared/typedText.ts'
import { toFailure } from '#machines/kit/failure.ts'
import { withNote, type Captured } from '#src/actors/system/capture.ts'
import {
  captureHere,
  deleteScreen,
  isOnline,
  saveScreen,
  sendScreen,
  watchConnection,
} from '#src/actors/system/sendScreen.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import type { IconPath } from '#src/ui/content/icons.ts'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { TextArea } from '#src/ui/forms/TextField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react'
import { CodeShown } from './CodeShown.tsx'
import { buildName } from './buildName.ts'
import { screenFacts } from './screenFacts.ts'
import { fileNameOf, linesOf, refusalOf, type Refusal } from './sendScreen.rules.ts'
import * as css from './SendScreenDialog.css.ts'

type Sending =
  | { step: 'open' }
  | { step: 'sending' }
  | { step: 'refused'; why: Refusal }
  | { step: 'saved'; name: string }
  | { step: 'sent'; code: string }

/** The limit is mentioned only near it. */
const COUNTED_FROM = MAX_CAPTURE_NOTE_LENGTH * 0.8

const REFUSED = {
  offline: 'support.fileOffline',
  slow: 'support.fileSlow',
  tooMany: 'support.tooMany',
  failed: 'support.fileFailed',
} as const

/** Reads the page once, as it was when the dialog opened. */
const useCaptured = (): Captured | 'failed' | null => {
  const words = useI18n()
  const router = useRouter()
  const [captured, setCaptured] = useState<Captured | 'failed' | null>(null)
  const capture = useEffectEvent(async () => captureHere(screenFacts(words, router), buildName()))
  useEffect(() => {
    let isGone = false
    const take = async () => {
      const next = await capture().catch(() => 'failed' as const)
      if (!isGone) setCaptured(next)
    }
    void take()
    return () => {
      isGone = true
    }
  }, [])
  return captured
}

const usePreview = lazyPart(async () => (await import('./ScreenPreview.tsx')).ScreenPreview)

/** Sends what the guest sees to support: says what is sent and what never is, and gives a code, or a file. */
export const SendScreenDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useI18n()
  const captured = useCaptured()
  const [note, setNote] = useState('')
  const [sending, setSending] = useState<Sending>({ step: 'open' })
  const online = useSyncExternalStore(watchConnection, isOnline)
  const { part: Preview } = usePreview(online)
  // One per dialog: sending again gives the same code.
  const [key] = useState(() => crypto.randomUUID())
  const { length } = plainNote(note)
  const excess = length - MAX_CAPTURE_NOTE_LENGTH

  if (sending.step === 'sent')
    return <CodeShown code={sending.code} onDelete={() => deleteScreen(sending.code, key)} onClose={onClose} />

  const send = (capture: CaptureEnvelope) => {
    setSending({ step: 'sending' })
    sendScreen(withNote(capture, note), key).then(
      (code) => setSending({ step: 'sent', code }),
      (error: unknown) => setSending({ step: 'refused', why: refusalOf(toFailure(error)) }),
    )
  }
  const save = (capture: CaptureEnvelope) => {
    const name = fileNameOf(capture)
    saveScreen(name, withNote(capture, note))
    setSending({ step: 'saved', name })
  }
  const isFile = !online || sending.step === 'refused' || sending.step === 'saved'
  return (
    <Dialog
      open
      shape="wideSheet"
      onClose={onClose}
      title={words.t('common.nav.sendScreen')}
      closeLabel={words.t('common.close')}
    >
      <p className={css.intro}>{words.t('support.intro')}</p>
      {captured === null && <p role="status">{words.t('support.preparing')}</p>}
      {captured === 'failed' && (
        <Notice tone="bad" live="alert">
          <p>{words.t('support.failed')}</p>
        </Notice>
      )}
      {captured !== null && captured !== 'failed' && shown(captured)}
    </Dialog>
  )

  function shown({ capture, size }: Captured): ReactNode {
    return (
      <>
        <div className={css.columns}>
          {/* Without a connection its document does not load. */}
          {Preview && capture.page.isOnline && <Preview envelope={capture} />}
          <What capture={capture} />
          <div className={css.note}>
            <TextArea
              label={words.t('support.note')}
              hint={
                length > COUNTED_FROM
                  ? words.t('support.noteLeft', {
                      n: words.number(length),
                      most: words.number(MAX_CAPTURE_NOTE_LENGTH),
                    })
                  : words.t('support.noteHint')
              }
              error={excess > 0 ? words.plural('support.tooLong', excess) : undefined}
              dir="auto"
              rows={3}
              value={note}
              readOnly={sending.step === 'sending'}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </div>
        </div>
        <div role="status">
          {sending.step === 'saved' ? (
            <Notice>
              <p>{words.t('support.saved', { name: sending.name })}</p>
            </Notice>
          ) : (
            !online && (
              <Notice icon={icons.offline}>
                <p>{words.t('support.fileOffline')}</p>
              </Notice>
            )
          )}
        </div>
        <div role="alert">
          {online && sending.step === 'refused' && (
            <Notice tone="bad">
              <p>{words.t(REFUSED[sending.why])}</p>
            </Notice>
          )}
        </div>
        <div className={css.actions}>
          <Button
            look="go"
            busy={sending.step === 'sending'}
            disabled={excess > 0}
            onClick={() => (isFile ? save(capture) : send(capture))}
          >
            {words.t(sending.step === 'sending' ? 'support.sending' : isFile ? 'support.saveFile' : 'support.send')}
          </Button>
          {isFile && online && (
            <Button look="line" icon={icons.retry} disabled={excess > 0} onClick={() => send(capture)}>
              {words.t('common.retry')}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {words.t(sending.step === 'saved' ? 'support.code.done' : 'support.later')}
          </Button>
          {/* Nobody keeps a file but the guest. */}
          {!isFile && (
            <p className={css.size}>
              {words.t('support.size', { n: words.number(Math.ceil(size.compressed / 1024)) })}
            </p>
          )}
        </div>
      </>
    )
  }
}

const What = ({ capture }: { capture: CaptureEnvelope }) => {
  const words = useI18n()
  const { steps, page, cut } = capture
  const sent = [
    words.t('support.sent.page'),
    ...(steps.length === 0 ? [] : [words.plural('support.sent.steps', steps.length)]),
    words.t(page.isOnline ? 'support.sent.online' : 'support.sent.offline'),
    ...(cut.length === 0 ? [] : [words.t('support.cut')]),
  ]
  const never = (['secrets', 'person', 'others'] as const).map((name) => words.t(`support.never.${name}`))
  return (
    <div className={css.what}>
      <List title={words.t('support.sent.title')} icon={icons.check} items={sent} className={css.yes} />
      <List title={words.t('support.never.title')} icon={icons.close} items={never} className={css.no} />
      <details>
        <summary className={css.summary}>{words.t('support.lines')}</summary>
        <Lines capture={capture} />
      </details>
    </div>
  )
}

const List = ({
  title,
  icon,
  items,
  className,
}: {
  title: string
  icon: IconPath
  items: readonly string[]
  className: string
}) => (
  <section>
    <h3 className={css.heading}>{title}</h3>
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          <Icon path={icon} size="small" className={className} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  </section>
)

/** As it is sent: names of fields and codes, in English in every language. */
const Lines = ({ capture }: { capture: CaptureEnvelope }) => {
  const words = useI18n()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard
    <div className={css.lines} tabIndex={0} role="region" aria-label={words.t('support.lines')} dir="ltr" lang="en">
      {linesOf(capture).map(({ part, lines }) => (
        <section key={part}>
          <h4 className={css.part}>{part}</h4>
          <pre className={css.pre}>{lines.join('\n')}</pre>
        </section>
      ))}
    </div>
  )
}
