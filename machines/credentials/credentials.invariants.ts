import type { InvariantOf, StepOf } from '#machines/kit/verify/machineSpec.ts'
import {
  doneOutput,
  invocationInputs,
  eventFailure,
  contextMatches,
  isDoneEvent,
  isErrorEvent,
  fieldsUnchanged,
} from '#machines/kit/verify/invariants.ts'
import { isEqualView } from '#machines/kit/equalView.ts'
import type { credentialsMachine } from './credentials.machine.ts'
import { NO_INPUT, type BegunForm, type CredentialsContext } from './credentials.setup.ts'
import { credentialsAcceptedEvents } from './acceptedEvents.invariants.ts'
import { credentialsViewStates } from './viewStates.invariants.ts'

type Step = StepOf<typeof credentialsMachine>
type Snapshot = Step['after']
type Event = NonNullable<Step['event']>
type Form = 'email' | 'password' | 'deletion'
const FORMS: readonly Form[] = ['email', 'password', 'deletion']

const NOTHING: CredentialsContext = { ...NO_INPUT, methods: [], done: null, failure: null, aside: null }

const isAsking = (snapshot: Snapshot | null, form: Form): boolean => snapshot?.matches({ [form]: 'asking' }) ?? false
const isProving = (snapshot: Snapshot, form: Form): boolean => snapshot.matches({ [form]: 'proving' })
const isCode = (snapshot: Snapshot): boolean => snapshot.matches({ email: 'code' })
const isChecking = (snapshot: Snapshot): boolean => snapshot.matches({ email: { code: { entry: 'checking' } } })
/** No form is open, or the account is deleted. */
const isOver = (snapshot: Snapshot | null): boolean =>
  snapshot !== null && (snapshot.matches('closed') || snapshot.matches({ deletion: 'gone' }))
const stays = ({ before, after }: Step): boolean =>
  isEqualView(before?.value, after.value) && isEqualView(before?.context, after.context)

/** The open form, if it can be resumed; null otherwise. */
const begunForm = (snapshot: Snapshot): BegunForm | null => {
  if (isCode(snapshot)) return 'code'
  const isPastRecall =
    isOver(snapshot) || snapshot.matches({ email: 'signingIn' }) || snapshot.matches({ email: 'signInNeeded' })
  return isPastRecall ? null : (FORMS.find((form) => snapshot.matches(form)) ?? null)
}
const isOpen = (snapshot: Snapshot, form: BegunForm): boolean =>
  form === 'code' ? isCode(snapshot) : isAsking(snapshot, form)

const isSubmit = (event: Event): event is Extract<Event, { proof: unknown }> =>
  event.type === 'email.submit' || event.type === 'password.submit' || event.type === 'deletion.submit'

const LEADS: Readonly<Record<string, (after: Snapshot) => boolean>> = {
  requestEmail: isCode,
  resendEmail: (after) => after.matches({ email: { code: { resend: 'cooling' } } }),
  signInAgain: (after) => after.matches('closed'),
  changePassword: (after) => after.matches('closed'),
  sendReset: (after) => after.matches('closed'),
  deleteAccount: (after) => after.matches({ deletion: 'gone' }),
}
const LEADS_BACK: Readonly<Record<string, (after: Snapshot, step: Step) => boolean>> = {
  prove: (after, { before }) =>
    FORMS.some((form) => before !== null && isProving(before, form) && isAsking(after, form)),
  requestEmail: (after) => isAsking(after, 'email'),
  resendEmail: (after) => after.matches({ email: { code: { resend: 'ready' } } }),
  verifyEmail: (after, step) =>
    eventFailure(step)?.code === 'recent_sign_in_needed'
      ? isAsking(after, 'email')
      : after.matches({ email: { code: { entry: 'awaited' } } }),
  signInAgain: (after) => after.matches({ email: { signInNeeded: 'asking' } }),
  changePassword: (after) => isAsking(after, 'password'),
  sendReset: (after) => isAsking(after, 'password'),
  deleteAccount: (after) => isAsking(after, 'deletion'),
}
/** The id of the invocation: `resendEmail` and `requestEmail` share one port. */
const portIn = ({ event }: Step, kind: 'done' | 'error'): string =>
  event?.type.startsWith(`xstate.${kind}.actor.`) ? event.type.slice(`xstate.${kind}.actor.`.length) : ''

