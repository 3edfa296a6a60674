import type { Generated } from 'kysely'

export interface CompanyTables {
  companies: {
    id: Generated<string>
    name: string
  }
}
