import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Handle the direction themselves: the map under the pins never mirrors, and the tick is drawn with two borders. */
const PHYSICAL = new Set(['views/map/PricePins.css.ts', 'ui/forms/Choice.css.ts'])

const SIDE =
  /\b(left|right|(margin|padding|border|scroll(Margin|Padding))(Left|Right))\w*: |(textAlign|float|clear): '(left|right)'|(margin|padding|inset|borderWidth): '[^' ]+ (?<right>[^' ]+) [^' ]+ (?!\k<right>')[^' ]+'/

test('a layout from the left in English is from the right in Arabic and Hebrew', () => {
  const source = join(import.meta.dirname, '../src')
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css.ts') && !PHYSICAL.has(file),
  )
  expect(sheets.length).toBeGreaterThan(50)
  const lines = sheets.flatMap((sheet) =>
    readFileSync(join(source, sheet), 'utf8')
      .split('\n')
      .filter((line) => SIDE.test(line))
      .map((line) => `${sheet}: ${line.trim()}`),
  )
  expect(lines).toEqual([])
})

test.each(['left: 0,', 'marginRight: 4,', 'borderLeftWidth: 1,', "textAlign: 'left',", "padding: '0 4px 0 8px',"])(
  '%s names a physical side',
  (line) => expect(line).toMatch(SIDE),
)

test.each(['insetInlineStart: 0,', "padding: '0 4px 8px 4px',", "textAlign: 'start',"])(
  '%s names no physical side',
  (line) => expect(line).not.toMatch(SIDE),
)
