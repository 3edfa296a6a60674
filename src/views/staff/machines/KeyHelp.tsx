import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { IconButton } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import * as css from './MachinePage.css.ts'

/** The list of keys. */
export const KeyHelp = ({ onClose }: { onClose: () => void }) => (
  <section className={css.help} aria-label={texts.keys}>
    <div className={css.helpHead}>
      <h2 className={css.helpTitle}>{texts.keys}</h2>
      <IconButton icon={icons.close} label={texts.close} onClick={onClose} />
    </div>
    <dl>
      {texts.keyList.map(([keys = '', does = '']) => (
        <div key={keys} className={css.helpRow}>
          <dt className={css.helpKeys}>
            {keys.split(' ').map((key) =>
              key === '·' ? (
                key
              ) : (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ),
            )}
          </dt>
          <dd className={css.helpText}>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
)
