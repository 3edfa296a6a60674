import { useState } from 'react'
import type { IsPhone } from './form.rules.ts'

const anyPhone: IsPhone = () => true

/** The rule for phones, and how to load it. Until it is here, or where it cannot be had, the server alone judges. */
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
