import { useState } from 'react'
import type { IsPhone } from './form.rules.ts'

const anyPhone: IsPhone = () => true

/** The phone rule, and how to load it. Until loaded, or if that fails, only the server checks. */
export const usePhoneRule = (): { isPhone: IsPhone; load: () => void } => {
  const [rule, setRule] = useState<{ isPhone: IsPhone }>({ isPhone: anyPhone })
  return {
    isPhone: rule.isPhone,
    load: () => {
      if (rule.isPhone !== anyPhone) return
      import('./phoneNumber.ts').then(
        ({ isPhoneNumber }) => setRule({ isPhone: isPhoneNumber }),
        () => undefined,
      )
    },
  }
}
