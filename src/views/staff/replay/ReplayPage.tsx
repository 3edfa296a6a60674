/** One captured screen. */
export const ReplayPage = ({ code }: { code: string }) => <p>{code}</p>
