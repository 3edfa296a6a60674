/** The words of the document itself, written into it at build, for when the application does not come. No browser loads them. */
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
