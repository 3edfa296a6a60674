/** On the place of a field that is wrong, whose frame nobody looks into. It can be focused, and hands the focus on. */
export const INVALID_FIELD_ATTR = 'data-wrong'
