/** Never log a token in a path: it authorizes its holder, also where the rest of the path is mistyped. Queries are not logged. */
export const loggedPath = (path: string): string =>
  path.replace(/(\/confirm\/(?:(?:hotel-email|inquiry|request)\/)?|\/desk\/).+/i, '$1…')
