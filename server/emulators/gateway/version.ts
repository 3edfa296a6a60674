import { createRequire } from 'node:module'
import { create, string, type } from 'superstruct'

const manifest: unknown = createRequire(import.meta.url)('braintree-web/package.json')

/** Version of the installed browser SDK, which requests its card fields under this number. */
export const HOSTED_FIELDS_VERSION = create(manifest, type({ version: string() })).version
