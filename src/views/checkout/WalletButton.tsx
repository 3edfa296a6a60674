import { WALLET_NAMES } from '#contract/booking/wallets.ts'
import type { WalletName } from '#machines/wallet/wallet.rules.ts'
import { useI18n } from '#src/i18n/I18nContext.tsx'
import { Trans } from '#src/i18n/Rich.tsx'
import { VisuallyHidden } from '#src/ui/content/VisuallyHidden.tsx'
import * as css from './WalletButton.css.ts'
import { WalletMark } from './WalletMark.tsx'

export interface WalletButtonProps {
  wallet: WalletName
  /** Status text while busy, when pressing does nothing; null if idle. */
  progress: string | null
}

/** Submits the form as Pay does, styled as the wallet that then opens. */
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
