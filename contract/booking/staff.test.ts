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
  test.each(['', ' ', '\t\r\n', '\u00A0\u3000', '\uFEFF'])('is asked for where it is %j', (blank) => {
    const [error] = read(blank)
    expect(error).toMatchObject({ path: ['note'] })
  })

  test('may be as long as it may', () => {
    expect(read('x'.repeat(most))).toEqual([undefined, expect.objectContaining({ note: 'x'.repeat(most) })])
    expect(read('x'.repeat(most + 1))[0]).toMatchObject({ path: ['note'] })
  })

  test('is kept as it was written', () => {
    expect(read(' Bank transfer 17 ')[1]).toMatchObject({ note: ' Bank transfer 17 ' })
  })
})
