import { createElement, Fragment, type ReactNode } from 'react'
import type { PluralKey, PluralParams, TextKey, TextParams } from '#locales/kit/texts.ts'
import { useI18n } from './I18nContext.tsx'

const filled = <Name extends string>(
  pieces: readonly (string | { param: Name })[],
  parts: Record<Name, ReactNode>,
): ReactNode =>
  createElement(Fragment, null, ...pieces.map((piece) => (typeof piece === 'string' ? piece : parts[piece.param])))

/** A text with elements as parameters: each language puts them in its own order. */
export const Trans = <Key extends TextKey>({
  text,
  parts,
}: {
  text: Key
  parts: Record<TextParams<Key>, ReactNode>
}): ReactNode => filled(useI18n().parts(text), parts)

/** Like `Trans`, for a text with a count. */
export const TransPlural = <Key extends PluralKey>({
  text,
  count,
  parts,
}: {
  text: Key
  count: number
  parts: { readonly [Name in PluralParams<Key>]: ReactNode }
}): ReactNode => filled(useI18n().pluralParts(text, count), parts)
