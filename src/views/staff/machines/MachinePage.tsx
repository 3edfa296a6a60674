/** One machine of the registry. */
export const MachinePage = ({ id }: { id: string }) => <p>{id}</p>
