import { callAnonymously } from '#src/services/api.ts'
import { pageLocale } from '#src/services/browserClient.ts'
import { watchReconnect } from '#src/services/connection.ts'
import { configQuery, queryClient } from '#src/services/query.ts'
import { localJson } from '#src/services/storage.ts'
import type { IdentitySettings } from './firebase.ts'
import { SIGNED_IN_HINT, type IdentityParts } from './identity.ts'

const readSettings = async (): Promise<IdentitySettings> => {
  // Do not fetch by the query: it may already run and wait for the bearer of the session that waits for this config.
  const { identity } = queryClient.getQueryData(configQuery().queryKey) ?? (await callAnonymously('config', {}))
  return identity.mode === 'local'
    ? { mode: 'local', origin: location.origin }
    : {
        mode: 'firebase',
        apiKey: identity.api_key,
        authDomain: identity.auth_domain,
        projectId: identity.project_id,
      }
}

export const liveParts: Omit<IdentityParts, 'makeSession'> = {
  load: async () => {
    const [settings, { openFirebase }] = await Promise.all([readSettings(), import('./firebase.ts')])
    if (settings.mode === 'local') (await import('./localGapi.ts')).installLocalGapi()
    return openFirebase({ settings, locale: pageLocale() })
  },
  storage: localJson,
  whenPainted: (run) => {
    // Frame callbacks run before the paint; a task queued in one runs after it.
    requestAnimationFrame(() => setTimeout(run))
  },
  onHint: (run) => {
    addEventListener('storage', ({ key }) => {
      if (key === SIGNED_IN_HINT) run()
    })
    watchReconnect(run)
  },
}
