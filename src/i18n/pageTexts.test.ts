import { makeI18n } from '#locales/kit/i18n.ts'
import { ar } from '#locales/ar.ts'
import { expect, test } from 'vitest'
import { openTexts, withLayoutTexts } from './pageTexts.ts'

test("a lazy part loads the rest of its page's texts, in the page's language", async () => {
  const part = Promise.resolve({ Panel: 'a panel' })
  expect(await withLayoutTexts(part)).toEqual({ Panel: 'a panel' })
  const { t } = makeI18n('ar', await openTexts('ar'))
  expect(t('common.close')).toBe(ar.common.close)
  expect(() => t('layout.settings.find')).toThrow('‘layout.settings.find’')
  expect(await withLayoutTexts(part)).toEqual({ Panel: 'a panel' })
  expect(t('layout.settings.find')).toBe(ar.layout.settings.find)
})

test('a lazy part that fails to load rejects', async () => {
  await expect(withLayoutTexts(Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})
