/** The scripts that were asked for on this page. */
const asked = new Map<string, HTMLScriptElement>()

/** A script did not come, and is not coming. */
export class ScriptFailure extends Error {
  constructor(address: string) {
    super(`${address} did not load`)
    this.name = 'ScriptFailure'
  }
}

/**
 * Puts the wallet's own script on the page where it is not yet; once, however often it is asked for. The next look after one
 * that failed to load throws, and the one after that asks for it anew.
 * @throws ScriptFailure
 */
export const requestScript = (address: string): void => {
  const earlier = asked.get(address)
  if (earlier === undefined) {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('error', () => {
      script.dataset['failed'] = ''
    })
    asked.set(address, script)
    document.head.append(script)
    return
  }
  if (earlier.dataset['failed'] === undefined) return
  earlier.remove()
  asked.delete(address)
  throw new ScriptFailure(address)
}
