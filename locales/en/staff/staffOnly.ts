/** Shown to everyone else instead of a staff page. */
export const staffOnly = { title: 'Staff only', text: 'Log in with a staff account to see this page.' }
