/**
 * Replaces hidden values, to be drawn as a bar, and starts every pseudonym: a Latin letter that no language uses, valid in a name.
 * Hidden numbers and booleans become this too: it cannot be mistaken for a value.
 */
export const HIDDEN = '\uA7F7'
