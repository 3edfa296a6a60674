// How few searches end: it comes when one does.
export { NearestOnly } from './NearestOnly.tsx'
export { NoneLeft } from './NoneLeft.tsx'
export { NoResults } from './NoResults.tsx'
export { SearchRefused } from './SearchRefused.tsx'
export { SearchStopped } from './SearchStopped.tsx'
