import { actorSystem } from '#src/actors/system/actorSystem.ts'
import { openChannel, THIS_DOCUMENT, type LivePage } from '#src/actors/system/liveMessages.ts'
import { createLiveTab } from '#src/actors/system/liveTab.ts'
import { isOnline } from '#src/services/connection.ts'
import { sessionJson } from '#src/services/storage.ts'
import { buildName } from '#src/views/parts/support/buildName.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { string } from 'superstruct'
import { currencyStore } from './currency.ts'

const TAB = 'live.tab'

/** The same after a reload, and for all documents that follow in this tab. */
const tabName = (): string => {
  const name = sessionJson.read(TAB, string()) ?? THIS_DOCUMENT
  sessionJson.write(TAB, name)
  return name
}

const pageOf = ({ state: { matches }, options: { context } }: AnyRouter): LivePage => ({
  route: matches.at(-1)?.fullPath ?? '/',
  locale: context.locale,
  width: innerWidth,
  height: innerHeight,
  currency: currencyStore.read().chosen.code,
  isOnline: isOnline(),
})

let live: ReturnType<typeof createLiveTab> | undefined

const begin = (router: AnyRouter) => {
  const tab = createLiveTab({
    open: openChannel,
    actors: actorSystem,
    document: THIS_DOCUMENT,
    tab: tabName(),
    build: buildName(),
    page: () => pageOf(router),
  })
  addEventListener('pagehide', tab.leave)
  return tab
}

/** Takes a message on the channel on which staff pages ask. */
export const hear = (router: AnyRouter, data: unknown): void => {
  live ??= begin(router)
  live.hear(data)
}
