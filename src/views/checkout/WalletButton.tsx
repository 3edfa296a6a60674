import { WALLET_NAMES } from '#contract/booking/wallets.ts'
import type { WalletName } from '#machines/wallet/wallet.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import * as css from './WalletButton.css.ts'
import { WalletMark } from './WalletMark.tsx'

export interface WalletButtonProps {
  wallet: WalletName
  /** What is going on; nothing can be pressed meanwhile. Null: nothing. */
  progress: string | null
}

/** Sends the form, as Pay does, in the look of the wallet that opens then. */
export const WalletButton = ({ wallet, progress }: WalletButtonProps) => {
  const words = useI18n()
  if (progress !== null)
    return (
      <button type="submit" className={css.button} aria-busy="true" onClick={(event) => event.preventDefault()}>
        {progress}
      </button>
    )
  return (
    <button type="submit" className={css.button}>
      <VisuallyHidden>{words.t('checkout.payment.payWith', { wallet: WALLET_NAMES[wallet] })}</VisuallyHidden>
      <span aria-hidden="true" className={css.words}>
        <Trans text="checkout.payment.payWith" parts={{ wallet: <WalletMark key="wallet" wallet={wallet} /> }} />
      </span>
    </button>
  )
}
