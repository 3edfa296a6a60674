import type { SnapshotFrom } from 'xstate'
import type { cancellingMachine } from './cancelling.machine.ts'

type CancellingSnapshot = SnapshotFrom<typeof cancellingMachine>

export const selectViewState = ({ value }: CancellingSnapshot) => value
/** Keep the object, not a copy. */
export const selectPreview = ({ context }: CancellingSnapshot) => context.preview
/** Another refund that the guest had been told, in cents; null when they are asked for the first time. */
export const selectToldBefore = ({ context }: CancellingSnapshot) => context.toldBefore
/** What is given back, in cents. */
export const selectRefund = ({ context }: CancellingSnapshot) => context.refund
export const selectFailure = ({ context }: CancellingSnapshot) => context.failure
