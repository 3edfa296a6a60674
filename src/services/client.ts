import { calls } from '#contract/calls.ts'
import { clientOf, type CallApi, type ClientEnvironment } from './http.ts'

/** One client for every call of the contract. */
export const createClient = (environment: ClientEnvironment): CallApi => clientOf(calls, environment)
