import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { stateSentence } from '#machines/kit/chart/sentences.ts'
import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { Notice } from '#src/ui/content/Notice.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { CatchBoundary } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { FrozenScreen } from './FrozenScreen.tsx'
import { GoOn } from './GoOn.tsx'
import { changedMachines, machineOf, missingActors, snapshotsAt, stateOf } from './replay.rules.ts'
import { ScreenFacts } from './ScreenFacts.tsx'
import { StepPanel } from './StepPanel.tsx'
import { Timeline } from './Timeline.tsx'
import { TouchedChart } from './TouchedChart.tsx'
import { useMachineSpecs, type Specs } from './useMachineSpecs.ts'
import * as css from './replay.css.ts'

const NONE: Specs = new Map()

/** A captured screen with its steps, the chart and the facts. */
export const Replay = ({ envelope, head }: { envelope: CaptureEnvelope; head: ReactNode }) => {
  const { machines } = useVisualizer().catalogue
  const { value: loaded, hasFailed, retry } = useMachineSpecs(envelope)
  const [step, setStep] = useState(envelope.steps.length)
  const specs = loaded ?? NONE
  const who = envelope.steps[Math.max(step, 1) - 1]?.who ?? Object.keys(envelope.actors)[0]
  const missing = missingActors(envelope, machines)
  const changed = changedMachines(envelope, specs)
  return (
    <div className={css.page}>
      <div className={css.head}>
        {head}
        <GoOn envelope={envelope} step={step} specs={specs} />
      </div>
      <div className={css.notices}>
        {hasFailed && <ChunkError onRetry={retry} />}
        {changed.length > 0 && (
          <Notice tone="bad" live="status">
            <strong>{texts.otherBuild}</strong> {texts.otherBuildText(changed.join(', '))}
          </Notice>
        )}
        {missing.length > 0 && (
          <Notice tone="bad" live="status">
            {texts.missing(missing.join(', '))}
          </Notice>
        )}
        {envelope.cut.length > 0 && <Notice>{texts.cut(envelope.cut.join(', '))}</Notice>}
        {envelope.note !== '' && (
          <Notice>
            {texts.note} <bdi>{envelope.note}</bdi>
          </Notice>
        )}
      </div>
      <div className={css.columns}>
        {/* Each column scrolls, so the keyboard must reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <section className={css.column} aria-label={texts.screen} tabIndex={0}>
          <Part step={step}>
            <FrozenScreen envelope={envelope} step={step} />
            <VisuallyHidden>
              <WhatIsSeen envelope={envelope} step={step} specs={specs} />
            </VisuallyHidden>
          </Part>
        </section>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <section className={css.column} aria-label={texts.chart} tabIndex={0}>
          <Part step={step}>
            {who !== undefined && <TouchedChart envelope={envelope} step={step} who={who} specs={specs} />}
          </Part>
        </section>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <section className={css.column} aria-label={texts.details} tabIndex={0}>
          <Part step={step}>
            <StepPanel envelope={envelope} step={step} specs={specs} />
          </Part>
          <Part step={step}>
            <ScreenFacts envelope={envelope} />
          </Part>
        </section>
      </div>
      <Part step={step}>
        <Timeline envelope={envelope} step={step} specs={specs} onStep={setStep} />
      </Part>
    </div>
  )
}

/** A part of the page, which takes no other with it where it cannot be shown: anybody may have written the capture. */
const Part = ({ step, children }: { step: number; children: ReactNode }) => (
  <CatchBoundary getResetKey={() => step} errorComponent={Unreadable}>
    {children}
  </CatchBoundary>
)

const Unreadable = () => <Notice tone="bad">{texts.unreadable}</Notice>

/** The frozen screen in words, since a screen reader cannot enter it. */
const WhatIsSeen = ({ envelope, step, specs }: { envelope: CaptureEnvelope; step: number; specs: Specs }) => {
  const { words } = useVisualizer().catalogue
  return (
    <>
      <h2>{texts.stateNow}</h2>
      <ul>
        {Object.entries(snapshotsAt(envelope, step)).map(([who, snapshot]) => {
          const machine = machineOf(who)
          const spec = specs.get(machine)
          const state = spec && stateOf(spec, snapshot)
          return (
            spec &&
            state && (
              <li key={who}>
                {words(machine).title}: {stateSentence(spec, words(machine), state)}
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}
