/** Texts built into the document for when the application does not load. Browsers never load this module. */
export const documentTexts = {
  lost: {
    title: 'This page didn’t load completely',
    text: 'Part of it is missing. Check your connection and refresh the page.',
  },
  noScript: {
    title: 'This page needs JavaScript',
    text: 'It’s turned off in your browser. Turn it on and refresh the page.',
  },
  help: 'Need help?',
  refresh: 'Refresh',
}
export type DocumentTexts = typeof documentTexts
