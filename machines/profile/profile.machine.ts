import { limitIterations } from '#machines/kit/limitIterations.ts'
import type { ProfileBody } from '#contract/user/profile.ts'
import { toFailure, type Failure } from '#machines/kit/failure.ts'
import { declareTypes } from '#machines/kit/types.ts'
import { assertEvent, assign, emit, setup, stateIn } from 'xstate'
import { profilePorts, type ProfileSection } from './profile.ports.ts'

export interface ProfileContext {
  /** Section of the last save, or `export`. */
  section: ProfileSection | 'export' | null
  change: ProfileBody
  isDone: boolean
  failure: Failure | null
}

export type ProfileEvent =
  | { type: 'section.save'; section: ProfileSection; change: ProfileBody }
  /** The user edits the section: the message about the last attempt no longer applies. */
  | { type: 'section.edit'; section: ProfileSection }
  | { type: 'data.export' }
  /** Another user has signed in, or none is. */
  | { type: 'guest.change' }

export type ProfileEmitted =
  /** The user's record has changed. */
  { type: 'userChanged' }

const NOTHING: ProfileContext = { section: null, change: {}, isDone: false, failure: null }

const profileSetup = setup({
  types: declareTypes<{ context: ProfileContext; events: ProfileEvent; emitted: ProfileEmitted; tags: 'busy' }>(),
  actors: profilePorts,
  guards: {
    isBeingSaved: ({ context, event }) => {
      assertEvent(event, ['section.edit', 'section.save'])
      return context.section === event.section
    },
    isOvertaken: stateIn({ saving: 'overtaken' }),
    isSaveQueued: stateIn({ saving: 'again' }),
  },
  actions: {
    rememberSave: assign(({ event }) => {
      assertEvent(event, 'section.save')
      return { section: event.section, change: event.change, isDone: false, failure: null }
    }),
    rememberExport: assign({ section: 'export', change: {}, isDone: false, failure: null }),
    rememberDone: assign({ isDone: true, change: {} }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
    /** Drops a field error, since the field has been edited. */
    rememberUnlessOfField: assign((_, failure: Failure) => (failure.field === undefined ? { failure } : NOTHING)),
    forget: assign(NOTHING),
    announceChange: emit({ type: 'userChanged' }),
  },
})

/** Saves names, phone and language separately, and exports all data. One request at a time. */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  options: limitIterations,
  context: NOTHING,
  initial: 'idle',
  on: { 'guest.change': { target: '.idle', actions: 'forget' } },
  states: {
    idle: {
      on: {
        'section.save': { target: 'saving', actions: 'rememberSave' },
        'section.edit': { actions: 'forget' },
        'data.export': { target: 'exporting', actions: 'rememberExport' },
      },
    },
    saving: {
      tags: 'busy',
      initial: 'asWritten',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context: { change } }) => ({ change }),
        onDone: [
          { guard: 'isSaveQueued', target: 'saving', reenter: true, actions: 'announceChange' },
          // The form differs from what was saved.
          { guard: 'isOvertaken', target: 'idle', actions: ['forget', 'announceChange'] },
          { target: 'idle', actions: ['rememberDone', 'announceChange'] },
        ],
        onError: [
          { guard: 'isSaveQueued', target: 'saving', reenter: true },
          {
            guard: 'isOvertaken',
            target: 'idle',
            actions: { type: 'rememberUnlessOfField', params: ({ event }) => toFailure(event.error) },
          },
          {
            target: 'idle',
            actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
          },
        ],
      },
      states: {
        asWritten: { on: { 'section.edit': { guard: 'isBeingSaved', target: 'overtaken' } } },
        overtaken: { on: { 'section.save': { guard: 'isBeingSaved', target: 'again', actions: 'rememberSave' } } },
        /** Saved again after the response: two concurrent requests could arrive in either order. */
        again: { on: { 'section.edit': { guard: 'isBeingSaved', target: 'overtaken' } } },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        id: 'exportData',
        src: 'exportData',
        input: null,
        onDone: { target: 'idle', actions: 'rememberDone' },
        onError: {
          target: 'idle',
          actions: { type: 'rememberFailure', params: ({ event }) => toFailure(event.error) },
        },
      },
    },
  },
})
