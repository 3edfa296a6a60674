import { errorText } from '#src/i18n/errorText.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import * as css from './profile.css.ts'
import { Section } from './Section.tsx'
import type { Profile } from './useProfile.ts'

export const DataSection = ({ profile }: { profile: Profile }) => {
  const words = useI18n()
  const { busy, done, failure } = profile.viewState('export')
  return (
    <Section title={words.t('profile.data.title')} text={words.t('profile.data.text')}>
      <div role="alert" className={css.alert}>
        {failure && <Notice tone="bad">{errorText(words, failure)}</Notice>}
      </div>
      <div className={css.row}>
        <Button icon={icons.document} busy={busy} onClick={profile.exportData}>
          {words.t('profile.data.download')}
        </Button>
        <p role="status" className={css.status}>
          {done && <span className={css.done}>{words.t('profile.data.done')}</span>}
        </p>
      </div>
    </Section>
  )
}
