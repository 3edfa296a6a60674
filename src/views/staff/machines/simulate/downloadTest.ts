import type { WrittenTest } from '#src/views/staff/machines/catalogue.ts'

/** Saves a written test under its name. */
export const downloadTest = ({ fileName, code }: WrittenTest): void => {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
