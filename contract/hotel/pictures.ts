const OWN = '/pictures/'

/** The address of a picture in another format, in pixels. Only our own pictures can be had in several: any other stays as it is. */
export const pictureFormat = (url: string, width: number, height: number): string =>
  url.startsWith(OWN) ? `${url}${url.includes('?') ? '&' : '?'}w=${width}&h=${height}` : url

/** Pixels of a picture at the head of a letter: twice as fine as it is shown. */
export const LETTER_PICTURE = { width: 1200, height: 480 } as const
/** Pixels of the picture that stands for a page where a link to it is shown. */
export const PREVIEW_PICTURE = { width: 1200, height: 630 } as const

/** Our own picture as PNG, for whoever shows no SVG: mail programs, and those who show links to a page. Any other stays as it is. */
export const pngUrl = (url: string, { width, height }: typeof LETTER_PICTURE | typeof PREVIEW_PICTURE): string =>
  url.startsWith(OWN) ? pictureFormat(url.replace(/\.svg(?=\?|$)/, '.png'), width, height) : url
