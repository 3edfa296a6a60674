import { endpoints } from '#contract/http/endpoints.ts'
import { clientOf, type CallApi, type ClientEnvironment } from './http.ts'

/** A client for all calls of the contract. */
export const createClient = (environment: ClientEnvironment): CallApi => clientOf(endpoints, environment)
