export interface DataSubject {
  uid: string
  /** Id of our `users` row. */
  user_id: string
  email: string
}

/** A module that stores personal data of a guest outside their own row and bookings. */
export interface PersonalDataStore {
  /** Key in the export. */
  name: 'payment_methods' | 'favorites' | 'person_marks' | 'inquiries' | 'captures'
  /** The guest's data as JSON values. */
  read: (owner: DataSubject) => Promise<unknown[]>
  /**
   * Erases what deleting the user's row does not: rows without a foreign key, and data at other services. Called before the row
   * is deleted, outside any transaction, and again after a crash: must be idempotent.
   */
  forget: (owner: DataSubject) => Promise<void>
}

/** For rows deleted with the user's own (`on delete cascade`). */
export const erasedByCascade = (): Promise<void> => Promise.resolve()
