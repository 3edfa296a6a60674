import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import * as css from './panel.css.ts'

/** Live rows in a state; nothing if there are none. */
export const RowCount = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 && <span className={css.count}> {texts.rowsIn(count)}</span>
