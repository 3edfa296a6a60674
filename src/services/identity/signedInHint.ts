export const SIGNED_IN_HINT = 'signedInHint'
