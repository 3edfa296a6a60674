import { useId, useState } from 'react'
import { chartDiff as texts } from '#src/i18n/staffTexts.ts'
import { openChartFile, type OpenedFile } from './openedFile.ts'
import * as css from './diff.css.ts'

/** Opens an exported chart, chosen or dropped. `refuse` says what is wrong with a chart that cannot be shown here. */
export const FileChoice = ({
  label,
  refuse,
  onOpen,
}: {
  label: string
  refuse: (file: OpenedFile) => string | null
  onOpen: (file: OpenedFile) => void
}) => {
  const hint = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const result = await openChartFile(file)
    const refused = 'problem' in result ? texts.problems[result.problem] : refuse(result)
    setProblem(refused)
    if (!('problem' in result) && refused === null) onOpen(result)
  }
  return (
    <div
      className={css.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void open(event.dataTransfer.files[0])
      }}
    >
      <label className={css.fileLabel}>
        {label}
        <input
          type="file"
          accept="application/json,.json"
          aria-describedby={hint}
          className={css.file}
          onChange={({ target }) => {
            void open(target.files?.[0])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </label>
      <p id={hint} className={css.hint}>
        {texts.fileHint}
      </p>
      <p role="alert" className={css.problem}>
        {problem}
      </p>
    </div>
  )
}
