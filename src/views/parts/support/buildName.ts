/** The name of the application's first script, which differs in every build. */
export const buildName = (): string => {
  const source = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  return /([^/]+)\.js$/.exec(source)?.[1] ?? 'development'
}
