import { supportPhone } from '#src/actors/system/sendScreen.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button, buttonClass } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import { phoneHref } from '#src/ui/content/PhoneLink.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useCopy } from '#src/ui/hooks/useCopy.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { useEffect, useRef, useState } from 'react'
import { grouped, spelled } from './sendScreen.rules.ts'
import * as css from './SendScreenDialog.css.ts'

const COPIED_FLAG_MS = 2000

/**
 * The code of a sent screen, and what to do with it.
 * @param onDelete rejects if the screen is not deleted.
 */
export const CodeShown = ({
  code,
  onDelete,
  onClose,
}: {
  code: string
  onDelete: () => Promise<void>
  onClose: () => void
}) => {
  const words = useI18n()
  const [deleting, setDeleting] = useState<'not' | 'now' | 'failed' | 'done'>('not')
  const done = useRef<HTMLButtonElement>(null)
  const remove = async () => {
    setDeleting('now')
    try {
      await onDelete()
    } catch {
      setDeleting('failed')
      return
    }
    setDeleting('done')
    // The pressed button goes away with the code.
    done.current?.focus()
  }
  const isDeleted = deleting === 'done'
  return (
    <Dialog
      open
      shape="sheet"
      onClose={onClose}
      title={words.t('support.code.title')}
      closeLabel={words.t('common.close')}
    >
      {!isDeleted && <Code code={code} />}
      <div role="status">{isDeleted && <Notice>{words.t('support.code.deleted')}</Notice>}</div>
      <div role="alert">
        {deleting === 'failed' && <Notice tone="bad">{words.t('support.code.notDeleted')}</Notice>}
      </div>
      <div className={css.actions}>
        <Button ref={done} look="go" onClick={onClose}>
          {words.t('support.code.done')}
        </Button>
        {!isDeleted && (
          <Button look="quiet" busy={deleting === 'now'} onClick={() => void remove()}>
            {words.t('support.code.delete')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

const Code = ({ code }: { code: string }) => {
  const words = useI18n()
  const phone = useSupportPhone()
  const { state, copy } = useCopy(code, COPIED_FLAG_MS)
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => shown.current?.focus(), [])
  const facts = (['read', 'gone', 'stay'] as const).map((name) => words.t(`support.code.${name}`))
  return (
    <>
      <p className={css.intro}>{words.t('support.code.text')}</p>
      <p ref={shown} tabIndex={-1} className={css.code} dir="ltr" lang="en">
        <span aria-hidden="true">{grouped(code)}</span>
        <VisuallyHidden>{spelled(code)}</VisuallyHidden>
      </p>
      <div>
        <div className={css.buttons}>
          <Button
            look="line"
            size="small"
            icon={state === 'copied' ? icons.check : icons.copy}
            onClick={() => void copy()}
          >
            {words.t(state === 'copied' ? 'support.code.copied' : 'support.code.copy')}
          </Button>
          {phone !== '' && (
            <a href={phoneHref(phone)} className={buttonClass({ size: 'small' })}>
              <Icon path={icons.phone} />
              <span>
                {words.t('support.code.call')} <Numeral>{phone}</Numeral>
              </span>
            </a>
          )}
        </div>
        <p role="status" className={css.size}>
          {state === 'refused' && words.t('support.code.refused')}
        </p>
      </div>
      <ul className={css.list}>
        {facts.map((fact) => (
          <li key={fact} className={css.item}>
            <Icon path={icons.check} size="small" className={css.yes} />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Empty until it is known: the code is shown without it. */
const useSupportPhone = (): string => {
  const [phone, setPhone] = useState('')
  useEffect(() => {
    void supportPhone().then(setPhone, () => undefined)
  }, [])
  return phone
}
