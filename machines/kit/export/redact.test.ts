import { MAX_COMMENT_LENGTH } from '#contract/http/limits.ts'
import { isEmail, isLatinName, MAX_NAME_LENGTH } from '#contract/user/user.ts'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { isSameEmail } from '#machines/auth/auth.rules.ts'
import { HIDDEN } from './hidden.ts'
import { createPseudonyms, redact, redactSnapshot, type ExportPolicy, type PolicyOf } from './redact.ts'

const redacted = (value: unknown, policy: ExportPolicy) => redact(value, policy, createPseudonyms())

describe('a kind', () => {
  test('keep leaves numbers, texts and booleans unchanged', () => {
    const context = { credits: 50, code: 'declined', isLate: false, failure: null }
    expect(redacted(context, { credits: 'keep', code: 'keep', isLate: 'keep', failure: 'keep' })).toEqual(context)
  })

  test('hide reveals only that there is a text', () => {
    const context = { phone: '+1 212 555 0100', image: null, handle: '' }
    expect(redacted(context, { phone: 'hide', image: 'hide', handle: 'hide' })).toEqual({ ...context, phone: HIDDEN })
  })

  test.each([[50], [true], [{ street: 'Main' }], [['Main']]])(
    'hide turns %j into an unmistakable placeholder',
    (value) => {
      expect(redacted({ value }, { value: 'hide' })).toEqual({ value: HIDDEN })
      expect(Number(HIDDEN)).toBeNaN()
    },
  )

  test.each([['20'], ['1,250.50'], ['٢٠٫٥'], ['1 000 000']])('amount keeps %s', (text) => {
    expect(redacted({ text }, { text: 'amount' })).toEqual({ text })
  })

  test.each([['twenty'], ['4111111111111111'], ['+12125550100'], ['1.000'], ['maya@stayless.example']])(
    'amount replaces %s',
    (text) => {
      expect(redacted({ text }, { text: 'amount' })).toEqual(redacted({ text }, { text: 'pseudonym' }))
      expect(JSON.stringify(redacted({ text }, { text: 'amount' }))).not.toContain(text.slice(0, 3))
    },
  )
})

const shapeOf = (text: string) => [text === '', text.trim() === '', isLatinName(text), isEmail(text)]

describe('a pseudonym', () => {
  test('is the same for the same text, and different for different texts', () => {
    const { of } = createPseudonyms()
    expect(of('Maya')).toBe(of('Maya'))
    const many = Array.from({ length: 20_000 }, (_, index) => of(`guest ${index}`))
    expect(new Set(many).size).toBe(many.length)
  })

  test('is the same in all snapshots of one export', () => {
    const pseudonyms = createPseudonyms()
    const one = redact({ email: 'maya@stayless.example' }, { email: 'pseudonym' }, pseudonyms)
    const other = redact({ user: { name: 'maya@stayless.example' } }, { user: { name: 'pseudonym' } }, pseudonyms)
    expect(Object.values(Object(one))).toEqual(Object.values(Object(Object(other).user)))
  })

  test('differs only in case for texts that differ only in case', () => {
    const { of } = createPseudonyms()
    const emails = ['Maya@Stayless.example', 'maya@stayless.example', 'MAYA@STAYLESS.EXAMPLE', 'noor@stayless.example']
    const [one = '', other = '', third = '', stranger = ''] = emails.map(of)
    expect(new Set([one, other, third, stranger]).size).toBe(4)
    expect([isSameEmail(one, other), isSameEmail(one, third), isSameEmail(one, stranger)]).toEqual([true, true, false])
    expect(of('visa')).not.toBe(of('Visa'))
  })

  test('is unique for each of hundreds of spellings of one word', () => {
    const { of } = createPseudonyms()
    const spellings = Array.from({ length: 256 }, (_, bits) =>
      'abcdefgh'.replaceAll(/./g, (letter, at: number) => ((bits >> at) % 2 === 1 ? letter.toUpperCase() : letter)),
    )
    expect(new Set(spellings.map(of)).size).toBe(256)
  })

  test.each([[''], [' '], ['Maya'], ["Ann-Marie O'Neil"], ['עאישה'], ['Maya 2'], ['maya@stayless.example']])(
    'of %j is empty, Latin or an email just like the text',
    (text) => {
      const pseudonym = createPseudonyms().of(text)
      expect(shapeOf(pseudonym)).toEqual(shapeOf(text))
    },
  )

  test.each([[MAX_NAME_LENGTH], [MAX_COMMENT_LENGTH]])('exceeds the limit of %d only if the text does', (limit) => {
    const { of } = createPseudonyms()
    expect(of('a'.repeat(limit)).length).toBeLessThanOrEqual(limit)
    expect(of('b'.repeat(limit + 1)).length).toBeGreaterThan(limit)
  })

  test('is known for a text seen in another case, and for no other', () => {
    const { of, find } = createPseudonyms()
    of('Maya')
    expect(find('maya')?.toLowerCase()).toBe(of('Maya').toLowerCase())
    expect(find('noor')).toBeUndefined()
  })
})

