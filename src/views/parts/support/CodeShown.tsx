import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import { Icon } from '#src/ui/content/Icon.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useCopy } from '#src/ui/hooks/useCopy.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { useEffect, useRef } from 'react'
import { grouped, spelled } from './sendScreen.rules.ts'
import * as css from './SendScreenDialog.css.ts'

const COPIED_FLAG_MS = 2000

/** The code of a sent screen, and what to do with it. */
export const CodeShown = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const words = useI18n()
  const { state, copy } = useCopy(code, COPIED_FLAG_MS)
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => shown.current?.focus(), [])
  const facts = (['read', 'gone', 'stay'] as const).map((name) => words.t(`support.code.${name}`))
  return (
    <Dialog
      open
      shape="sheet"
      onClose={onClose}
      title={words.t('support.code.title')}
      closeLabel={words.t('common.close')}
    >
      <p className={css.intro}>{words.t('support.code.text')}</p>
      <p ref={shown} tabIndex={-1} className={css.code} dir="ltr" lang="en">
        <span aria-hidden="true">{grouped(code)}</span>
        <VisuallyHidden>{spelled(code)}</VisuallyHidden>
      </p>
      <div>
        <Button look="line" icon={state === 'copied' ? icons.check : icons.copy} onClick={() => void copy()}>
          {words.t(state === 'copied' ? 'support.code.copied' : 'support.code.copy')}
        </Button>
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
      <div className={css.actions}>
        <Button look="go" onClick={onClose}>
          {words.t('support.code.done')}
        </Button>
      </div>
    </Dialog>
  )
}
