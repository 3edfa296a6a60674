const OWN = '/pictures/'

/** The address of a picture in another format, in pixels. Only our own pictures can be had in several: any other stays as it is. */
export const pictureFormat = (url: string, width: number, height: number): string =>
  url.startsWith(OWN) ? `${url}${url.includes('?') ? '&' : '?'}w=${width}&h=${height}` : url
