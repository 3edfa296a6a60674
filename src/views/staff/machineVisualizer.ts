import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { productMachines } from './productMachines.ts'
import type { Place, Visualizer } from './machines/catalogue.ts'

/** The visualizer of our machines, at the addresses of its pages. */
export const useMachineVisualizer = (): Visualizer => {
  const router = useRouter()
  return useMemo(() => {
    const target = ({ machine, params: search }: Place) =>
      machine === null
        ? ({ to: '/staff/machines', search } as const)
        : ({ to: '/staff/machines/$machine', params: { machine }, search } as const)
    return {
      catalogue: productMachines,
      navigation: {
        hrefOf: (place) => router.buildLocation(target(place)).publicHref,
        go: (place, { replace = false } = {}) =>
          // A choice moves nothing else on the page.
          void router.navigate({ ...target(place), replace, resetScroll: false }),
      },
    }
  }, [router])
}

/** The parameters of a query, which our router reads as flat texts. */
export const textParams = (search: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
