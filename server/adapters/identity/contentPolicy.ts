/** The loader of the provider's window, and what it loads. Do not allow the whole host: it has URLs that call any function. */
const GOOGLE_SCRIPTS = ['https://apis.google.com/js/', 'https://apis.google.com/_/scs/']

/** Hosts of the live identity provider, for the content security policy of every page. */
export const liveIdentitySources = (authDomain: string): Record<string, readonly string[]> => ({
  'script-src': GOOGLE_SCRIPTS,
  'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  'frame-src': [`https://${authDomain}`],
  // Profile pictures of Google and Facebook accounts.
  'img-src': ['https://lh3.googleusercontent.com', 'https://graph.facebook.com'],
})
