import type { ProfileBody } from '#contract/user/profile.ts'
import { plainPhone, readName } from '#contract/user/user.ts'
import type { SignedInUser } from '#machines/auth/auth.ports.ts'
import { HIDDEN } from '#machines/kit/export/hidden.ts'
import type { ProfileSection } from '#machines/profile/profile.ports.ts'
import type { Locale } from '#contract/shared/locale.ts'

/** Values of the profile forms. */
export interface ProfileFields {
  first_name: string
  last_name: string
  phone: string
  locale: Locale
}

export const fieldsOf = ({ first_name, last_name, phone, locale }: SignedInUser): ProfileFields => ({
  first_name,
  last_name,
  phone: phone ?? '',
  locale,
})

/** A phone number without its spacing. A replay shows a pseudonym, which has no digits. */
const dialled = (phone: string): string =>
  phone.includes(HIDDEN) ? phone : plainPhone(phone).replaceAll(/[^\d+]/g, '')

export const isSameField = (name: keyof ProfileFields, one: ProfileFields, other: ProfileFields): boolean =>
  name === 'phone' ? dialled(one.phone) === dialled(other.phone) : readName(one[name]) === readName(other[name])

export const SECTION_FIELDS = {
  names: ['first_name', 'last_name'],
  phone: ['phone'],
  language: ['locale'],
} as const satisfies Record<ProfileSection, readonly (keyof ProfileFields)[]>

/** Sections with unsaved changes. */
export const dirtySections = (savedFields: ProfileFields, fields: ProfileFields): ProfileSection[] =>
  (['names', 'phone', 'language'] as const).filter((section) =>
    SECTION_FIELDS[section].some((name) => !isSameField(name, savedFields, fields)),
  )

/** Request body that saves a section. */
export const changeOf = (
  section: ProfileSection,
  { first_name, last_name, phone, locale }: ProfileFields,
): ProfileBody => {
  switch (section) {
    case 'names':
      return { first_name: readName(first_name), last_name: readName(last_name) }
    case 'phone':
      return { phone: plainPhone(phone) === '' ? null : plainPhone(phone) }
    case 'language':
      return { locale }
  }
}

/** Compares the confirmation word, ignoring case and surrounding spaces. */
export const isWord = (typed: string, word: string): boolean =>
  typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase()
