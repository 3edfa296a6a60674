import rubik from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?inline'

/** CSS that carries the typeface of charts within itself. Loaded only when a picture is made. */
export const RUBIK_FACE = `@font-face{font-family:"Rubik";font-weight:300 900;src:url(${rubik}) format("woff2")}`
