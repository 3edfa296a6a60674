import { createElement, Fragment, type ReactNode } from 'react'
import { useWords } from './I18nContext.tsx'
import type { TextKey, TextParams } from '#locales/kit/texts.ts'

/** A text whose parameters are elements: each language puts them in its own order. */
export const Rich = <Key extends TextKey>({
  text,
  parts,
}: {
  text: Key
  parts: Record<TextParams<Key>, ReactNode>
}): ReactNode => {
  const words = useWords()
  return createElement(
    Fragment,
    null,
    ...words.parts(text).map((part) => (typeof part === 'string' ? part : parts[part.param])),
  )
}
