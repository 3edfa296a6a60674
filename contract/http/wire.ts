/** Path prefix of every endpoint. */
export const API_BASE = '/api/v1'

/** Specification §7. */
export const CLIENT_HEADER = 'X-Client'
export const HANDHELD_CLIENT = 'handheld-2'
export const DESKTOP_CLIENT = 'desktop-2'
/** Below this width, in CSS pixels, the client counts as a handheld (the large breakpoint of specification §9). */
export const HANDHELD_BELOW_PX = 1280

/** Decisions §11: lists of hotels are complete up to this many, nearest first. */
export const MAX_HOTELS_FOUND = 1000
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
