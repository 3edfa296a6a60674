// How few searches end: it comes when one does.
export { TruncatedListNotice } from './TruncatedListNotice.tsx'
export { AllFilteredOut } from './AllFilteredOut.tsx'
export { NoResults } from './NoResults.tsx'
export { InvalidSearch } from './InvalidSearch.tsx'
export { SearchCancelled } from './SearchCancelled.tsx'
