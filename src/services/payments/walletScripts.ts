/** Scripts requested on this page, by URL. */
const scripts = new Map<string, HTMLScriptElement>()

/** A script failed to load. */
export class ScriptFailure extends Error {
  constructor(address: string) {
    super(`${address} did not load`)
    this.name = 'ScriptFailure'
  }
}

/**
 * Adds the wallet's script to the page once, however often it is called. After a failed load, the next call throws, and the one
 * after requests the script again.
 * @throws ScriptFailure
 */
export const requestScript = (address: string): void => {
  const earlier = scripts.get(address)
  if (earlier === undefined) {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('error', () => {
      script.dataset['failed'] = ''
    })
    scripts.set(address, script)
    document.head.append(script)
    return
  }
  if (earlier.dataset['failed'] === undefined) return
  earlier.remove()
  scripts.delete(address)
  throw new ScriptFailure(address)
}
