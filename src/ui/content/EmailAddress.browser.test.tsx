import { expect, test } from 'vitest'
import { renderPage } from '#src/ui/render.testing.tsx'
import { EmailAddress } from './EmailAddress.tsx'

const ADDRESS = 'front-desk@the-grand-larch-hotel.example'

test.each([
  [400, [ADDRESS]],
  [290, ['front-desk', '@the-grand-larch-hotel.example']],
])('an e-mail address breaks before its @, never at a hyphen (%i px)', (width, lines) => {
  renderPage(
    <p style={{ inlineSize: width, fontFamily: 'monospace', fontSize: 15 }}>
      <EmailAddress>{ADDRESS}</EmailAddress>
    </p>,
    'rtl',
  )
  const parts = [...document.querySelectorAll('bdi span')].map((part) => ({
    text: part.textContent,
    boxes: part.getClientRects().length,
    top: Math.round(part.getBoundingClientRect().top),
    height: part.getBoundingClientRect().height,
  }))
  const tops = [...new Set(parts.map(({ top }) => top))]
  expect(
    tops.map((top) =>
      parts
        .filter((part) => part.top === top)
        .map(({ text }) => text)
        .join(''),
    ),
  ).toEqual(lines)
  // No part is higher than a line.
  expect(new Set(parts.map(({ height }) => height)).size).toBe(1)
  expect(document.querySelector('p')?.textContent).toBe(ADDRESS)
})
