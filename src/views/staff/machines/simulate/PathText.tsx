import { useState } from 'react'
import { pathSentences, type WrittenPath } from '#machines/kit/visualizer/pathCode.ts'
import { simulate as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useCopy } from '#src/ui/hooks/useCopy.ts'
import type { WrittenTest } from '#src/views/staff/machines/catalogue.ts'
import { Segments } from '#src/views/staff/machines/Segments.tsx'
import * as css from './simulate.css.ts'

const COPIED_FLAG_MS = 2000

/** The path as numbered sentences, and as the tests that can be written from it. */
export const PathText = ({
  id,
  path,
  tests,
  onSave,
}: {
  id: string
  path: WrittenPath
  tests: readonly WrittenTest[]
  onSave: (test: WrittenTest) => void
}) => {
  const [shown, setShown] = useState<WrittenTest['kind'] | 'sentences'>('sentences')
  const test = tests.find(({ kind }) => kind === shown)
  const sentences = pathSentences(path)
  const text = test?.code ?? sentences.map((sentence, place) => `${place + 1}. ${sentence}`).join('\n')
  const { state, copy } = useCopy(text, COPIED_FLAG_MS)
  return (
    <section id={id} className={css.path} aria-label={texts.pathOf}>
      <div className={css.pathTools}>
        <Segments
          label={texts.pathOf}
          options={[
            { name: 'sentences', text: texts.sentences },
            ...tests.map(({ kind }) => ({ name: kind, text: texts.kinds[kind] })),
          ]}
          chosen={test?.kind ?? 'sentences'}
          onChoose={setShown}
        />
        <Button size="small" icon={icons.copy} onClick={() => void copy()}>
          {{ idle: texts.copy, copied: texts.copied, refused: texts.notCopied }[state]}
        </Button>
        {test !== undefined && (
          <Button size="small" icon={icons.save} onClick={() => onSave(test)}>
            {texts.download}
          </Button>
        )}
      </div>
      {test === undefined ? (
        <ol className={css.sentences}>
          {sentences.length === 0 && <li>{texts.begins}</li>}
          {sentences.map((sentence, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a sentence may come twice, and none of them moves
            <li key={place}>{sentence}</li>
          ))}
        </ol>
      ) : (
        <>
          <p className={css.hint}>{texts.failsFirst(test.folder)}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
          <pre className={css.code} tabIndex={0} aria-label={test.fileName}>
            {test.code}
          </pre>
        </>
      )}
    </section>
  )
}
