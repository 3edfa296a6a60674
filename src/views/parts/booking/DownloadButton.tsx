import { toFailure, type Failure } from '#machines/kit/failure.ts'
import { errorText } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import type { IconPath } from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { useState, type ReactNode } from 'react'
import * as css from './DownloadButton.css.ts'

type Saving = { step: 'idle' } | { step: 'saving' } | { step: 'failed'; failure: Failure }

/** Fetches a file and saves it on the device. */
export const DownloadButton = ({
  id,
  icon,
  save,
  children,
}: {
  /** Target of a URL fragment. */
  id?: string
  icon: IconPath
  save: () => Promise<void>
  children: ReactNode
}) => {
  const words = useI18n()
  const [saving, setSaving] = useState<Saving>({ step: 'idle' })
  const press = () => {
    setSaving({ step: 'saving' })
    save().then(
      () => setSaving({ step: 'idle' }),
      (error: unknown) => setSaving({ step: 'failed', failure: toFailure(error) }),
    )
  }
  return (
    <>
      <Button
        {...(id === undefined ? {} : { id })}
        look="line"
        icon={icon}
        busy={saving.step === 'saving'}
        onClick={press}
      >
        {children}
      </Button>
      {saving.step === 'failed' && (
        <div className={css.problem}>
          <Notice tone="bad" live="alert">
            {errorText(words, saving.failure)}
          </Notice>
        </div>
      )}
    </>
  )
}
