import type { Cause } from '#machines/kit/chart/chartModel.ts'

/** What makes a machine take an event of this type; null if it is the start of the machine. */
export const causeOfEvent = (type: string, machine: string): Cause | null => {
  const [, origin, rest = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|after|init)\.?(.*)$/.exec(type) ?? []
  if (origin === undefined) return type === 'always' ? { kind: 'always', name: '' } : { kind: 'event', name: type }
  if (origin === 'init') return null
  if (origin === 'done.actor') return { kind: 'done', name: rest }
  if (origin === 'error.actor') return { kind: 'error', name: rest }
  if (origin === 'done.state') return { kind: 'ended', name: rest }
  const [name = ''] = rest.split(`.${machine}.`)
  return { kind: 'after', name, ms: /^\d+$/.test(name) ? Number(name) : null }
}
