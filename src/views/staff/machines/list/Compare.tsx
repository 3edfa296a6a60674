import { chartDiff as texts } from '#src/i18n/staffTexts.ts'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { FileChoice } from '#src/views/staff/machines/diff/FileChoice.tsx'
import { keepOpenedFile, type OpenedFile } from '#src/views/staff/machines/diff/openedFile.ts'
import * as css from './list.css.ts'

/** Opens the chart of another build from a file, on the page of its machine. */
export const Compare = () => {
  const {
    catalogue: { machines, kept },
    navigation,
  } = useVisualizer()
  const open = (file: OpenedFile): void => {
    keepOpenedFile(file)
    navigation.go({ machine: file.chart.id, params: { mode: 'diff' } })
  }
  const [newest] = kept
  return (
    <details className={css.compare}>
      <summary className={css.compareSummary}>{texts.compare}</summary>
      {newest !== undefined && (
        <p className={css.note}>
          {texts.columnSays} <b>{texts.keptBuild(newest.name, newest.date)}</b>.
        </p>
      )}
      <FileChoice
        label={texts.chooseFile}
        refuse={({ chart: { id } }) => (machines.includes(id) ? null : texts.unknownMachine(id))}
        onOpen={open}
      />
    </details>
  )
}
