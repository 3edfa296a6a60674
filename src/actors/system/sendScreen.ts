import { packCapture, type CaptureEnvelope } from '#contract/support/captures.ts'
import { isOnline, watchConnection } from '#src/services/connection.ts'
import { configQuery, queryClient } from '#src/services/query.ts'
import { saveFile } from '#src/services/saveFile.ts'
import { sendCapture, withdrawCapture } from '#src/services/supportApi.ts'
import { ApiFailure } from '#src/services/apiFailure.ts'
import { actorSystem } from './actorSystem.ts'
import { captureScreen, type Captured, type PageFacts } from './capture.ts'
import { seenState } from './seenState.ts'

export { isOnline, watchConnection }

/** The page as the guest sees it now. */
export const captureHere = (facts: PageFacts, build: string): Promise<Captured> =>
  captureScreen(facts, build, { actors: actorSystem, seen: seenState, cache: queryClient })

/** Milliseconds until the guest is told that our servers do not answer. */
const SEND_TIMEOUT_MS = 15_000

/**
 * @param key the same for each attempt to send one screen: they give one code.
 * @returns its code.
 * @throws ApiFailure
 */
export const sendScreen = async (capture: CaptureEnvelope, key: string): Promise<string> => {
  const limit = AbortSignal.timeout(SEND_TIMEOUT_MS)
  try {
    return await sendCapture(capture, key, limit)
  } catch (cause) {
    if (limit.aborted) throw new ApiFailure({ code: 'timeout', message: 'No answer in time', cause })
    throw cause
  }
}

/** Deletes a sent screen, by the key it was sent with. */
export const deleteScreen = withdrawCapture

/** The number of support. */
export const supportPhone = async (): Promise<string> =>
  (await queryClient.ensureQueryData(configQuery())).brand.support_phone

/** Saves a capture that cannot be sent. */
export const saveScreen = (name: string, capture: CaptureEnvelope): void =>
  saveFile(name, JSON.stringify(packCapture(capture)), 'application/json')
