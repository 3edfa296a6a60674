import type { SnapshotFrom } from 'xstate'
import type { cancellingMachine } from './cancelling.machine.ts'

type CancellingSnapshot = SnapshotFrom<typeof cancellingMachine>

export const selectViewState = ({ value }: CancellingSnapshot) => value
/** Return the object itself: a copy would differ on every call. */
export const selectPreview = ({ context }: CancellingSnapshot) => context.preview
/** The amounts shown before they changed, in cents; null when the guest is asked for the first time. */
export const selectPreviousReturn = ({ context }: CancellingSnapshot) => context.previousReturn
/** In cents. */
export const selectRefund = ({ context }: CancellingSnapshot) => context.refund
export const selectFailure = ({ context }: CancellingSnapshot) => context.failure
