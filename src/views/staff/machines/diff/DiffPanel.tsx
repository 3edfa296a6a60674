import type { ChartChange } from '#machines/kit/chart/chartDiff.ts'
import { chartDiff as texts, visualizer } from '#src/i18n/staffTexts.ts'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import type { OpenMachine } from '#src/views/staff/machines/openMachine.ts'
import * as panelCss from '#src/views/staff/machines/panel/panel.css.ts'
import type { Loaded } from '#src/views/staff/machines/useLoaded.ts'
import { BUILD, chooseBuild, countChanges } from './diff.rules.ts'
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
  const refuse = ({ chart: { id } }: OpenedFile): string | null =>
    id === machine.id ? null : texts.otherMachine(id, words(machine.id).title)
  return (
    <>
      <h2 className={panelCss.title}>{texts.title}</h2>
      <BuildChoice machine={machine} file={file} />
      {changes !== null ? (
        <Changes machine={machine} changes={changes} />
      ) : (
        kept.length > 0 && <NotCompared stored={stored} />
      )}
      <FileChoice label={texts.chooseFile} refuse={refuse} onOpen={keepOpenedFile} />
    </>
  )
}

/** Value of the opened file in the list; builds are there by their place. */
const FILE = 'file'

/** All that the machine can be compared with: the opened file, then the kept builds, the newest first. */
const BuildChoice = ({ machine: { address, choose }, file }: { machine: OpenMachine; file: OpenedFile | null }) => {
  const { kept } = useVisualizer().catalogue
  const asked = address.rest[BUILD]
  const build = chooseBuild(kept, asked)
  const options = [
    ...(file === null ? [] : [{ value: FILE, text: texts.ofFile(file.name) }]),
    ...kept.map(({ name, date }, place) => ({ value: String(place), text: texts.keptBuild(name, date) })),
  ]
  const [only] = options
  if (only === undefined) return <p className={panelCss.quiet}>{texts.noKept}</p>
  if (options.length === 1)
    return (
      <p className={css.against}>
        {texts.against} <b>{only.text}</b>
      </p>
    )
  const change = (value: string): void => {
    const chosen = kept[Number(value)]
    if (chosen === undefined) return
    keepOpenedFile(null)
    choose({ rest: chosen === kept[0] ? {} : { [BUILD]: chosen.name } })
  }
  return (
    <>
      <label className={css.against}>
        {texts.against}{' '}
        <select
          className={css.builds}
          value={file !== null || build === undefined ? FILE : String(kept.indexOf(build))}
          onChange={({ target }) => change(target.value)}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      {file === null && asked !== undefined && build !== undefined && build.name !== asked && (
        <p className={panelCss.quiet}>{texts.notKept(asked, build.name)}</p>
      )}
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
