import type { en } from './en.ts'
import type { server } from './en/server.ts'

/** Shape of every other language: a text for each English text, and for each plural the forms of that language. */
export type Texts<Source, Form extends Intl.LDMLPluralRule> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends { readonly other: string }
      ? Readonly<Record<Form, string>>
      : Texts<Source[Key], Form>
}

export type EnglishTexts = typeof en
export type ArabicForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
export type HebrewForm = 'one' | 'two' | 'other'
export type ArabicTexts = Texts<EnglishTexts, ArabicForm>
export type HebrewTexts = Texts<EnglishTexts, HebrewForm>

export type ServerTexts = typeof server
export type ArabicServerTexts = Texts<ServerTexts, ArabicForm>
export type HebrewServerTexts = Texts<ServerTexts, HebrewForm>
