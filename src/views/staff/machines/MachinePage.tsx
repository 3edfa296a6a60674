import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { chartText } from '#machines/kit/chart/chartText.ts'
import { visualizer as texts } from '#src/i18n/staffTexts.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { Loading } from '#src/views/parts/loading/Loading.tsx'
import { changeAddress, DISTANCES, readAddress, writeAddress, type MachineAddress } from './address.rules.ts'
import { useVisualizer, type ChartFile } from './catalogue.ts'
import { indexChart, moveFrom } from './chart.rules.ts'
import { ChartView, type ChartHandle } from './ChartView.tsx'
import { ExportMenu } from './drawing/ExportMenu.tsx'
import { FindField } from './FindField.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { commandOf, type Command } from './keys.rules.ts'
import { Legend } from './Legend.tsx'
import { MachineBar } from './MachineBar.tsx'
import * as css from './MachinePage.css.ts'
import { MODES } from './modes.ts'
import type { ModeName, ModeView, OpenMachine } from './openMachine.ts'
import { Segments } from './Segments.tsx'
import { useLoaded } from './useLoaded.ts'

/**
 * One machine of the catalogue.
 * @param params the query of the URL, in which everything chosen stands
 * @param unknown shown instead for a machine that the catalogue does not have
 */
export const MachinePage = ({
  id,
  params,
  unknown,
}: {
  id: string
  params: Readonly<Record<string, string>>
  unknown: ReactNode
}) => {
  const { machines } = useVisualizer().catalogue
  return machines.includes(id) ? <KnownMachine key={id} id={id} params={params} /> : unknown
}

const KnownMachine = ({ id, params }: { id: string; params: Readonly<Record<string, string>> }) => {
  const { loadChart } = useVisualizer().catalogue
  const { value: file, hasFailed, retry } = useLoaded(useCallback(() => loadChart(id), [loadChart, id]))
  if (file !== null) return <OpenedMachine id={id} file={file} params={params} />
  return (
    <div className={css.waiting}>
      {hasFailed ? (
        <ChunkError onRetry={retry} />
      ) : (
        <Loading onRetry={retry}>
          <p>{texts.loading}</p>
        </Loading>
      )}
    </div>
  )
}

const OpenedMachine = ({
  id,
  file,
  params,
}: {
  id: string
  file: ChartFile
  params: Readonly<Record<string, string>>
}) => {
  const {
    catalogue,
    catalogue: { words: wordsOf, phrases },
    navigation,
  } = useVisualizer()
  const modes = MODES.filter(({ isFor }) => isFor?.(id, catalogue) ?? true)
  const address = readAddress(
    params,
    file.model,
    modes.map(({ name }) => name),
  )
  const query = writeAddress(address, id)
  const isExact = sameQuery(query, params)
  useEffect(() => {
    if (!isExact) navigation.go({ machine: id, params: query }, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- repairs an address once, as it is when it turns out to be wrong
  }, [isExact])

  const index = useMemo(() => indexChart(file.model), [file])
  const words = useMemo(() => wordsOf(id), [wordsOf, id])
  const text = useMemo(() => chartText(id, words, phrases), [id, words, phrases])
  const choose = (change: Partial<MachineAddress>, options: { replace?: boolean } = {}) =>
    navigation.go({ machine: id, params: writeAddress(changeAddress(address, change), id) }, options)
  const machine: OpenMachine = { id, file, index, words, text, address, modes: modes.map(({ name }) => name), choose }
  const mode = modes.find(({ name }) => name === address.mode) ?? modes[0]

  return (
    <div className={css.page}>
      <MachineBar machine={machine} modes={modes} />
      {mode && (
        <mode.View machine={machine}>
          {(view) => <Workspace machine={machine} mode={mode.name} view={view} />}
        </mode.View>
      )}
    </div>
  )
}

const sameQuery = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value)

/** The chart at the chosen distance, and the panel of the mode. */
const Workspace = ({ machine, mode, view }: { machine: OpenMachine; mode: ModeName; view: ModeView }) => {
  const { address, choose, index } = machine
  const workspace = useRef<HTMLDivElement>(null)
  const chart = useRef<ChartHandle>(null)
  const find = useRef<HTMLInputElement>(null)
  const [showsKeys, setShowsKeys] = useState(false)

  const run = (command: Command): void => {
    if (command.kind === 'move') {
      const next = moveFrom(index, address.state, command.move)
      if (next === null) return
      choose({ state: next }, { replace: true })
      chart.current?.focus(next)
    } else if (command.kind === 'distance') choose({ distance: command.distance })
    else if (command.kind === 'zoom') chart.current?.zoom(command.by)
    else if (command.kind === 'fit') chart.current?.fit()
    else if (command.kind === 'fold') chart.current?.toggleFold(address.state)
    else if (command.kind === 'step') view.onStep?.(command.by)
    else if (command.kind === 'find') find.current?.focus()
    else if (command.kind === 'keys') setShowsKeys(!showsKeys)
    else if (showsKeys) setShowsKeys(false)
    else choose({ state: null, way: null }, { replace: true })
  }
  const onKeyDown = (event: KeyPress): void => {
    const command = commandOf(event)
    if (command === null || isTyping(event.target)) return
    event.preventDefault()
    run(command)
  }
  // The focus is nowhere when the page has just opened; keys that move through the chart still scroll the page then.
  const onKeyAnywhere = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isInside = event.target instanceof Node && workspace.current?.contains(event.target)
    if (isInside !== true && commandOf(event)?.kind !== 'move') onKeyDown(event)
  })
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent): void => onKeyAnywhere(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of the controls inside, which take the focus
    <div
      ref={workspace}
      role="tabpanel"
      aria-label={texts.modeNames[mode]}
      className={css.workspace}
      onKeyDown={onKeyDown}
    >
      <div className={css.middle}>
        <div className={css.tools}>
          <Segments
            label={texts.distances}
            options={DISTANCES.map((name) => ({ name, text: texts.distanceNames[name] }))}
            chosen={address.distance}
            onChoose={(distance) => choose({ distance })}
          />
          <FindField field={find} machine={machine} />
          <ExportMenu {...exported(machine)} marks={view.marks} />
          <button
            type="button"
            className={css.keysButton}
            aria-expanded={showsKeys}
            onClick={() => setShowsKeys(!showsKeys)}
          >
            <kbd className={css.key}>?</kbd> <span className={css.keysText}>{texts.keys}</span>
          </button>
        </div>
        {showsKeys && <KeyHelp onClose={() => setShowsKeys(false)} />}
        <ChartView key={address.distance} ref={chart} machine={machine} view={view} />
        {address.distance !== 'text' && <Legend>{view.legend}</Legend>}
        {view.dock !== undefined && <div className={css.dock}>{view.dock}</div>}
      </div>
      <aside className={css.panel} aria-label={texts.panel}>
        {view.panel}
      </aside>
    </div>
  )
}

type KeyPress = Pick<globalThis.KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'preventDefault'>

const exported = ({ file, text, words: { title, purpose } }: OpenMachine) => ({ file, text, title, purpose })

/** Whether the key is typed into a field, or into a list that has keys of its own. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable], [popover]') !== null
