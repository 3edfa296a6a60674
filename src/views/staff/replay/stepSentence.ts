import type { CaptureEnvelope } from '#contract/support/captures.ts'
import { staffReplay as texts } from '#src/i18n/staffTexts.ts'
import { eventSentence } from '#machines/kit/chart/sentences.ts'
import { useVisualizer } from '#src/views/staff/machines/catalogue.ts'
import { knownZone, machineOf } from './replay.rules.ts'
import type { Specs } from './useMachineSpecs.ts'

type Step = CaptureEnvelope['steps'][number]

/** A step as a sentence; by the event's name if this build has no such machine. */
export const useStepSentence = (specs: Specs): ((step: Step) => string) => {
  const { words } = useVisualizer().catalogue
  return ({ who, type }) => {
    const machine = machineOf(who)
    const spec = specs.get(machine)
    if (spec === undefined) return type
    if (type === 'xstate.init') return texts.starts(words(machine).title)
    return eventSentence(spec, words(machine), { type })
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Minute and second of the guest's clock, for the order of steps; the whole time stands among the facts. */
export const timeOf = (at: number, zone: string): string => {
  const { minute, second } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(knownZone(zone))
  return `${twoDigits(minute)}:${twoDigits(second)}`
}
