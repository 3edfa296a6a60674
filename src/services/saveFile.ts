/** Downloads a file, as if the guest had pressed a link to it. */
export const saveFile = (name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has started reading it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
