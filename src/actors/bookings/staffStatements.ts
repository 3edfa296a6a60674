/** For staff views: the statements of all accounts, owned by the query cache, and the actions on them. */
export { payStatement, setInvoiceLimit, staffStatementsQuery as staffStatements } from '#src/services/staffQueries.ts'
