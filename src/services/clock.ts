/** The calendar day where the guest is, `YYYY-MM-DD`. */
export const today = (): string => Temporal.Now.plainDateISO().toString()
