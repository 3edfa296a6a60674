/** In place of a page of staff, to anybody else. */
export const staffOnly = { title: 'Staff only', text: 'Log in with a staff account to see this page.' }
