import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { removePage, renderPage } from '#src/ui/render.testing.tsx'
import { seenState } from '#src/actors/system/seenState.ts'
import { FLAG, useSeen, useSeenDraft } from './useSeen.ts'
import { useState } from 'react'
import { string, type } from 'superstruct'

const Part = () => {
  const [isOpen, setOpen] = useSeen('part.open', false, FLAG)
  const [draft, setDraft] = useState({ name: '' })
  useSeenDraft('part.form', {
    value: draft,
    struct: type({ name: string() }),
    policy: { name: 'pseudonym' },
    restore: setDraft,
  })
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Open' : 'Closed'}
      </button>
      <input aria-label="Name" value={draft.name} onChange={({ target }) => setDraft({ name: target.value })} />
    </>
  )
}

afterEach(() => seenState.replay(null))

test('a part registers what it shows while it is mounted, and a replay gives it back at the first paint', async () => {
  renderPage(<Part />)
  await page.getByRole('button', { name: 'Closed' }).click()
  await page.getByLabelText('Name').fill('Maya')
  const seen = seenState.seen()
  expect(seen).toEqual([
    { name: 'part.open', value: true, policy: 'keep' },
    { name: 'part.form', value: { name: 'Maya' }, policy: { name: 'pseudonym' } },
  ])
  removePage()
  expect(seenState.seen()).toEqual([])

  seenState.replay(Object.fromEntries(seen.map(({ name, value }) => [name, value])))
  renderPage(<Part />)
  await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Maya')
  removePage()
  // A part of a replayed page may mount again.
  renderPage(<Part />)
  expect(page.getByRole('button', { name: 'Open' }).elements()).toHaveLength(1)
})
