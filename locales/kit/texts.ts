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

/** The path of a plain text, such as `common.nav.hotels`. */
export type TextKey<Source = EnglishTexts> = TextPaths<Source> & string
/** The path of a text that has a form for each plural category, such as `common.nights`. */
export type PluralKey<Source = EnglishTexts> = PluralPaths<Source> & string

export type TextParams<Key extends string, Source = EnglishTexts> = ParamNames<At<Source, Key>>
export type PluralParams<Key extends string, Source = EnglishTexts> =
  At<Source, Key> extends { readonly other: infer Text } ? Exclude<ParamNames<Text>, 'n'> : never

/** Keys of texts without a parameter: safe to choose at run time. */
export type PlainKey<Source = EnglishTexts> = {
  [Key in TextKey<Source>]: [TextParams<Key, Source>] extends [never] ? Key : never
}[TextKey<Source>]

/** Texts by their first name; those of a page come in two parts. */
export type SomeTexts<Source = EnglishTexts> = Partial<Record<keyof Source, object | string>>
