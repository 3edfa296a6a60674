/** Options of every machine: a circle of `always` ends in an error instead of holding up the page. */
export const limitIterations = { maxIterations: 1000 }