export const credentialsInvariants: readonly InvariantOf<typeof credentialsMachine>[] = [
  ...credentialsAcceptedEvents,
  ...credentialsViewStates,
  {
    description: 'A code that is accepted leaves nothing to tell, not even that another one could not be sent.',
    check: (step) => !isDoneEvent(step, 'verifyEmail') || step.after.context.failure === null,
  },
  {
    description:
      'Who it is has to be proven first, as the guest has offered to with this form, and what is proven goes on.',
    check: (step) => {
      const { before, event, after } = step
      const isSubmitted =
        event !== null &&
        isSubmit(event) &&
        FORMS.some((form) => event.type === `${form}.submit` && isAsking(before, form))
      const proofs = invocationInputs(step, 'prove').map(({ proof }) => proof)
      if (isSubmitted)
        return (
          isEqualView(proofs, [event.proof]) &&
          FORMS.some((form) => event.type === `${form}.submit` && isProving(after, form))
        )
      if (event !== null && isSubmit(event)) return stays(step)
      const ports = step.invocations.map(({ port }) => port)
      const next = { email: 'requestEmail', password: 'changePassword', deletion: 'deleteAccount' } as const
      return (
        proofs.length === 0 &&
        (!isDoneEvent(step, 'prove') ||
          FORMS.some((form) => before !== null && isProving(before, form) && isEqualView(ports, [next[form]])))
      )
    },
  },
  {
    description: 'What the guest has entered last is what is asked with, and nothing else.',
    check: (step) => {
      const { before, event, after } = step
      const { email, proof, passwordHandle } = after.context
      return (
        invocationInputs(step, 'requestEmail').every((input) => input.email === email && email !== '') &&
        invocationInputs(step, 'verifyEmail').every(
          (input) => event?.type === 'code.submit' && input.handle === event.handle && isEqualView(input.proof, proof),
        ) &&
        invocationInputs(step, 'signInAgain').every(
          (input) =>
            input.email === email &&
            isEqualView(input.proof, event?.type === 'session.renew' ? event.proof : before?.context.proof),
        ) &&
        invocationInputs(step, 'changePassword').every(({ handle }) => handle !== '' && handle === passwordHandle)
      )
    },
  },
  {
    description: 'What is entered is kept as it was entered, until the form is over.',
    check: (step) => {
      const { before, event, after } = step
      const { context } = after
      if (event?.type === 'email.submit' && isAsking(before, 'email'))
        return contextMatches(context, { email: event.email, proof: event.proof })
      if (event?.type === 'password.submit' && isAsking(before, 'password'))
        return contextMatches(context, { passwordHandle: event.handle, proof: event.proof })
      const isAccepted = !stays(step)
      if (event?.type === 'code.submit')
        return !isAccepted || (context.codeHandle === event.handle && isChecking(after))
      if (event?.type === 'deletion.submit' || event?.type === 'session.renew')
        return !isAccepted || isEqualView(context.proof, event.proof)
      return (
        fieldsUnchanged(step, 'email', 'proof', 'passwordHandle', 'codeHandle') ||
        contextMatches(context, { ...NO_INPUT, email: context.email })
      )
    },
  },
  {
    description: 'When nothing is asked any more nothing of it is left, which is told when it begins.',
    check: (step) => {
      const isNew = isOver(step.after) && !isOver(step.before)
      const isCleared = !isOver(step.after) || contextMatches(step.after.context, NO_INPUT)
      return isCleared && step.emitted.filter(({ type }) => type === 'secretsDone').length === (isNew ? 1 : 0)
    },
  },
  {
    description: 'A form opens on what is closed, without what became of the last one.',
    check: (step) => {
      const form = FORMS.find((one) => step.event?.type === `${one}.open`)
      if (form === undefined) return true
      if (!step.before?.matches('closed')) return stays(step)
      return (
        isAsking(step.after, form) && contextMatches(step.after.context, { ...NO_INPUT, done: null, failure: null })
      )
    },
  },
  {
    description: 'What is closed is closed.',
    check: ({ before, event, after }) =>
      event?.type !== 'flow.close' || before?.can(event) !== true || after.matches('closed'),
  },
  {
    description:
      'A session that ends by itself puts the open form aside for its guest, without secrets; what cannot be taken up again is forgotten.',
    check: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'session.lost' || before === null) return true
      if (!after.matches('away')) return false
      if (before.matches('away') || before.matches('loadingMethods')) return fieldsUnchanged(step, 'email', 'aside')
      const form = begunForm(before)
      if (form === null) return isEqualView(after.context, NOTHING)
      const { email } = before.context
      return isEqualView(after.context, { ...NOTHING, email, aside: { guest: event.guest, form } })
    },
  },
  {
    description: 'Who comes back finds their form; who else comes finds nothing.',
    check: (step) => {
      const { before, event, after } = step
      if (event?.type !== 'session.began') return true
      if (!before?.matches('away')) return stays(step)
      const isSame = before.context.aside?.guest === event.guest
      return (
        after.matches('loadingMethods') &&
        (isSame ? fieldsUnchanged(step, 'email', 'aside') : isEqualView(after.context, NOTHING))
      )
    },
  },
  {
    description: 'A guest who signs out leaves nothing.',
    check: ({ event, after }) =>
      event?.type !== 'guest.leave' || (after.matches('away') && isEqualView(after.context, NOTHING)),
  },
  {
    description:
      'The ways into the account are those that were told, or else the password; then what was put aside is open again.',
    check: (step) => {
      const { before, event, after } = step
      const isLearned = isDoneEvent(step, 'loadMethods') || isErrorEvent(step, 'loadMethods')
      if (!isLearned)
        return (
          (fieldsUnchanged(step, 'methods') || after.context.methods.length === 0) &&
          (fieldsUnchanged(step, 'aside') || event?.type === 'session.lost' || after.context.aside === null)
        )
      const methods = isDoneEvent(step, 'loadMethods') ? doneOutput(step) : ['password']
      const form = before?.context.aside?.form
      return (
        isEqualView(after.context.methods, methods) &&
        after.context.aside === null &&
        (form === undefined ? after.matches('closed') : isOpen(after, form) && fieldsUnchanged(step, 'email'))
      )
    },
  },
  {
    description: 'What is answered goes on, what is refused can be tried again, with what it was refused for.',
    check: (step) => {
      const { after } = step
      const goesOn = LEADS[portIn(step, 'done')]?.(after) ?? true
      const back = LEADS_BACK[portIn(step, 'error')]
      return (
        goesOn && (back === undefined || (back(after, step) && isEqualView(after.context.failure, eventFailure(step))))
      )
    },
  },
  {
    description: 'A failure is told until the guest writes again, tries again or is done.',
    check: (step) => {
      const { event, after } = step
      if (event?.type === 'failure.dismiss') return after.context.failure === null
      if (event === null || eventFailure(step) !== null) return true
      const isTried =
        isSubmit(event) || ['code.submit', 'code.resend', 'session.renew', 'reset.send'].includes(event.type)
      if (isTried && !stays(step)) return after.context.failure === null
      return fieldsUnchanged(step, 'failure') || after.context.failure === null
    },
  },
  {
    description: 'A new e-mail needs a new session: by the password that is at hand, or as the guest proves it.',
    check: (step) => {
      if (!isDoneEvent(step, 'verifyEmail'))
        return (
          step.event?.type !== 'session.renew' ||
          !step.before?.matches({ email: { signInNeeded: 'asking' } }) ||
          step.after.matches({ email: { signInNeeded: 'signingIn' } })
        )
      const hasPassword = step.before?.context.proof?.way === 'password'
      return step.after.matches({ email: hasPassword ? 'signingIn' : { signInNeeded: 'asking' } })
    },
  },
  {
    description: 'What was done is told by what was done, until a form is opened again or the guest goes.',
    check: (step) => {
      const { done } = step.after.context
      if (isDoneEvent(step, 'signInAgain')) return done === 'email'
      if (isDoneEvent(step, 'changePassword')) return done === 'password'
      if (isDoneEvent(step, 'sendReset')) return done === 'reset'
      return fieldsUnchanged(step, 'done') || done === null
    },
  },
  {
    description:
      'The guest’s record is another one when their e-mail is, which is told once; so is the end of the account.',
    check: (step) => {
      const emittedTypes = step.emitted.map(({ type }) => type)
      const hasPassword = step.before?.context.proof?.way === 'password'
      const isChanged =
        isDoneEvent(step, 'signInAgain') ||
        (isErrorEvent(step, 'signInAgain') && step.before?.matches({ email: 'signingIn' }) === true) ||
        (isDoneEvent(step, 'verifyEmail') && !hasPassword)
      return (
        emittedTypes.filter((type) => type === 'userChanged').length === Number(isChanged) &&
        emittedTypes.filter((type) => type === 'accountDeleted').length === Number(isDoneEvent(step, 'deleteAccount'))
      )
    },
  },
  {
    description: 'Another code can be asked for after a while, to the same e-mail.',
    check: (step) => {
      const { before, event, after } = step
      if (event?.type.startsWith('xstate.after.resendCoolDown') === true)
        return after.matches({ email: { code: { resend: 'ready' } } })
      if (event?.type !== 'code.resend') return true
      const isPossible = before?.matches({ email: { code: { resend: 'ready' } } }) ?? false
      return isPossible ? after.matches({ email: { code: { resend: 'sending' } } }) : stays(step)
    },
  },
  {
    description: 'A link to choose the first password is sent on request.',
    check: (step) =>
      step.event?.type !== 'reset.send' ||
      (isAsking(step.before, 'password') ? invocationInputs(step, 'sendReset').length === 1 : stays(step)),
  },
]
