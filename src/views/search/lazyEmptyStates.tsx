// Loaded on demand: few searches end in these states.
export { TruncatedListNotice } from './TruncatedListNotice.tsx'
export { AllFilteredOut } from './AllFilteredOut.tsx'
export { NoResults } from './NoResults.tsx'
export { InvalidSearch } from './InvalidSearch.tsx'
export { SearchCancelled } from './SearchCancelled.tsx'
