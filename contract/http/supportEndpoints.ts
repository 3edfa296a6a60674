import {
  captureCodeCodec,
  CaptureResponse,
  CapturesResponse,
  PackedCapture,
  StaffCaptureResponse,
} from '#contract/support/captures.ts'
import { StaffDeskResponse } from '#contract/support/staffDesk.ts'
import { EmptyBody } from '#contract/inquiry/confirm.ts'
import { get, noFields, optional, post } from './defineEndpoint.ts'

/** Calls of guests who need help, and of staff who give it. */
export const supportEndpoints = {
  /** Keeps the guest's screen for support. Repeating the `Idempotency-Key` returns the same code. */
  sendCapture: post('/support/captures/', {
    body: PackedCapture,
    response: CaptureResponse,
    access: 'anyone',
    idempotent: true,
  }),
  /** Deletes the guest's own screen: the `Idempotency-Key` is the one it was sent with, which nobody else knows. */
  withdrawCapture: post('/support/captures/:code/withdraw/', {
    body: EmptyBody,
    response: CaptureResponse,
    access: 'anyone',
    idempotent: true,
  }),
  staffCaptures: get('/staff/captures/', {
    query: { code: optional(captureCodeCodec) },
    response: CapturesResponse,
    access: 'staff',
    fresh: true,
  }),
  /** Each look is written down. The code is read as a person types it. */
  staffCapture: get('/staff/captures/:code/', {
    query: noFields,
    response: StaffCaptureResponse,
    access: 'staff',
    fresh: true,
  }),
  /** Deletes a screen with all looks at it; the log keeps who did it. */
  deleteCapture: post('/staff/captures/:code/delete/', {
    body: EmptyBody,
    response: CapturesResponse,
    access: 'staff',
    fresh: true,
  }),
  staffDesk: get('/staff/desk/', { query: noFields, response: StaffDeskResponse, access: 'staff', fresh: true }),
}
