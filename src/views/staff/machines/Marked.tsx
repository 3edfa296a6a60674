import { markWords } from './places.rules.ts'
import * as css from './find.css.ts'

/** A text in which the words that were searched for are marked. */
export const Marked = ({ text, concepts }: { text: string; concepts: readonly (readonly string[])[] }) =>
  markWords(text, concepts).map((part, at) =>
    part.isMarked ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts are those of one text, in its order
      <mark key={at} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
