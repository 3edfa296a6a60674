import type { SearchCriteria } from '#contract/hotel/hotels.ts'
import type { UrlRepair } from '#machines/search/search.criteria.url.ts'
import { linkChanges } from '#src/actors/search/searchUrl.ts'
import { withSearchTexts } from '#src/i18n/pageTexts.ts'
import { lazyPart } from '#src/views/parts/loading/lazyPart.ts'
import { ChunkError } from '#src/views/parts/loading/ChunkError.tsx'
import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import * as css from './UrlRepairNotice.css.ts'

export const useLinkChanges = lazyPart(async () => (await withSearchTexts(import('./LinkChanges.tsx'))).LinkChanges)

/** Invalid parts of a link (decisions §2), and their replacements. Lazy with its texts: few links need it. */
export const UrlRepairNotice = ({ criteria }: { criteria: SearchCriteria }) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const changes = useSyncExternalStore(
    linkChanges.subscribe,
    () => linkChanges.of(path, criteria),
    () => NONE,
  )
  const hasChanges = changes.length > 0
  const { part: LinkChanges, hasFailed, retry } = useLinkChanges(hasChanges)
  return (
    <div role="status">
      {hasChanges && (LinkChanges !== null || hasFailed) && (
        <div className={css.notice}>
          {LinkChanges === null ? (
            <ChunkError onRetry={retry} />
          ) : (
            <LinkChanges changes={changes} criteria={criteria} onPutAway={linkChanges.putAway} />
          )}
        </div>
      )}
    </div>
  )
}

const NONE: readonly UrlRepair[] = []
