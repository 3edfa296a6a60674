/** The ways a room is sold. Their places in this list are part of a rate key: only add at the end. */
export const PLANS = ['flexible', 'non_refundable', 'flexible_breakfast'] as const
export type Plan = (typeof PLANS)[number]
