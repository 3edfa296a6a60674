/** Options of every machine: a cycle of `always` transitions throws instead of freezing the page. */
export const limitIterations = { maxIterations: 1000 }
