import { makeI18n } from '#locales/kit/i18n.ts'
import { ar } from '#locales/ar.ts'
import { expect, test } from 'vitest'
import { openTexts, withTexts } from './pageTexts.ts'

test('a part that comes later brings the rest of the texts of its page, in its language', async () => {
  const part = Promise.resolve({ Panel: 'a panel' })
  expect(await withTexts(part)).toEqual({ Panel: 'a panel' })
  const { t } = makeI18n('ar', await openTexts('ar'))
  expect(t('common.close')).toBe(ar.common.close)
  expect(() => t('common.done')).toThrow('‘common.done’')
  expect(await withTexts(part)).toEqual({ Panel: 'a panel' })
  expect(t('common.done')).toBe(ar.common.done)
})

test('one that is lost is told as lost', async () => {
  await expect(withTexts(Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})
