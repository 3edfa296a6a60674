import { makeI18n } from '#locales/kit/i18n.ts'
import { ar } from '#locales/ar.ts'
import { expect, test } from 'vitest'
import { openTexts, withLayoutTexts } from './pageTexts.ts'

test('a part that comes later brings the rest of the texts of its page, in its language', async () => {
  const part = Promise.resolve({ Panel: 'a panel' })
  expect(await withLayoutTexts(part)).toEqual({ Panel: 'a panel' })
  const { t } = makeI18n('ar', await openTexts('ar'))
  expect(t('common.close')).toBe(ar.common.close)
  expect(() => t('layout.settings.find')).toThrow('‘layout.settings.find’')
  expect(await withLayoutTexts(part)).toEqual({ Panel: 'a panel' })
  expect(t('layout.settings.find')).toBe(ar.layout.settings.find)
})

test('one that is lost is told as lost', async () => {
  await expect(withLayoutTexts(Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})
