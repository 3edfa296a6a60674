import { DEFAULT_BRAND } from '#contract/shared/brand.ts'
import { PLACEHOLDERS } from '#contract/http/document.ts'

/** What the server says in the document it sends, and the build leaves blank. */
const isBuilding = (): boolean => typeof document === 'undefined'

/** How the world calls this site; in development, where no server says it, as the browser does. */
export const publicOrigin = (): string =>
  isBuilding() ? PLACEHOLDERS.origin : (document.documentElement.dataset['origin'] ?? location.origin)

/** Whose site it is. */
export const brandName = (): string =>
  isBuilding() ? PLACEHOLDERS.brand_name : (document.documentElement.dataset['brand'] ?? DEFAULT_BRAND.name)
