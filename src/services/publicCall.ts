import type { Endpoints } from '#contract/http/endpoints.ts'
import { ConfigResponse } from '#contract/http/config.ts'
import { CurrenciesResponse } from '#contract/shared/currencies.ts'
import {
  destinationCodec,
  PlaceNameResponse,
  pointCodec,
  TimeZoneResponse,
  type Destination,
  type Point,
} from '#contract/hotel/destination.ts'
import { API_BASE, CLIENT_HEADER, DESKTOP_CLIENT, HANDHELD_BELOW_PX, HANDHELD_CLIENT } from '#contract/http/wire.ts'
import { create, type Struct } from 'superstruct'

const TIME_LIMIT_MS = 30_000

/**
 * For the first calls of a page. The endpoint table would pull every struct of the contract into the first page, so path and
 * struct are named here, and the table only type-checks them.
 */
const publicCall =
  <Answer>(path: Endpoints['config' | 'currencies' | 'timeZone' | 'placeName']['path'], struct: Struct<Answer>) =>
  async (query = ''): Promise<Answer> => {
    const response = await fetch(`${API_BASE}${path}${query}`, {
      credentials: 'include',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: {
        Accept: 'application/json',
        'Accept-Language': document.documentElement.lang,
        [CLIENT_HEADER]: matchMedia(`(min-width: ${HANDHELD_BELOW_PX}px)`).matches ? DESKTOP_CLIENT : HANDHELD_CLIENT,
      },
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return create(await response.json(), struct)
  }

const config = publicCall('/config/', ConfigResponse)
const currencies = publicCall('/currencies/', CurrenciesResponse)
const placeName = publicCall('/place_name/', PlaceNameResponse)
const timeZone = publicCall('/time_zone/', TimeZoneResponse)

export const loadConfig = () => config()
export const loadCurrencies = () => currencies()
export const loadTimeZone = async (point: Point): Promise<string | null> =>
  (await timeZone(`?${new URLSearchParams({ point: pointCodec.encode(point) }).toString()}`)).time_zone
export const loadPlaceName = async (place: Destination): Promise<string | null> =>
  (await placeName(`?${new URLSearchParams({ dest: destinationCodec.encode(place) }).toString()}`)).name
