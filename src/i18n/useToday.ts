import { useNow } from '#src/ui/hooks/useNow.ts'

const today = (): string => Temporal.Now.plainDateISO().toString()

/** The guest's local date, `YYYY-MM-DD`; null in a prerendered page, which is viewed on another day. */
export const useToday = (): string | null => useNow(today, null)
