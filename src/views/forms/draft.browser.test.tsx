import '#src/styles/global.css.ts'
import { renderPage } from '#src/ui/render.testing.tsx'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useDraft } from './draft.ts'

const Email = () => {
  const [draft, setDraft] = useDraft()
  return (
    <input
      aria-label="Email"
      value={draft.email}
      onChange={(event) => setDraft({ ...draft, email: event.currentTarget.value })}
    />
  )
}

test('what was typed into a sign-in form is there when it opens again', async () => {
  renderPage(<Email />)
  await userEvent.fill(page.getByRole('textbox'), 'maya@mail.example')
  renderPage(<p>closed by Back</p>)
  await expect.element(page.getByText('closed by Back')).toBeVisible()
  renderPage(<Email />)
  await expect.element(page.getByRole('textbox')).toHaveValue('maya@mail.example')
  await userEvent.clear(page.getByRole('textbox'))
})
