import type { ComponentProps } from 'react'
import { useVisualizer, type Place } from './catalogue.ts'

/** A link to a page of the visualizer. A press with a modifier key is left to the browser. */
export const PageLink = ({ to, ...rest }: { to: Place } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) => {
  const { navigation } = useVisualizer()
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the other properties
    <a
      {...rest}
      href={navigation.hrefOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
        event.preventDefault()
        navigation.go(to)
      }}
    />
  )
}
