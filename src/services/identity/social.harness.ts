// A page of plain buttons around the identity service and the unmodified SDK, driven by its browser test.
import 'temporal-polyfill/global'
import { createActor } from 'xstate'
import { ApiFailure } from '#src/services/apiFailure.ts'
import { localJson } from '#src/services/storage.ts'
import { openFirebase } from './firebase.ts'
import { createIdentity } from './identity.ts'
import { installLocalGapi } from './localGapi.ts'

const params = new URLSearchParams(location.search)

const identity = createIdentity({
  load: async () => {
    if (!params.has('without-bridge')) installLocalGapi()
    return openFirebase({ settings: { mode: 'local', origin: location.origin }, locale: 'en' })
  },
  storage: localJson,
  whenPainted: (run) => run(),
  onHint: () => {},
  makeSession: (machine) => createActor(machine),
})

let attempt = new AbortController()
const begin = () => (attempt = new AbortController()).signal
let handle = ''

const fieldOf = (label: string): HTMLInputElement => {
  const input = document.createElement('input')
  input.ariaLabel = label
  document.body.append(input)
  return input
}
const email = fieldOf('Email')
const password = fieldOf('Password')

const signInWith = async (provider: 'google' | 'facebook') => {
  const answer = await identity.signInWithProvider(provider, begin())
  if (answer.outcome === 'conflict') ({ handle } = answer)
  return answer
}

const claims = async (): Promise<unknown> => {
  const body = (await identity.bearer())?.split('.')[1] ?? ''
  return body === '' ? null : JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
}

const actions: Record<string, () => Promise<unknown>> = {
  Google: () => signInWith('google'),
  Facebook: () => signInWith('facebook'),
  'Sign in': () => identity.signIn(email.value, password.value, begin()),
  'Sign out': () => identity.signOut(),
  'Give up': async () => attempt.abort(),
  Link: () => identity.link(handle),
  Methods: () => identity.methods(),
  Claims: claims,
  'Prove by Google': () => identity.reauthenticate({ provider: 'google' }, begin()),
  'Prove by password': () => identity.reauthenticate({ password: password.value }, begin()),
  'Change password': () => identity.changePassword(password.value),
  Delete: () => identity.deleteAccount(),
  Hebrew: async () => identity.setLanguage('he'),
}

const log = document.createElement('ol')
const write = (line: string): void => {
  const item = document.createElement('li')
  item.textContent = line
  log.append(item)
}

const run = async (name: string, action: () => Promise<unknown>): Promise<void> => {
  try {
    write(`${name}: ${JSON.stringify(await action()) ?? 'done'}`)
  } catch (error) {
    write(`${name}: ${error instanceof ApiFailure ? error.code : String(error)}`)
  }
}

for (const [name, action] of Object.entries(actions)) {
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', () => void run(name, action))
  document.body.append(button)
}
document.body.append(log)
identity.watchSession((uid) => {
  document.body.dataset['session'] = uid ?? ''
})
identity.prepare()
