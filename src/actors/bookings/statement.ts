import type { Locale } from '#contract/shared/locale.ts'
import { callApi } from '#src/services/api.ts'
import { saveFile } from '#src/services/saveFile.ts'

const TYPES = { pdf: 'application/pdf', csv: 'text/csv' } as const

/** Saves the statement of one month, in the page's language. @throws ApiFailure */
export const saveStatement = async (month: string, form: 'pdf' | 'csv', lang: Locale): Promise<void> => {
  const file = await callApi('statementFile', { params: { file: `${month}.${form}` }, query: { lang } })
  saveFile(`stayless-${month}.${form}`, file, TYPES[form])
}
