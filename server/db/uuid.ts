/** Check ids from a path or body before querying: PostgreSQL raises an error for an id that is not a UUID. */
export const isUuid = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
