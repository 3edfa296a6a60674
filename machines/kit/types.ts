/** Passes types to `setup({ types })`, which reads no value. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-parameters -- XState 5 takes types only from a value; this is the one place that pretends to have it.
export const declareTypes = <Types extends object>(): Types => ({}) as Types
