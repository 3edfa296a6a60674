/** Texts for a missing or broken page, loaded at start in case nothing more can load. */
export const firstErrors = {
  notFoundTitle: '404 Not Found',
  notFound: 'Not Found',
  pageNotFound: 'This page could not be found',
  pageCannotBeFound: 'The page you’re looking for can’t be found.',
  goHome: 'Back to home',
  status: 'Error {{status}}',
  somethingWrong: 'Ooops! Something went wrong',
  refreshOrSupport: 'Refresh the page. If it happens again, contact support.',
} as const
