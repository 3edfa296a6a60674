/** So many rows for Page up and Page down, and every so many hours a figure. */
export const QUARTER = 6
