import { LIVE_CHANNEL } from '#src/actors/system/liveChannel.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { loadAhead } from './chunkReload.ts'

const nothing = (): void => undefined

/** Loads what tells a staff page of this browser about this tab once a staff page asks. */
export const listenForStaff = (router: AnyRouter): void =>
  new BroadcastChannel(LIVE_CHANNEL).addEventListener('message', ({ data }) => {
    loadAhead(() => import('./liveTab.ts')).then(({ hear }) => hear(router, data), nothing)
  })
