import { useMemo, useState } from 'react'
import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { retellSteps } from '#machines/kit/visualizer/recorded.ts'
import { createSimulation } from '#machines/kit/visualizer/simulation.ts'
import type { WrittenPath } from '#machines/kit/visualizer/pathCode.ts'
import { saveFile } from '#src/actors/system/savedFiles.ts'
import { simulate as texts } from '#src/i18n/staffTexts.ts'
import { Button } from '#src/ui/content/Button.tsx'
import * as icons from '#src/ui/content/icons.ts'
import { useVisualizer, type WrittenTest } from '#src/views/staff/machines/catalogue.ts'
import { storeSnapshot } from '#src/views/staff/machines/simulate/storedMoment.ts'
import { storedPart, recordedPath } from './goOn.rules.ts'
import { changedMachines, machineOf, snapshotsAt } from './replay.rules.ts'
import type { Specs } from './useMachineSpecs.ts'
import * as css from './replay.css.ts'

/** Leads from the machine of the step looked at to its simulation, and writes its steps as a test. */
export const GoOn = ({ envelope, step, specs }: { envelope: CaptureEnvelope; step: number; specs: Specs }) => {
  const { catalogue, navigation } = useVisualizer()
  const [said, setSaid] = useState('')
  const who = envelope.steps[Math.max(step, 1) - 1]?.who ?? Object.keys(envelope.actors)[0] ?? ''
  const machine = machineOf(who)
  const spec = specs.get(machine)
  const stored = storedPart(snapshotsAt(envelope, step)[who])
  const isOtherBuild = useMemo(() => changedMachines(envelope, specs).includes(machine), [envelope, specs, machine])
  const canGoOn = useMemo(
    () => spec !== undefined && stored !== null && createSimulation(spec).beginFrom(stored) !== null,
    [spec, stored],
  )
  if (spec === undefined) return null
  const title = catalogue.words(machine).title
  const reason = isOtherBuild ? texts.replay.otherBuild(title) : canGoOn ? null : texts.replay.notThere(title)

  const goOn = (): void => {
    const from = storeSnapshot(`${envelope.at}-${who}-${step}`, stored)
    if (from === null) setSaid(texts.replay.notStored)
    else navigation.go({ machine, params: { mode: 'simulate', from, s: '0:' } })
  }
  const save = async (): Promise<void> => {
    const path = recordedPath(envelope, step, who)
    const written = path && (await writeRecorded(path))
    if (written) saveFile(written.fileName, written.code, 'text/plain')
    setSaid(written ? texts.saved(written.fileName, written.folder) : texts.replay.tooShort(title))
  }
  const writeRecorded = async ({
    beginning,
    steps,
  }: NonNullable<ReturnType<typeof recordedPath>>): Promise<WrittenTest | undefined> => {
    const simulation = createSimulation(spec)
    const first = simulation.beginFrom(beginning)
    if (first === null) return undefined
    const { moments, unlike } = retellSteps(simulation, first, steps)
    const path: WrittenPath = {
      spec,
      words: catalogue.words(machine),
      beginning: { stored: beginning },
      moments,
      note: texts.replay.note,
      remarks: Object.fromEntries(unlike.map((place) => [place, texts.replay.unlike])),
    }
    const write = await catalogue.loadTestWriter?.(machine)
    return write?.(path)[0]
  }
  return (
    <div className={css.goOn}>
      <Button size="small" icon={icons.down} disabled={reason !== null} onClick={() => void save()}>
        {texts.saveAsTest}
      </Button>
      <Button look="ink" size="small" icon={icons.next} disabled={reason !== null} onClick={goOn}>
        {texts.replay.goOn}
      </Button>
      <span role="status" className={css.mute}>
        {reason ?? said}
      </span>
    </div>
  )
}
