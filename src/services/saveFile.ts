/** Hands a file to the guest, as if they had pressed a link to it. */
export const saveFile = (name: string, content: string | Uint8Array<ArrayBuffer>, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
