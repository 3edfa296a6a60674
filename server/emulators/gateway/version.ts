import { createRequire } from 'node:module'
import { create, string, type } from 'superstruct'

const manifest: unknown = createRequire(import.meta.url)('braintree-web/package.json')

/** The installed version of the browser's SDK: its card fields are asked for under this number. */
export const HOSTED_FIELDS_VERSION = create(manifest, type({ version: string() })).version
