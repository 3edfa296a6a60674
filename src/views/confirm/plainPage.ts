import { createContext } from 'react'
import type { PlainPage } from './answerForm.rules.ts'

/** Null in the application. Only the server renders plain pages. */
export const PlainPageContext = createContext<PlainPage | null>(null)
