import type { WalletName } from '#machines/wallet/wallet.rules.ts'
import { Numeral } from '#src/ui/content/Numeral.tsx'
import * as css from './WalletMark.css.ts'

const Apple = () => (
  <svg className={css.apple} viewBox="0 0 20 24" aria-hidden="true" fill="currentColor">
    <path d="M13.9 1c.1 1.3-.4 2.5-1.2 3.4-.8.9-1.9 1.5-3 1.4-.1-1.2.4-2.5 1.2-3.3C11.7 1.6 12.9 1.1 13.9 1Z" />
    <path d="M10 7c1 0 2.2-1 4-1 1.7 0 3.3.9 4.2 2.3-3.5 2.1-2.9 6.9.7 8.3-.8 2.2-2.7 5.4-4.6 5.4-1.4 0-1.9-.9-3.6-.9s-2.3.9-3.6.9C4.5 22 1.5 16.7 1.5 12.6 1.5 8.5 4.1 6.1 6.5 6.1 8.1 6.1 9.2 7 10 7Z" />
  </svg>
)

const Google = () => (
  <svg className={css.google} viewBox="0 0 24 24" aria-hidden="true" fill="none" strokeWidth="4.2">
    <path stroke="#EA4335" d="M18.3 6.2A8.5 8.5 0 0 0 4.7 7.7" />
    <path stroke="#FBBC04" d="M4.7 7.7a8.5 8.5 0 0 0 0 8.6" />
    <path stroke="#34A853" d="M4.7 16.3a8.5 8.5 0 0 0 13 1.9" />
    <path stroke="#4285F4" d="M17.7 18.2A8.5 8.5 0 0 0 20.4 12H12" />
  </svg>
)

/** The wallet's logo and "Pay", always left to right. */
export const WalletMark = ({ wallet }: { wallet: WalletName }) => (
  <span className={css.mark}>
    {wallet === 'apple-pay' ? <Apple /> : <Google />}
    <Numeral>Pay</Numeral>
  </span>
)
