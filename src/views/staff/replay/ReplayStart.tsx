/** Opens a captured screen by its code or from a file. */
export const ReplayStart = () => null
