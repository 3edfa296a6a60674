/** Hours per Page Up or Page Down, and between two visible labels. */
export const QUARTER = 6
