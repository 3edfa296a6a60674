/** The loader that opens the provider's window, and what it loads: not the rest of that host, where anybody's function can be called. */
const GOOGLE_SCRIPTS = ['https://apis.google.com/js/', 'https://apis.google.com/_/scs/']

/** The hosts of the live identity provider, for the content security policy of every page. */
export const liveIdentitySources = (authDomain: string): Record<string, readonly string[]> => ({
  'script-src': GOOGLE_SCRIPTS,
  'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  'frame-src': [`https://${authDomain}`],
  // Where the pictures of Google and Facebook accounts lie.
  'img-src': ['https://lh3.googleusercontent.com', 'https://graph.facebook.com'],
})
