import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { PLACEHOLDERS } from '#contract/http/document.ts'

/** Values the server writes into the document; at build time placeholders. */
const isBuilding = (): boolean => typeof document === 'undefined'

/** Public origin of the site; in development, without a server, the browser's. */
export const publicOrigin = (): string =>
  isBuilding() ? PLACEHOLDERS.origin : (document.documentElement.dataset['origin'] ?? location.origin)

export const brandName = (): string =>
  isBuilding() ? PLACEHOLDERS.brand_name : (document.documentElement.dataset['brand'] ?? DEFAULT_BRAND.name)
