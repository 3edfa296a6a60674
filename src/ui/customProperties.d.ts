import 'react'

declare module 'react' {
  /** Lets `style` set custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number
  }
}
