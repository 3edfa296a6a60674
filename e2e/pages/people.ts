import { API_BASE } from '#contract/http/endpoints.ts'
import { SignUpResponse, UserResponse, type User } from '#contract/user/user.ts'
import type { APIRequestContext } from '@playwright/test'
import { create, string, type, type Infer } from 'superstruct'
import { randomPerson, type Person } from './auth.page.ts'
import { codeFor, mailTo } from './outbox.ts'

const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts'

type Names = Partial<Pick<Person, 'first' | 'last'>>

/** Somebody who has an account already, and whose e-mail is proven. */
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

/** Somebody who has signed up, and not entered the code yet. */
export const createUnverifiedAccount = async (
  request: APIRequestContext,
  name: string,
  names: Names = {},
): Promise<Person> => (await signUp(request, { ...randomPerson(name), ...names })).person

/** With the answer's word for the code: it is good for who has signed up. */
const signUp = async (request: APIRequestContext, person: Person) => {
  const { first, last, email, password } = person
  const body = { first_name: first, last_name: last, email, phone: null, password }
  const { verification } = create(await post(request, `${API_BASE}/user/`, body), SignUpResponse)
  return { person, verification }
}

/** Path and query of the newest link to a new password in their e-mails. */
export const newestResetLink = async (
  request: APIRequestContext,
  { email }: Pick<Person, 'email'>,
): Promise<string> => {
  const { text } = await mailTo(request, email, /oobCode=/)
  const { pathname, search } = new URL(/https?:\S+oobCode=\S+/.exec(text)?.[0] ?? '')
  return `${pathname}${search}`
}

/** A link to a new password, asked for on another device. */
export const resetLinkOf = async (request: APIRequestContext, person: Pick<Person, 'email'>): Promise<string> => {
  await post(request, `${IDENTITY}:sendOobCode`, { requestType: 'PASSWORD_RESET', email: person.email })
  return newestResetLink(request, person)
}

const Session = type({ idToken: string(), refreshToken: string() })
type Session = Infer<typeof Session>

/** Every look at a password is made dear for whoever guesses: who has signed in by a call once is not asked again. */
const signedIn = new WeakMap<Person, Session>()

/** A session of their own, made without a page. */
export const signInByCall = async (request: APIRequestContext, person: Person): Promise<Session> => {
  const { email, password } = person
  const body = { email, password, returnSecureToken: true }
  const session = create(await post(request, `${IDENTITY}:signInWithPassword`, body), Session)
  signedIn.set(person, session)
  return session
}

/** The `Authorization` of such a session. */
export const bearerOf = async (request: APIRequestContext, person: Person): Promise<string> => {
  const { idToken } = signedIn.get(person) ?? (await signInByCall(request, person))
  return `Bearer ${idToken}`
}

/** As our server knows them. */
export const userOf = async (request: APIRequestContext, person: Person): Promise<User> => {
  const answer = await request.get(`${API_BASE}/user/details/`, {
    headers: { authorization: await bearerOf(request, person) },
  })
  return create(await answer.json(), UserResponse).user
}

/** On another device: it ends every session elsewhere. */
export const changePassword = async (request: APIRequestContext, person: Person, password: string): Promise<Person> => {
  const { idToken } = await signInByCall(request, person)
  await post(request, `${IDENTITY}:update`, { idToken, password })
  return { ...person, password }
}

/** On another device: the sessions elsewhere are those of nobody. */
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
