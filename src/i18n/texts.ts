import type { EnglishTexts } from '#locales/shape.ts'

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
export type TextKey = TextPaths<EnglishTexts>
/** The path of a text that has a form for each plural category, such as `common.nights`. */
export type PluralKey = PluralPaths<EnglishTexts>

export type TextParams<Key extends TextKey> = ParamNames<At<EnglishTexts, Key>>
export type PluralParams<Key extends PluralKey> =
  At<EnglishTexts, Key> extends { readonly other: infer Text } ? Exclude<ParamNames<Text>, 'n'> : never

/** Keys of texts without a parameter: safe to choose at run time. */
export type PlainKey = { [Key in TextKey]: [TextParams<Key>] extends [never] ? Key : never }[TextKey]
