import 'react'

declare module 'react' {
  /** Custom properties, which a style sheet computes with. */
  interface CSSProperties {
    [name: `--${string}`]: string | number
  }
}
