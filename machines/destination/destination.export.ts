import { FAILURE_POLICY } from '#machines/kit/failure.export.ts'
import type { PolicyOf } from '#machines/kit/redact.ts'
import type { PlaceOption } from './destination.rules.ts'
import type { DestinationContext } from './destination.setup.ts'

/** What is suggested tells what was typed, and that may be where somebody lives. */
const OPTION: PolicyOf<PlaceOption> = { id: 'pseudonym', name: 'pseudonym', description: 'pseudonym' }

export const destinationPolicy: PolicyOf<DestinationContext> = {
  types: { '[]': 'keep' },
  selected: 'pseudonym',
  text: 'pseudonym',
  suggestions: { '[]': OPTION },
  picked: OPTION,
  failure: FAILURE_POLICY,
}
