import { DEFAULT_LOCALE } from '#contract/shared/locale.ts'
import { PageHead } from '#src/views/layout/PageHead.tsx'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { SendScreen } from '#src/views/parts/support/SendScreen.tsx'
import { number, is, string, type } from 'superstruct'
import * as css from './errors.css.ts'

const DEFAULT_STATUS = 500
const WithStatus = type({ status: number() })
const WithMessage = type({ message: string() })

/** Specification §2: any other error shows a title, its message and a reload button. Status 500 unless the error has one. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const words = useI18n()
  const status = is(error, WithStatus) ? error.status : DEFAULT_STATUS
  const message = is(error, WithMessage) ? error.message : ''
  return (
    <div className={css.box} role="alert">
      <PageHead title={words.t('errors.status', { status })} isError />
      <p className={css.code}>{words.t('errors.status', { status })}</p>
      <h1>{words.t('errors.somethingWrong')}</h1>
      <p className={css.text}>{words.t('errors.refreshOrSupport')}</p>
      {message !== '' && (
        <p className={css.text}>
          <bdi lang={DEFAULT_LOCALE}>{message}</bdi>
        </p>
      )}
      <div className={css.actions}>
        <Button look="ink" icon={icons.retry} onClick={() => location.reload()}>
          {words.t('common.refresh')}
        </Button>
        <SendScreen />
      </div>
    </div>
  )
}
