import {
  firstOpenStep,
  STEPS,
  stepOfFailure,
  stepProblems,
  withRefusal,
  type InquiryDraft,
  type Step,
} from '#machines/inquiry/inquiry.rules.ts'
import {
  selectCardFailure,
  selectCardForm,
  selectCheckedStep,
  selectCompletedSteps,
  selectDraft,
  selectFailure,
  selectOpenStep,
  selectProgress,
  selectSent,
} from '#machines/inquiry/inquiry.selectors.ts'
import { inquiryActor } from '#src/actors/inquiry/inquiry.ts'
import { useInstant } from '#src/ui/hooks/useNow.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'

const nowText = (): string => Temporal.Now.instant().toString()

/** The request, its state, and the actions of the guest. */
export const useInquiry = () => {
  const actor = inquiryActor()
  return {
    draft: useSelector(actor, selectDraft),
    completedSteps: useSelector(actor, selectCompletedSteps),
    checkedStep: useSelector(actor, selectCheckedStep),
    progress: useSelector(actor, selectProgress),
    failure: useSelector(actor, selectFailure),
    sent: useSelector(actor, selectSent),
    cardForm: useSelector(actor, selectCardForm),
    cardFailure: useSelector(actor, selectCardFailure),
    change: (change: Partial<InquiryDraft>) => actor.send({ type: 'draft.change', change }),
    submitStep: (step: Step) => actor.send({ type: 'step.submit', step, now: nowText() }),
    send: (paymentMethodId: string | null) => actor.send({ type: 'request.submit', paymentMethodId, now: nowText() }),
    another: () => actor.send({ type: 'inquiry.another' }),
    showCard: () => actor.send({ type: 'card.shown' }),
    hideCard: () => actor.send({ type: 'card.hidden' }),
    retryCard: () => actor.send({ type: 'card.retry' }),
  }
}
export type InquiryView = ReturnType<typeof useInquiry>

/** What is wrong in a step now, and whether each field says so: eager, or because the server refused it. */
export const useStepProblems = (step: Step, { draft, failure, checkedStep }: InquiryView) => {
  const now = useInstant()
  const problems = withRefusal(step, stepProblems(step, draft, now.toString()), failure)
  const isRefused = failure !== null && stepOfFailure(failure) === step
  return { problems, isChecked: checkedStep === step || isRefused, isRefused }
}

/** The step to show instead of `wanted`; the same where that is open. */
export const openStepNow = (wanted: Step): Step => selectOpenStep(inquiryActor().getSnapshot(), wanted)

/** A guest who starts a request does not mean the one that they sent. */
export const beginAnew = (): void => {
  if (selectSent(inquiryActor().getSnapshot()) !== null) inquiryActor().send({ type: 'inquiry.another' })
}

/** The first step that is not completed yet. */
export const firstOpenStepNow = (): Step =>
  openStepNow(firstOpenStep(inquiryActor().getSnapshot().context.completedSteps))

/** Follows the machine from step to step. `replace`: the step shown is no longer open. */
export const useSteps = (step: Step, onOpen: (step: Step, how: { replace: boolean }) => void): void => {
  const actor = inquiryActor()
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const listening = [
      actor.on('step.done', ({ step: done }) => {
        const next = STEPS[STEPS.indexOf(done) + 1]
        if (next !== undefined) open(next, { replace: false })
      }),
      actor.on('step.open', ({ step: wrong }) => open(wrong, { replace: false })),
    ]
    return () => {
      for (const subscription of listening) subscription.unsubscribe()
    }
  }, [actor])
  const opened = useSelector(actor, (snapshot) => selectOpenStep(snapshot, step))
  useEffect(() => {
    if (opened !== step) open(opened, { replace: true })
  }, [opened, step])
}
