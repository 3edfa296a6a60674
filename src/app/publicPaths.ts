/** The pages that look the same to everyone: they are written once, at build, and do with the first texts. */
export const PUBLIC_PATHS = ['/', '/about', '/faq', '/hoteliers', '/terms', '/privacy'] as const

export const isPublicPath = (path: string): boolean => PUBLIC_PATHS.some((known) => known === path)
