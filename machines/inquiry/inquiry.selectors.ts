import type { SnapshotFrom } from 'xstate'
import type { inquiryMachine } from './inquiry.machine.ts'
import { openStep, type Step } from './inquiry.rules.ts'

type InquirySnapshot = SnapshotFrom<typeof inquiryMachine>

export const selectDraft = ({ context }: InquirySnapshot) => context.draft
export const selectCompletedSteps = ({ context }: InquirySnapshot) => context.completedSteps
export const selectCheckedStep = ({ context }: InquirySnapshot) => context.checkedStep
export const selectSent = ({ context }: InquirySnapshot) => context.sent
export const selectFailure = ({ context }: InquirySnapshot) => context.failure
export const selectCardFailure = ({ context }: InquirySnapshot) => context.cardFailure

/** The wizard's present task; `form`: the guest's turn. */
export const selectProgress = (
  snapshot: InquirySnapshot,
): 'form' | 'saving' | 'verifying' | 'sending' | 'unsure' | 'sent' => {
  if (snapshot.matches({ request: { delivering: 'unsure' } })) return 'unsure'
  if (snapshot.matches({ request: 'delivering' })) return 'sending'
  const states = ['saving', 'verifying', 'sent'] as const
  return states.find((request) => snapshot.matches({ request })) ?? 'form'
}

export const selectCardForm = (snapshot: InquirySnapshot): 'closed' | 'opening' | 'ready' | 'failed' => {
  const steps = ['opening', 'ready', 'failed'] as const
  return steps.find((mounted) => snapshot.matches({ cardFormSlot: { mounted } })) ?? 'closed'
}

/** The step to show where `wanted` is asked for. What is on its way, and what has arrived, is the last step's. */
export const selectOpenStep = (snapshot: InquirySnapshot, wanted: Step): Step => {
  const progress = selectProgress(snapshot)
  return progress === 'form' || progress === 'saving' ? openStep(snapshot.context.completedSteps, wanted) : 'request'
}
