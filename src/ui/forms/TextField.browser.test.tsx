import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#src/styles/global.css.ts'
import { TextArea, TextField } from './TextField.tsx'
import { renderPage } from '#src/ui/render.testing.tsx'

/** Typed text has its own direction, but aligns with the page, so all fields align with their labels. */
for (const [dir, side] of [
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const) {
  test(`every field begins at the side of its label, whatever is written in it (${dir})`, () => {
    renderPage(
      <div dir={dir}>
        <TextField label="Latin" dir="auto" defaultValue="Maya" />
        <TextField label="Hebrew" dir="auto" defaultValue="מאיה" />
        <TextField label="E-mail" dir="ltr" defaultValue="maya@stayless.example" />
        <TextField label="Empty" />
        <TextArea label="Comment" dir="auto" placeholder="مثلًا: غرفة هادئة" />
      </div>,
    )
    const fields = [...document.querySelectorAll('input, textarea')]
    expect(fields.map((field) => getComputedStyle(field).textAlign)).toEqual(fields.map(() => side))
  })
}

test.each(['controlled', 'uncontrolled'] as const)('drops invisible characters from pasted text (%s)', async (kind) => {
  const values: string[] = []
  const Page = () => {
    const [text, setText] = useState('')
    return (
      <TextField
        label="E-mail"
        {...(kind === 'controlled' ? { value: text } : { defaultValue: '' })}
        onChange={({ currentTarget }) => {
          values.push(currentTarget.value)
          setText(currentTarget.value)
        }}
      />
    )
  }
  renderPage(<Page />)
  const field = page.getByRole('textbox')
  await userEvent.fill(field, '\u202A\u200Eguest@stayless.example\u202C\u200F')
  await expect.element(field).toHaveValue('guest@stayless.example')
  expect(values.at(-1)).toBe('guest@stayless.example')
})

test('a placeholder has the direction of its own letters', () => {
  renderPage(<TextArea label="Comment" dir="auto" placeholder="مثلًا: غرفة هادئة." />)
  const area = document.querySelector('textarea')
  if (!area) throw new Error('no field')
  expect(getComputedStyle(area, '::placeholder').unicodeBidi).toBe('plaintext')
})
