import type { EnglishTexts } from '../shape.ts'

type Join<Prefix extends string, Key extends string> = Prefix extends '' ? Key : `${Prefix}.${Key}`

type TextPaths<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Join<Prefix, Key>
    : Tree[Key] extends { readonly other: string }
      ? never
      : TextPaths<Tree[Key], Join<Prefix, Key>>
}[keyof Tree & string]

type PluralPaths<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? never
    : Tree[Key] extends { readonly other: string }
      ? Join<Prefix, Key>
      : PluralPaths<Tree[Key], Join<Prefix, Key>>
}[keyof Tree & string]

type At<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? At<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never

type ParamNames<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | ParamNames<Rest> : never

/** Path of a plain text, e.g. `common.nav.hotels`. */
export type TextKey<Source = EnglishTexts> = TextPaths<Source> & string
/** Path of a text with a form for each plural category, e.g. `common.nights`. */
export type PluralKey<Source = EnglishTexts> = PluralPaths<Source> & string

export type TextParams<Key extends string, Source = EnglishTexts> = ParamNames<At<Source, Key>>
export type PluralParams<Key extends string, Source = EnglishTexts> =
  At<Source, Key> extends { readonly other: infer Text } ? Exclude<ParamNames<Text>, 'n'> : never

/** Keys of texts without parameters: safe to choose at run time. */
export type PlainKey<Source = EnglishTexts> = {
  [Key in TextKey<Source>]: [TextParams<Key, Source>] extends [never] ? Key : never
}[TextKey<Source>]

/** Texts by section; a page loads some sections later. */
export type SomeTexts<Source = EnglishTexts> = Partial<Record<keyof Source, object | string>>
