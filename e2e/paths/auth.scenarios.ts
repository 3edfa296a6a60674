import type { CanHappen } from '#machines/kit/verify/coverTransitions.ts'
import type { MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import type { FailureCode } from '#machines/kit/failure.ts'
import { doneEvent, errorEvent } from '#machines/kit/port.ts'
import { authPorts } from '#machines/auth/auth.ports.ts'
import { authSpec, maya, unprovenMaya } from '#machines/auth/auth.samples.ts'
import { selectPanel, selectStep } from '#machines/auth/auth.selectors.ts'
import type { BrowserScenarios } from './kit/browserScenarios.ts'

/** People in the paths, by e-mail; each run creates accounts of its own. */
export const PROVEN = 'proven@stayless.example'
export const UNPROVEN = 'unproven@stayless.example'
export const FRESH = 'fresh@stayless.example'
export const BY_GOOGLE = 'google@stayless.example'
export const NAMELESS = 'nameless@stayless.example'
export const BY_FACEBOOK = 'facebook@stayless.example'

const formOf = (email: string) => ({ first_name: 'Maya', last_name: 'Cohen', email, phone: null })
const cameBy = (email: string, isNew: boolean, displayName: string | null) =>
  doneEvent(authPorts, 'signInWithProvider', { outcome: 'signedIn', uid: email, isNew, email, displayName })
const refusal = (code: FailureCode) => ({ code, status: code === 'email_exists' ? 409 : 400 })

/** Everything a guest can do, and the answers of the real provider and server: no failure is simulated. */
const byGuest: MachineSpec = {
  ...authSpec,
  viewStates: { step: { of: selectStep, values: [] }, panel: { of: selectPanel, values: [] } },
  // The real answers depend on who signs in, and with what.
  facts: (snapshot) => {
    const { email, handle, codeHandle, provider, link } = snapshot.context
    return { ...authSpec.facts(snapshot), email, handle, codeHandle, provider, links: link !== null }
  },
  samples: [
    { type: 'session.changed', uid: null },
    ...[PROVEN, UNPROVEN].map((email) => ({ type: 'signIn.submit', email, handle: 'right' })),
    { type: 'signIn.submit', email: PROVEN, handle: 'wrong' },
    ...[FRESH, PROVEN].map((email) => ({ type: 'signUp.submit', form: formOf(email), handle: 'right' })),
    { type: 'social.start', provider: 'google' },
    { type: 'social.start', provider: 'facebook' },
    { type: 'names.submit', first_name: 'Maya', last_name: 'Cohen' },
    { type: 'code.submit', handle: 'right' },
    { type: 'code.submit', handle: 'wrong' },
    { type: 'reset.submit', email: PROVEN },
    { type: 'reset.open', handle: 'right' },
    { type: 'reset.open', handle: 'wrong' },
    { type: 'password.submit', handle: 'right' },
    doneEvent(authPorts, 'signIn', { uid: 'maya' }),
    errorEvent(authPorts, 'signIn', refusal('auth/invalid-credential')),
    doneEvent(authPorts, 'signUp', { mustProve: true }),
    errorEvent(authPorts, 'signUp', refusal('email_exists')),
    doneEvent(authPorts, 'verifyCode', maya),
    errorEvent(authPorts, 'verifyCode', { ...refusal('invalid_code'), field: 'otp' }),
    doneEvent(authPorts, 'resendCode', null),
    errorEvent(authPorts, 'resendCode', refusal('network')),
    ...[PROVEN, UNPROVEN, BY_GOOGLE, NAMELESS, BY_FACEBOOK].map((email) =>
      doneEvent(authPorts, 'loadUser', { ...maya, email }),
    ),
    doneEvent(authPorts, 'loadUser', { ...unprovenMaya, email: UNPROVEN }),
    errorEvent(authPorts, 'loadUser', { code: 'not_found', status: 404 }),
    doneEvent(authPorts, 'signOut', null),
    errorEvent(authPorts, 'signOut', refusal('network')),
    cameBy(PROVEN, false, 'Maya Cohen'),
    cameBy(BY_GOOGLE, true, 'Maya Cohen'),
    cameBy(NAMELESS, true, 'מאיה'),
    cameBy(BY_FACEBOOK, true, 'Maya Cohen'),
    doneEvent(authPorts, 'signInWithProvider', {
      outcome: 'conflict',
      email: PROVEN,
      methods: [],
      handle: 'credential',
    }),
    errorEvent(authPorts, 'signInWithProvider', refusal('auth/user-cancelled')),
    doneEvent(authPorts, 'createUser', { mustProve: false }),
    doneEvent(authPorts, 'createUser', { mustProve: true }),
    errorEvent(authPorts, 'createUser', refusal('network')),
    doneEvent(authPorts, 'linkCredential', null),
    errorEvent(authPorts, 'linkCredential', refusal('network')),
    doneEvent(authPorts, 'sendPasswordReset', null),
    errorEvent(authPorts, 'sendPasswordReset', refusal('network')),
    doneEvent(authPorts, 'checkResetCode', { email: PROVEN }),
    errorEvent(authPorts, 'checkResetCode', refusal('auth/invalid-action-code')),
    doneEvent(authPorts, 'resetPassword', { email: PROVEN }),
    errorEvent(authPorts, 'resetPassword', refusal('network')),
  ],
}

type Rule = (event: Parameters<CanHappen>[0], snapshot: Parameters<CanHappen>[1]) => boolean

const never: Rule = () => false
const isIdle: Rule = (_, snapshot) => snapshot.matches({ signedOut: 'idle' })
const isIdleAlone: Rule = (event, snapshot) => isIdle(event, snapshot) && snapshot.context.link === null

/** When an event can happen; an event without a rule can happen wherever the machine accepts it. */
const RULES: Readonly<Record<string, Rule>> = {
  // Another tab signs out. Stored sessions and lost connections have journeys of their own.
  'session.changed': (_, snapshot) => snapshot.matches('unknown') || snapshot.matches({ signedIn: 'ready' }),
  'connection.restored': never,
  'user.reload': never,
  'failure.dismiss': never,
  'signIn.submit': (event, snapshot) =>
    isIdle(event, snapshot) && (snapshot.context.link === null || event['email'] === PROVEN),
  'signUp.submit': (event, snapshot) => isIdleAlone(event, snapshot) && snapshot.context.email !== FRESH,
  'social.start': isIdle,
  'reset.start': (event, snapshot) => isIdleAlone(event, snapshot) || snapshot.matches({ resetting: 'sent' }),
  'reset.open': isIdleAlone,
  'form.cancel': (event, snapshot) =>
    !snapshot.hasTag('busy') && !isIdleAlone(event, snapshot) && !snapshot.matches({ resetting: 'choosing' }),
  signOut: (_, snapshot) => snapshot.matches({ signedIn: 'ready' }),
  'xstate.done.actor.signIn': (_, { context }) => context.handle === 'right',
  'xstate.error.actor.signIn': (_, { context }) => context.handle === 'wrong',
  'xstate.done.actor.signUp': (_, { context }) => context.form.email === FRESH,
  'xstate.error.actor.signUp': (_, { context }) => context.form.email === PROVEN,
  'xstate.done.actor.verifyCode': (_, { context }) => context.codeHandle === 'right',
  'xstate.error.actor.verifyCode': (_, { context }) => context.codeHandle === 'wrong',
  'xstate.done.actor.loadUser': ({ output }, { context }) =>
    output.email === context.email &&
    output.is_email_verified === (context.email !== UNPROVEN || context.codeHandle === 'right'),
  'xstate.done.actor.signInWithProvider': ({ output }, { context }) => {
    if (output.outcome === 'conflict') return context.provider === 'facebook' && context.link === null
    // A guest is new only once; a guest who is asked for an existing account signs in with that one.
    if (context.link !== null) return context.provider === 'google' && output.email === PROVEN
    return (context.provider === 'facebook') === (output.email === BY_FACEBOOK) && context.email !== output.email
  },
  'xstate.done.actor.createUser': ({ output }, { context }) => output.mustProve === (context.provider === 'facebook'),
  'xstate.done.actor.checkResetCode': (_, { context }) => context.codeHandle === 'right',
  'xstate.error.actor.checkResetCode': (_, { context }) => context.codeHandle === 'wrong',
  'xstate.error.actor.signInWithProvider': () => true,
  // Only after a password: after a provider this error means that the guest is new.
  'xstate.error.actor.loadUser': (_, { context }) => context.provider === null && context.codeHandle === '',
  'xstate.error.actor.signOut': never,
  'xstate.error.actor.createUser': never,
  'xstate.error.actor.linkCredential': never,
  'xstate.error.actor.sendPasswordReset': never,
  'xstate.error.actor.resetPassword': never,
}

const canHappen: CanHappen = (event, snapshot) => {
  if (event.type.startsWith('xstate.after.')) return false
  return RULES[event.type]?.(event, snapshot) ?? true
}

export const authScenarios: BrowserScenarios = {
  entry: byGuest,
  canHappen,
  unreached: [
    { of: /session\.changed/, why: 'another tab, or the first moment of the page' },
    { of: /^auth\.unknown · /, why: 'the first moment of the page is over before a guest can press' },
    {
      of: /error\.actor\.(sendPasswordReset|resetPassword|createUser|resendCode|loadUser|linkCredential|signOut)/,
      why: 'our server and the provider answer here; their failures are walked below',
    },
    { of: /checkResetCode #1$/, why: 'the provider says so nowhere here' },
    { of: /done\.actor\.signUp #1$/, why: 'every new e-mail is to be proven here' },
    { of: /^auth\.signedIn\.failed · /, why: 'our server answers here' },
    { of: /· connection\.restored$/, why: 'nothing failed for want of a network' },
    { of: /· user\.reload$/, why: 'told by other machines' },
    { of: /done\.actor\.loadUser #2$/, why: 'a session that was there before' },
    { of: /^auth\.resetting · form\.cancel$/, why: 'the form of a new password has no way out but its answer' },
    { of: /resendCoolDown/, why: 'a minute has to pass' },
    { of: /^auth\.signedOut\.popup · (?!xstate)/, why: 'the window of the provider is in the way' },
    { of: /^auth\.signedOut\.signing(In|Up) · form\.cancel$/, why: 'the answer comes before a guest can press' },
    { of: /^auth\.signedIn\.(loading|linking) · signOut$/, why: 'the answer comes before a guest can press' },
    { of: /^auth\.(proving|joining\.naming) · signOut$/, why: 'the menu of the account is not there yet' },
    { of: /failure\.dismiss/, why: 'said when a guest writes again, which no face shows' },
  ],
}
