import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import type { StoryLine } from '#src/views/staff/machines/storyWords.ts'
import * as css from './panel.css.ts'

/** What happens, as numbered sentences. */
export const Story = ({ lines }: { lines: readonly StoryLine[] }) => (
  <ol className={css.story}>
    {lines.map(({ says, reached, others, seen }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a sentence may come twice, and none of them moves
      <li key={at} className={css.step}>
        <span>{says}</span>
        <span className={css.result}>
          → <b className={css.reached}>{reached ?? texts.allStays}</b>
          {others.length > 0 && ` · ${others.join(', ')}`}
          {seen.length > 0 && (
            <>
              <br />
              {texts.guestSees(seen.join(' · '))}
            </>
          )}
        </span>
      </li>
    ))}
  </ol>
)
