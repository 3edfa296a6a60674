/** The words of the document itself, written into it at build, for when the application does not come. No browser loads them. */
export const documentTexts = {
  lost: {
    title: 'This page did not load completely',
    text: 'A part of it did not arrive. Please, check your connection and refresh the page.',
  },
  noScript: {
    title: 'This page needs JavaScript',
    text: 'It is switched off in your browser. Please, switch it on and refresh the page.',
  },
  help: 'Need help?',
  refresh: 'Refresh',
}
export type DocumentTexts = typeof documentTexts
