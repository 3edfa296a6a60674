import { API_BASE } from '#contract/http/endpoints.ts'
import { SignUpResponse, UserResponse, type User } from '#contract/user/user.ts'
import type { APIRequestContext } from '@playwright/test'
import { create, string, type, type Infer } from 'superstruct'
import { randomPerson, type Person } from './auth.page.ts'
import { codeFor, mailTo } from './outbox.ts'

const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts'

type Names = Partial<Pick<Person, 'first' | 'last' | 'email'>>

/** An account whose e-mail is verified. */
export const createVerifiedAccount = async (
  request: APIRequestContext,
  name: string,
  names: Names = {},
): Promise<Person> => {
  const { person, verification } = await signUp(request, { ...randomPerson(name), ...names })
  const { email } = person
  await post(request, `${API_BASE}/user/verify/`, { email, otp: await codeFor(request, email), verification })
  return person
}

/** An account whose code was not entered yet. */
export const createUnverifiedAccount = async (
  request: APIRequestContext,
  name: string,
  names: Names = {},
): Promise<Person> => (await signUp(request, { ...randomPerson(name), ...names })).person

/** Also returns `verification`, to be sent with the code: the code is valid for this sign-up only. */
const signUp = async (request: APIRequestContext, person: Person) => {
  const { first, last, email, password } = person
  const body = { first_name: first, last_name: last, email, phone: null, password }
  const { verification } = create(await post(request, `${API_BASE}/user/`, body), SignUpResponse)
  return { person, verification }
}

/** Path and query of the newest password reset link in their e-mails. */
export const newestResetLink = async (
  request: APIRequestContext,
  { email }: Pick<Person, 'email'>,
): Promise<string> => {
  const { text } = await mailTo(request, email, /oobCode=/)
  const { pathname, search } = new URL(/https?:\S+oobCode=\S+/.exec(text)?.[0] ?? '')
  return `${pathname}${search}`
}

/** A password reset link, requested on another device. */
export const resetLinkOf = async (request: APIRequestContext, person: Pick<Person, 'email'>): Promise<string> => {
  await post(request, `${IDENTITY}:sendOobCode`, { requestType: 'PASSWORD_RESET', email: person.email })
  return newestResetLink(request, person)
}

const Session = type({ idToken: string(), refreshToken: string() })
type Session = Infer<typeof Session>

/** Password checks are slow on purpose, against guessing: reuse the session of an earlier sign-in by API. */
const signedIn = new WeakMap<Person, Session>()

/** A new session, without a page. */
export const signInByCall = async (request: APIRequestContext, person: Person): Promise<Session> => {
  const { email, password } = person
  const body = { email, password, returnSecureToken: true }
  const session = create(await post(request, `${IDENTITY}:signInWithPassword`, body), Session)
  signedIn.set(person, session)
  return session
}

/** `Authorization` header of such a session. */
export const bearerOf = async (request: APIRequestContext, person: Person): Promise<string> => {
  const { idToken } = signedIn.get(person) ?? (await signInByCall(request, person))
  return `Bearer ${idToken}`
}

/** The user as our server has it. */
export const userOf = async (request: APIRequestContext, person: Person): Promise<User> => {
  const answer = await request.get(`${API_BASE}/user/details/`, {
    headers: { authorization: await bearerOf(request, person) },
  })
  return create(await answer.json(), UserResponse).user
}

/** On another device: ends every other session. */
export const changePassword = async (request: APIRequestContext, person: Person, password: string): Promise<Person> => {
  const { idToken } = await signInByCall(request, person)
  await post(request, `${IDENTITY}:update`, { idToken, password })
  return { ...person, password }
}

/** On another device: every other session loses its account. */
export const deleteAccount = async (request: APIRequestContext, person: Person): Promise<void> => {
  const authorization = `Bearer ${(await signInByCall(request, person)).idToken}`
  const answer = await request.delete(`${API_BASE}/user/`, { headers: { authorization } })
  if (!answer.ok()) throw new Error(`the account is still there: ${await answer.text()}`)
}

const post = async (request: APIRequestContext, path: string, data: object): Promise<unknown> => {
  const answer = await request.post(path, { data, ...(path.startsWith(IDENTITY) ? { params: { key: 'local' } } : {}) })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}
