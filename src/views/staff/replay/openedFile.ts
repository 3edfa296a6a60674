import { packCapture, PackedCapture, unpackCapture, type CaptureEnvelope } from '#contract/support/captures.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A captured screen from a file, which has no code and so no address of its own. */
    captureFile?: PackedCapture
  }
}

/** The screen opened from a file; null if none is. It is in the history entry: Back closes it, and a reload keeps it. */
export const useOpenedFile = (): CaptureEnvelope | null => {
  const kept = useLocation({ select: ({ state }) => state.captureFile })
  // A reload may bring a newer build.
  return useMemo(() => (PackedCapture.is(kept) ? unpackCapture(kept) : null), [kept])
}

/** Opens a screen from a file on the replay page. */
export const useOpenFile = () => {
  const navigate = useNavigate()
  return (envelope: CaptureEnvelope): void =>
    void navigate({ to: '/staff/replay', state: { captureFile: packCapture(envelope) } })
}
