import type { AuthField, AuthMessage } from '#machines/auth/auth.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Notice } from '#src/ui/content/Notice.tsx'

/** The sentence of specification §8 for a failure. */
export const AuthMessageText = ({ message }: { message: AuthMessage }) => {
  const words = useI18n()
  switch (message.key) {
    case 'errors.tooManyRequests':
    case 'errors.weakPassword':
      return words.plural(message.key, message.n)
    case 'errors.noAccount':
      return words.t(message.key, { email: message.email })
    case 'errors.popupBlocked':
      return words.t(message.key, { providers: words.t('auth.emailAndPassword') })
    default:
      return words.t(message.key)
  }
}

/** Above a form's button: failures that belong to none of its fields. The live region is rendered before the message. */
export const FormMessage = ({ message, fields }: { message: AuthMessage | null; fields: readonly AuthField[] }) => (
  <div role="alert">
    {message && !(message.field !== null && fields.includes(message.field)) && (
      <Notice tone="bad">
        <AuthMessageText message={message} />
      </Notice>
    )}
  </div>
)
