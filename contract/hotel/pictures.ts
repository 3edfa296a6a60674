const OWN = '/pictures/'

/**
 * URL of a picture in another size, in pixels. Only our own pictures come in several sizes; any other URL is returned unchanged.
 */
export const pictureFormat = (url: string, width: number, height: number): string =>
  url.startsWith(OWN) ? `${url}${url.includes('?') ? '&' : '?'}w=${width}&h=${height}` : url

/** Pixels of the picture at the top of an email: twice its displayed size. */
export const EMAIL_PICTURE = { width: 1200, height: 480 } as const
/** Pixels of the picture in a link preview. */
export const PREVIEW_PICTURE = { width: 1200, height: 630 } as const

/** URL of our own picture as PNG, for mail programs and link previews, which show no SVG. Any other URL is returned unchanged. */
export const pngUrl = (url: string, { width, height }: typeof EMAIL_PICTURE | typeof PREVIEW_PICTURE): string =>
  url.startsWith(OWN) ? pictureFormat(url.replace(/\.svg(?=\?|$)/, '.png'), width, height) : url
