/** Marks the container of an invalid field inside a frame, which a query cannot see into. Focusable: it passes the focus on. */
export const INVALID_FIELD_ATTR = 'data-wrong'
