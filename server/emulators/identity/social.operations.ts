import { boolean, nullable, optional, type } from 'superstruct'
import { readAssertion } from './assertions.ts'
import {
  accountByEmail,
  accountByUid,
  endSessions,
  insertAccount,
  updateAccount,
  type Account,
} from './accounts.store.ts'
import { isProviderId, type PersonRow, type ProviderId } from './identity.tables.ts'
import { Text, readBody, type Operation } from './operation.ts'
import { deleteLinks, insertLink, linksOf, uidLinkedTo } from './people.store.ts'
import { ProviderProblem } from './problem.ts'
import type { Provider } from './provider.ts'
import { SIGN_UP, enforceRateLimit } from './signIn.operations.ts'
import { beginSession, requireIdTokenAccount } from './tokens.ts'

/** Google verifies its e-mails; Facebook's are not trusted. */
const PROVES_EMAIL: Record<ProviderId, boolean> = { 'google.com': true, 'facebook.com': false }

const Body = type({
  requestUri: Text,
  postBody: optional(nullable(Text)),
  idToken: Text,
  autoCreate: optional(boolean()),
})

/** Signs in or up with the credential of a provider's window or, given an ID token, links it. */
export const signInWithIdp: Operation = async (provider, request) => {
  const body = readBody(request.body, Body)
  const { person, credential } = await readCredential(provider, new URLSearchParams(body.postBody ?? queryOf(body)))
  const identity = { ...credential, ...describe(person) }
  if (body.idToken !== undefined) {
    const account = await link(provider, body.idToken, person)
    return { ...identity, ...(await beginSession(provider, account, person.provider)) }
  }
  const entry = await enter(provider, person, body.autoCreate ?? true, request.address)
  if (entry.outcome === 'conflict') return { ...identity, needConfirmation: true, verifiedProvider: entry.providers }
  if (entry.account.disabled) throw new ProviderProblem('USER_DISABLED')
  const session = await beginSession(provider, entry.account, person.provider)
  return { ...identity, ...(entry.outcome === 'created' ? { isNewUser: true } : {}), ...session }
}

const queryOf = ({ requestUri = '' }: { requestUri?: string | undefined }): string =>
  URL.canParse(requestUri) ? new URL(requestUri).search : ''

const readCredential = async (provider: Provider, fields: URLSearchParams) => {
  const providerId = fields.get('providerId')
  if (!isProviderId(providerId)) throw new ProviderProblem('INVALID_CREDENTIAL_OR_PROVIDER_ID : unknown provider')
  const isGoogle = providerId === 'google.com'
  const assertion = fields.get(isGoogle ? 'id_token' : 'access_token') ?? ''
  const person = await readAssertion(provider, providerId, assertion)
  return { person, credential: isGoogle ? { oauthIdToken: assertion } : { oauthAccessToken: assertion } }
}

const describe = ({ provider, subject, email, display_name }: PersonRow) => ({
  providerId: provider,
  federatedId: subject,
  email,
  emailVerified: PROVES_EMAIL[provider],
  displayName: display_name,
  fullName: display_name,
  rawUserInfo: JSON.stringify({ id: subject, name: display_name, email }),
})

type Entry =
  | { outcome: 'created' | 'known'; account: Account }
  /** The e-mail has an account, but is not verified as this person's. */
  | { outcome: 'conflict'; providers: string[] }

const enter = async (provider: Provider, person: PersonRow, autoCreate: boolean, address: string): Promise<Entry> => {
  const uid = await uidLinkedTo(provider.db, person)
  const linked = uid === undefined ? undefined : await accountByUid(provider.db, uid)
  if (linked !== undefined) return { outcome: 'known', account: await proveEmail(provider, linked, person) }
  const existing = await accountByEmail(provider.db, person.email)
  if (existing !== undefined) {
    if (PROVES_EMAIL[person.provider]) return { outcome: 'known', account: await claim(provider, existing, person) }
    const links = await linksOf(provider.db, existing.uid)
    return { outcome: 'conflict', providers: links.map((link) => link.provider) }
  }
  if (!autoCreate) throw new ProviderProblem('USER_NOT_FOUND')
  await enforceRateLimit(provider, SIGN_UP, address, address)
  const account = await create(provider, person)
  // A concurrent request created an account with this e-mail: start over.
  return account === undefined ? enter(provider, person, autoCreate, address) : { outcome: 'created', account }
}

const create = (provider: Provider, person: PersonRow): Promise<Account | undefined> =>
  provider.db.transaction().execute(async (transaction) => {
    const { email, display_name } = person
    const email_verified = PROVES_EMAIL[person.provider]
    const account = await insertAccount(
      transaction,
      { email, password_hash: null, email_verified, display_name },
      provider.clock(),
    )
    if (account === undefined) return undefined
    // A concurrent request linked this person to another account: this one would have no sign-in method.
    if (!(await insertLink(transaction, account.uid, person)))
      throw new ProviderProblem('FEDERATED_USER_ID_ALREADY_LINKED')
    return account
  })

/**
 * The verified owner of an e-mail gets its account. If it was unverified, its password and links may be an impostor's: they are
 * deleted, with all sessions and codes, as at the live service.
 */
const claim = async (provider: Provider, account: Account, person: PersonRow): Promise<Account> => {
  const now = provider.clock()
  await provider.db.transaction().execute(async (transaction) => {
    if (!account.email_verified) {
      const { display_name } = person
      await updateAccount(transaction, account.uid, {
        password_hash: null,
        email_verified: true,
        display_name,
        photo_url: null,
      })
      await deleteLinks(transaction, account.uid)
      await endSessions(transaction, account.uid, now)
    }
    await insertLink(transaction, account.uid, person)
  })
  return (await accountByUid(provider.db, account.uid)) ?? account
}

const proveEmail = async (provider: Provider, account: Account, person: PersonRow): Promise<Account> => {
  const isProven = PROVES_EMAIL[person.provider] && account.email === person.email
  if (account.email_verified || !isProven) return account
  await updateAccount(provider.db, account.uid, { email_verified: true })
  return { ...account, email_verified: true }
}

const link = async (provider: Provider, idToken: string, person: PersonRow): Promise<Account> => {
  const { account } = await requireIdTokenAccount(provider, idToken)
  const isLinked = await insertLink(provider.db, account.uid, person)
  if (!isLinked) {
    const owner = await uidLinkedTo(provider.db, person)
    if (owner === undefined) throw new ProviderProblem('PROVIDER_ALREADY_LINKED')
    if (owner !== account.uid) throw new ProviderProblem('FEDERATED_USER_ID_ALREADY_LINKED')
  }
  return proveEmail(provider, account, person)
}
