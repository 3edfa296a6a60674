import { callApi } from '#src/services/api.ts'
import { saveFile } from '#src/services/saveFile.ts'

/** For staff views: what hotels are owed, owned by the query cache. */
export { hotelPayoutsQuery as hotelPayouts } from '#src/services/staffQueries.ts'

/** Saves a file of a month's list; a long month has several. @throws ApiFailure */
export const savePayouts = async (month: string, part: number): Promise<void> => {
  const file = part === 1 ? `${month}.csv` : `${month}-${part}.csv`
  saveFile(`stayless-hotels-${file}`, await callApi('staffHotelPayoutsFile', { params: { file } }), 'text/csv')
}
