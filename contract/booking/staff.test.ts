import { describe, expect, test } from 'vitest'
import { MAX_NOTE_LENGTH, ReviewDecisionBody } from './staff.ts'
import { MAX_PAID_NOTE_LENGTH, MarkPaidBody } from './statements.ts'

describe.each([
  [
    'a decision about a booking',
    (note: string) => ReviewDecisionBody.validate({ decision: 'confirm', note }),
    MAX_NOTE_LENGTH,
  ],
  ['a statement that is paid', (note: string) => MarkPaidBody.validate({ note }), MAX_PAID_NOTE_LENGTH],
] as const)('the note of %s', (_, read, most) => {
  test.each(['', ' ', '\t\r\n', '\u00A0\u3000', '\uFEFF'])('is required: %j is blank', (blank) => {
    const [error] = read(blank)
    expect(error).toMatchObject({ path: ['note'] })
  })

  test('may have the maximum length, and no more', () => {
    expect(read('x'.repeat(most))).toEqual([undefined, expect.objectContaining({ note: 'x'.repeat(most) })])
    expect(read('x'.repeat(most + 1))[0]).toMatchObject({ path: ['note'] })
  })

  test('keeps the spaces around it', () => {
    expect(read(' Bank transfer 17 ')[1]).toMatchObject({ note: ' Bank transfer 17 ' })
  })
})
