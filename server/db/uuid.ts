/** Whatever else a path or a body names is not in a column of this type, and must not be asked for there. */
export const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