describe('a policy', () => {
  test('applies to list items and, with a star, at any depth, but not to siblings', () => {
    const context = {
      cards: [{ id: 'c1', last4: '4242' }],
      place: { name: 'Rome', point: { lat: 41.9 } },
      choice: 'keyed',
    }
    const policy = {
      cards: { '[]': { id: 'keep', last4: 'hide' } },
      place: { '*': 'keep' },
      choice: { '*': 'keep' },
    } as const
    expect(redacted(context, policy)).toEqual({ ...context, cards: [{ id: 'c1', last4: HIDDEN }] })
  })

  test('can name exceptions to a star', () => {
    const rates = [{ key: 'k1', total: 12, board: { kind: 'room_only' } }]
    expect(redacted({ rates }, { rates: { '[]': { key: 'hide', '*': 'keep' } } })).toEqual({
      rates: [{ ...rates[0], key: HIDDEN }],
    })
  })

  test('withholds fields it does not name, and values of another kind', () => {
    expect(redacted({ name: 'Maya', 'Maya Levi': 1 }, {})).toEqual({})
    expect(redacted({ code: { name: 'Maya' } }, { code: 'keep' })).toEqual({ code: HIDDEN })
    expect(redacted({ list: { name: 'Maya' } }, { list: { '[]': 'keep' } })).toEqual({ list: HIDDEN })
    expect(redacted({ guest: ['Maya'] }, { guest: { name: 'keep' } })).toEqual({ guest: HIDDEN })
    expect(redacted({ guest: 'Maya' }, { guest: { name: 'keep' } })).toEqual({ guest: HIDDEN })
  })

  test('is typed by the context: every path once, optional ones too, and no others', () => {
    interface Context {
      name: string | null
      failure: { code: string; booking?: { id: string } } | null
      proof: { way: 'password'; handle: string } | { way: 'google' } | null
      ids: string[]
      isDone: boolean
      tries: number
      choice: { side: string } | 'keyed'
    }
    interface Whole {
      name: 'hide'
      failure: { code: 'keep'; booking: { id: 'pseudonym' } }
      proof: { way: 'keep'; handle: 'hide' }
      ids: { '[]': 'pseudonym' }
      isDone: 'keep'
      tries: 'keep'
      choice: { '*': 'keep' }
    }
    type With<Change> = Omit<Whole, keyof Change> & Change
    expectTypeOf<Whole>().toExtend<PolicyOf<Context>>()
    expectTypeOf<With<{ failure: { '*': 'keep' } }>>().toExtend<PolicyOf<Context>>()
    expectTypeOf<Omit<Whole, 'name'>>().not.toExtend<PolicyOf<Context>>()
    expectTypeOf<With<{ failure: { code: 'keep' } }>>().not.toExtend<PolicyOf<Context>>()
    expectTypeOf<With<{ proof: { way: 'keep' } }>>().not.toExtend<PolicyOf<Context>>()
    expectTypeOf<With<{ failure: 'keep' }>>().not.toExtend<PolicyOf<Context>>()
    expectTypeOf<With<{ ids: 'keep' }>>().not.toExtend<PolicyOf<Context>>()
    expectTypeOf<With<{ isDone: 'hide' }>>().not.toExtend<PolicyOf<Context>>()
    expectTypeOf<With<{ tries: 'pseudonym' }>>().not.toExtend<PolicyOf<Context>>()
    expectTypeOf<With<{ choice: { side: 'keep' } }>>().not.toExtend<PolicyOf<Context>>()
    expectTypeOf<With<{ name: { '*': 'keep' } }>>().not.toExtend<PolicyOf<Context>>()
  })
})

describe('a snapshot', () => {
  test('keeps its state and which children run, but neither their inputs and outputs nor its own output and error', () => {
    const persisted = {
      status: 'active',
      value: { form: 'filling' },
      historyValue: { 'toy.form.hist': [{ id: 'toy.form.filling' }] },
      output: 'secret',
      error: { message: 'secret' },
      context: { guest: { first_name: 'Ada' }, tries: 3 },
      children: {
        book: { src: 'book', syncSnapshot: false, snapshot: { status: 'active', input: { nonce: 'secret' } } },
        load: { src: 'load', syncSnapshot: false, snapshot: { status: 'done', output: { name: 'secret' } } },
      },
    }
    const policy = { guest: { first_name: 'hide' }, tries: 'keep' } as const
    expect(redactSnapshot(persisted, policy, createPseudonyms())).toEqual({
      status: 'active',
      value: { form: 'filling' },
      historyValue: { 'toy.form.hist': [{ id: 'toy.form.filling' }] },
      context: { guest: { first_name: HIDDEN }, tries: 3 },
      children: {
        book: { src: 'book', syncSnapshot: false, snapshot: { status: 'active' } },
        load: { src: 'load', syncSnapshot: false, snapshot: { status: 'done' } },
      },
    })
  })

  test('of another kind reveals nothing', () => {
    expect(redactSnapshot('secret', { '*': 'keep' }, createPseudonyms())).toBeNull()
  })
})
