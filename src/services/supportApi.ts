import { create } from 'superstruct'
import { supportEndpoints } from '#contract/http/supportEndpoints.ts'
import { packCapture, PackedCapture, type CaptureEnvelope } from '#contract/support/captures.ts'
import { ApiFailure } from './apiFailure.ts'
import { asGuest } from './browserClient.ts'
import { clientOf } from './http.ts'

const callSupportApi = clientOf(
  { sendCapture: supportEndpoints.sendCapture, withdrawCapture: supportEndpoints.withdrawCapture },
  asGuest,
)

/** Half an emoji, where a text was cut, and U+0000 are no text: the server refuses them. */
const NO_TEXT = /[\0\p{Surrogate}]/gu

const replaceNoText = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(NO_TEXT, '\ufffd') : value

const withTextsOnly = (capture: PackedCapture): PackedCapture => {
  const sent: unknown = JSON.parse(JSON.stringify(capture, replaceNoText))
  return create(sent, PackedCapture)
}

/**
 * Sends a captured screen.
 * @param key repeating it returns the same code, and stores nothing twice.
 * @returns the code to tell support.
 * @throws ApiFailure
 */
export const sendCapture = async (envelope: CaptureEnvelope, key: string, signal?: AbortSignal): Promise<string> => {
  const { code } = await callSupportApi('sendCapture', {
    body: withTextsOnly(packCapture(envelope)),
    idempotencyKey: key,
    ...(signal === undefined ? {} : { signal }),
  })
  return code
}

/**
 * Deletes a screen that was sent.
 * @param key the one it was sent with.
 * @throws ApiFailure
 */
export const withdrawCapture = async (code: string, key: string): Promise<void> => {
  try {
    await callSupportApi('withdrawCapture', { params: { code }, body: {}, idempotencyKey: key })
  } catch (error) {
    // An earlier try, whose answer was lost, has deleted it.
    if (!(error instanceof ApiFailure && error.code === 'not_found')) throw error
  }
}
