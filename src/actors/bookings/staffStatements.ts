/** Where views find the statements of all accounts, and what staff say of them. The query cache owns them. */
export { payStatement, setInvoiceLimit, staffStatementsQuery as staffStatements } from '#src/services/staffQueries.ts'
