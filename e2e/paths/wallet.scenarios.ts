import { walletSpec } from '#machines/wallet/wallet.samples.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

/** The checkout of a guest with a saved card, one wallet that comes and goes, and one that never loads. */
export const walletScenarios: BrowserScenarios = {
  entry: {
    ...walletSpec,
    samples: walletSpec.samples.filter(
      (sample) =>
        !('total' in sample && sample.total !== 36_150) &&
        // Once paid, the page moves on to the booking.
        !('verdict' in sample && sample.verdict !== 'refused'),
    ),
  },
  canHappen: (event, snapshot) => {
    const { wallet, tries } = snapshot.context
    const isCovered = snapshot.matches('sheet') || snapshot.matches('paid')
    switch (event.type) {
      case 'wallet.hide':
        return !isCovered && !snapshot.matches('absent')
      case 'session.ended':
        // Google has no way to close its sheet.
        return !snapshot.matches('absent') && !(snapshot.matches('sheet') && wallet === 'google-pay')
      case 'sheet.close':
        return false
      case 'xstate.error.actor.findScript':
        // Only for a script that was requested before.
        return tries > 0
      case 'xstate.error.actor.openSheet':
        return ['wallet.cancelled', 'wallet.failed'].includes(event['error'].code)
      default:
        return true
    }
  },
  unreached: [
    { of: /· sheet\.close$/, why: 'comes with the end of the session, which the sheet hears of first' },
    {
      of: /^wallet\.(sheet|paid) · wallet\.hide$/,
      why: 'the sheet covers the page, and whoever pays goes on to the booking',
    },
  ],
}
