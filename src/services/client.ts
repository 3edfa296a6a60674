import { endpoints } from '#contract/http/endpoints.ts'
import { clientOf, type CallApi, type ClientEnvironment } from './http.ts'

/** One client for every call of the contract. */
export const createClient = (environment: ClientEnvironment): CallApi => clientOf(endpoints, environment)
