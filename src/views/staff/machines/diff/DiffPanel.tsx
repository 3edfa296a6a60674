import type { ChartChange } from '#machines/kit/chart/chartDiff.ts'
import { chartDiff as texts, visualizer } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import type { Loaded } from '#src/views/staff/machines/useLoaded.ts'
import { countChanges } from './diff.rules.ts'
import type { Against } from './diffMode.tsx'
import { FileChoice } from './FileChoice.tsx'
import { keepOpenedFile, type OpenedFile } from './openedFile.ts'
import * as css from './diff.css.ts'

/** The differences as sentences, each of which leads to its place. */
export const DiffPanel = ({
  machine,
  file,
  stored,
  changes,
}: {
  machine: OpenMachine
  file: OpenedFile | null
  stored: Loaded<Against>
  changes: readonly ChartChange[] | null
}) => {
  const { kept, words } = useVisualizer().catalogue
  const against = file === null ? kept && texts.keptBuild(kept.name, kept.date) : texts.ofFile(file.name)
  const refuse = ({ chart: { id } }: OpenedFile): string | null =>
    id === machine.id ? null : texts.otherMachine(id, words(machine.id).title)
  return (
    <>
      <h2 className={panelCss.title}>{texts.title}</h2>
      {against === null ? (
        <p className={panelCss.quiet}>{texts.noKept}</p>
      ) : (
        <p className={css.against}>
          {texts.against} <b>{against}</b>
        </p>
      )}
      {changes !== null ? (
        <Changes machine={machine} changes={changes} />
      ) : (
        kept !== null && <NotCompared stored={stored} />
      )}
      {file !== null && kept !== null && (
        <button type="button" className={css.button} onClick={() => keepOpenedFile(null)}>
          {texts.backToKept}
        </button>
      )}
      <FileChoice label={texts.chooseFile} refuse={refuse} onOpen={keepOpenedFile} />
    </>
  )
}

const NotCompared = ({ stored: { value, hasFailed, retry } }: { stored: Loaded<Against> }) => {
  if (hasFailed) return <ChunkError onRetry={retry} />
  return <p className={panelCss.quiet}>{value === null ? visualizer.loading : texts.isNew}</p>
}

const Changes = ({ machine, changes }: { machine: OpenMachine; changes: readonly ChartChange[] }) => {
  if (changes.length === 0) return <p className={panelCss.quiet}>{texts.nothing}</p>
  const seen = changes.filter(({ kind }) => kind === 'seen')
  const others = changes.filter(({ kind }) => kind !== 'seen')
  return (
    <>
      <p className={panelCss.quiet}>{texts.counts(countChanges(changes))}</p>
      {others.length > 0 && <h3 className={panelCss.heading}>{texts.list}</h3>}
      <ChangeList machine={machine} changes={others} />
      {seen.length > 0 && (
        <details className={css.folded} open={others.length === 0}>
          <summary className={css.summary}>{texts.seen(seen.length)}</summary>
          <ChangeList machine={machine} changes={seen} />
        </details>
      )}
    </>
  )
}

const ChangeList = ({ machine, changes }: { machine: OpenMachine; changes: readonly ChartChange[] }) => (
  <ul>
    {changes.map((change) => (
      <li key={change.sentence}>
        <ChangeRow machine={machine} change={change} />
      </li>
    ))}
  </ul>
)

const ChangeRow = ({
  machine: { id, index, address, choose },
  change: { kind, sentence, state, way },
}: {
  machine: OpenMachine
  change: ChartChange
}) => {
  const row = (
    <>
      <span className={css.kind[kind]} aria-hidden="true">
        {texts.signs[kind]}
      </span>
      <span>
        <VisuallyHidden>{texts.kinds[kind]}: </VisuallyHidden>
        {sentence}
      </span>
    </>
  )
  // A state that is gone has no place to lead to, and the machine itself is no state on the chart.
  if (index.state(state) === undefined || (state === id && way === null)) return <div className={css.change}>{row}</div>
  return (
    <button
      type="button"
      className={classes(css.change, way !== null && way === address.way && css.chosen)}
      onClick={() => choose({ state: state === id ? null : state, way })}
    >
      {row}
    </button>
  )
}
