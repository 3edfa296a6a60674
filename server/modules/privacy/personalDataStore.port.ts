/** Whose data it is. */
export interface DataSubject {
  uid: string
  /** The id of our own row. */
  user_id: string
  email: string
}

/** A module that keeps something about a guest beside their own row and bookings. */
export interface PersonalDataStore {
  /** Where it stands in the export. */
  name: 'payment_methods' | 'favorites'
  /** What the guest may read of it, fit for JSON. */
  read: (owner: DataSubject) => Promise<unknown[]>
  /**
   * Takes away what the end of their row does not take with it: rows without a foreign key, or what another service keeps.
   * Called before the row goes, outside of any transaction, and again after a crash: it must bear being done twice.
   */
  forget: (owner: DataSubject) => Promise<void>
}

/** For rows that go with the user's own (`on delete cascade`). */
export const erasedByCascade = (): Promise<void> => Promise.resolve()
