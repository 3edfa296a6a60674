/** Every value but those at the listed context paths is replaced by one of the same kind, so that guards still answer the same. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Guards ask whether a text is there and whether it is Latin; nothing else of it leaves.
const maskText = (value: string): string => {
  if (value === '') return ''
  return /^[\p{Script=Latin}'’\-\s]+$/u.test(value) ? 'x' : '•'
}

const maskValue = (value: unknown): Json => {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return value === 0 ? 0 : 1
  return typeof value === 'boolean' ? value : null
}

const plain = (value: unknown): Json =>
  typeof value === 'string' || typeof value === 'number' ? value : maskValue(value)

const isKept = (keep: readonly string[], path: string): boolean =>
  keep.some((kept) => kept === path || (kept.endsWith('.*') && path.startsWith(kept.slice(0, -1))))

/** @param keep paths such as `guest.title`; `[]` stands for every item of a list, a final `*` for all below. */
const redactContext = (value: unknown, keep: readonly string[], path = ''): Json => {
  const below = (key: string) => (path === '' ? key : `${path}.${key}`)
  if (Array.isArray(value)) return value.map((item) => redactContext(item, keep, below('[]')))
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactContext(item, keep, below(key))]))
  return isKept(keep, path) ? plain(value) : maskValue(value)
}

const redactChild = (child: unknown): Json => {
  if (!isRecord(child)) return null
  const { snapshot, src, systemId, syncSnapshot } = child
  const status = isRecord(snapshot) ? plain(snapshot['status']) : null
  return {
    src: plain(src),
    ...(systemId === undefined ? {} : { systemId: plain(systemId) }),
    syncSnapshot: syncSnapshot === true,
    snapshot: { status },
  }
}

/** A persisted snapshot fit to leave the browser: the state, the kept paths, and which children run, without their questions and answers. */
export const redactSnapshot = (persisted: unknown, keep: readonly string[]): Json => {
  if (!isRecord(persisted)) return null
  const children = isRecord(persisted['children']) ? persisted['children'] : {}
  const kept: Json = JSON.parse(
    JSON.stringify({ value: persisted['value'], historyValue: persisted['historyValue'] ?? {} }),
  )
  return {
    ...(isRecord(kept) ? kept : {}),
    status: plain(persisted['status']),
    context: redactContext(persisted['context'], keep),
    children: Object.fromEntries(Object.entries(children).map(([id, child]) => [id, redactChild(child)])),
  }
}
