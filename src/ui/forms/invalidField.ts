/** Marks the container of an invalid field inside a frame, which a query cannot see into. Focusable: it passes the focus on. */
export const INVALID_FIELD_ATTR = 'data-wrong'

/** Marks the containers of all fields of a card, which pass the focus on in the same way. */
export const CARD_FIELD_ATTR = 'data-card-field'
