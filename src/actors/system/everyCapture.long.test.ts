import { packCapture, PackedCapture, unpackCapture, type CaptureEnvelope } from '#contract/support/captures.ts'
import { exportProblems, type RedactedCopy } from '#machines/kit/export/exportProblems.ts'
import type { ExportPolicy, Pseudonyms } from '#machines/kit/export/redact.ts'
import { coverTransitions, type Path } from '#machines/kit/verify/coverTransitions.ts'
import { startWalk } from '#machines/kit/verify/liveWalk.ts'
import { PLANTED_SECRET, type MachineSpec } from '#machines/kit/verify/machineSpec.ts'
import { pageMachines, type MachineName } from '#machines/registry.ts'
import { cachePolicies } from '#src/services/query.export.ts'
import { QueryObserver } from '@tanstack/react-query'
import { validate } from 'superstruct'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyMachineSnapshot, Snapshot } from 'xstate'
import { emptyPage } from './emptyPage.testing.ts'
import { createActorSystem } from './actorSystem.ts'
import { captureScreen, type PageFacts } from './capture.ts'
import { SECRETS, secretsIn, UNEXPECTED } from './planted.testing.ts'

// Every snapshot on every path of every machine leaves the browser as a guest's screen does: through the actor system, in an
// envelope, packed, as JSON, and back into the actors of a frozen page.

describe.each(Object.entries<MachineSpec>(pageMachines))('%s', (id, entry) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of `pageMachines`
  const name = id as MachineName
  let paths: readonly Path[] = []
  beforeAll(() => {
    ;({ paths } = coverTransitions(entry))
  })

  test('each snapshot stands in the frozen page as it stood before, and goes on the same way to the end of its path', async () => {
    let count = 0
    const problems = await exportProblems(entry, paths, (_, snapshot) => {
      count += 1
      return frozenCopy(name, entry, entry.machine.getPersistedSnapshot(snapshot))
    })
    expect(problems).toEqual([])
    expect(count).toBeGreaterThanOrEqual(paths.length)
  })

  test('no secret in an event, an answer, a context, a draft, the cache or the address leaves with any of them', async () => {
    expect(await leaksOn(name, entry, paths)).toEqual([])
  })
})

/** Describes where a screen of these paths holds a secret, or an event with unexpected fields goes another way. */
const leaksOn = async (name: MachineName, entry: MachineSpec, paths: readonly Path[]): Promise<string[]> => {
  const leaks: string[] = []
  const isNew = createMemory()
  for (const { input, steps } of paths) {
    const page = plantedPage()
    const walk = startWalk(entry.machine, { input: withUnexpected(name, input) }, (machine, options) =>
      page.actors.createRootActor(name, machine, options),
    )
    for (const [at, step] of [null, ...steps].entries()) {
      const where = step === null ? 'the start' : step.event.type
      if (step !== null) {
        await walk.deliver({ ...Object(withUnexpected(name, step.event)), type: step.event.type })
        if (JSON.stringify(walk.snapshot().value) !== JSON.stringify(step.value)) leaks.push(`${where} leads elsewhere`)
      }
      if (!isNew([input, steps.slice(0, at).map(({ event }) => event)])) continue
      leaks.push(...secretsIn(await textOf(page)).map((secret) => `${secret} in the steps up to ${where}`))
      const filled = plantedPage()
      const snapshot = withSecrets(walk.snapshot(), entry)
      filled.actors.createRootActor(name, entry.machine, { snapshot, input: entry.inputs[0] })
      leaks.push(...secretsIn(await textOf(filled)).map((secret) => `${secret} in the context after ${where}`))
    }
    walk.actor.stop()
  }
  return leaks
}

/** Tells whether a value is given for the first time. */
const createMemory = () => {
  const met = new Set<string>()
  return (value: unknown): boolean => met.size < met.add(JSON.stringify(value)).size
}

type Page = ReturnType<typeof emptyPage>

const FACTS: PageFacts = {
  route: '/confirm/request/{-$token}',
  params: { token: SECRETS.token, id: SECRETS.address },
  search: {
    ...SECRETS,
    dest: 'Paris|48.85|2.35|false',
    name: SECRETS.address,
    rateKey: SECRETS.token,
    oobCode: SECRETS.code,
  },
  covers: { sheet: null, panel: null, hash: '' },
  locale: 'en',
  zone: 'Europe/Paris',
  currency: { name: 'Euro', symbol: '€', code: 'EUR', rate: 0.9 },
  width: 360,
  height: 720,
  scrolled: [],
  scheme: 'light',
  hourCycle: 'h23',
  isOnline: true,
  isSignedIn: true,
  now: '2026-11-04T09:00:00Z',
  userAgentFamily: 'Firefox',
}

const envelopeOf = async (page: Page): Promise<{ text: string; envelope: CaptureEnvelope; pseudonyms: Pseudonyms }> => {
  let given: Pseudonyms | undefined
  const actors: Pick<Page['actors'], 'export'> = {
    export: (pseudonyms) => {
      given = pseudonyms
      return page.actors.export(pseudonyms)
    },
  }
  const { capture } = await captureScreen(FACTS, 'entry-1', { ...page, actors })
  const packed = JSON.stringify(packCapture(capture))
  const [failure, sent] = validate(JSON.parse(packed), PackedCapture)
  if (failure || given === undefined) throw failure ?? new Error('no pseudonyms were given')
  const envelope = unpackCapture(sent)
  return { text: `${packed} ${JSON.stringify(envelope)}`, envelope, pseudonyms: given }
}

const frozenCopy = async (
  name: MachineName,
  entry: MachineSpec,
  persisted: Snapshot<unknown>,
): Promise<RedactedCopy> => {
  const page = emptyPage()
  page.actors.createRootActor(name, entry.machine, { snapshot: persisted, input: undefined })
  const { text, envelope, pseudonyms } = await envelopeOf(page)
  const frozen = createActorSystem([], () => 0)
  frozen.freeze(envelope.actors)
  const actor = frozen.createRootActor(name, entry.machine, { input: entry.inputs[0] })
  return { text, snapshot: actor.start().getSnapshot(), pseudonyms }
}

const textOf = async (page: Page): Promise<string> => (await envelopeOf(page)).text

const SECRET_TEXTS = Object.values(SECRETS)

/** A value of a policy's shape: a secret wherever something is withheld. */
const valueOf = (policy: ExportPolicy): unknown => {
  if (typeof policy === 'string') return policy === 'keep' ? 'kept' : SECRETS.note
  if (policy['[]'] !== undefined) return [valueOf(policy['[]'])]
  const named = Object.entries(policy).filter(([key]) => key !== '*')
  return {
    ...(policy['*'] === undefined ? UNEXPECTED : {}),
    ...Object.fromEntries(named.map(([key, below]) => [key, valueOf(below)])),
  }
}

/** A page whose address, drafts and answers hold secrets, without actors. */
const plantedPage = (): Page => {
  const page = emptyPage()
  for (const [name, policy] of [
    ['hidden', { '[]': 'hide' }],
    ['pseudonyms', { '[]': 'pseudonym' }],
  ] as const)
    page.seen.register(name, null, { read: () => SECRET_TEXTS, policy })
  page.seen.register('unexpected', null, { read: () => ({ ...UNEXPECTED, total: 3 }), policy: { total: 'keep' } })
  for (const { prefix, key, answer } of Object.values(cachePolicies)) {
    const isPublic = typeof answer === 'string'
    const queryKey = key.map((kind, place) => prefix[place] ?? (kind === 'keep' ? 'kept' : SECRETS.token))
    page.cache.setQueryData(
      queryKey,
      isPublic && answer === 'keep' ? { kept: true } : isPublic ? UNEXPECTED : valueOf(answer),
    )
    new QueryObserver(page.cache, { queryKey, enabled: false }).subscribe(() => undefined)
  }
  page.cache.setQueryData(['staff', 'hotels'], UNEXPECTED)
  new QueryObserver(page.cache, { queryKey: ['staff', 'hotels'], enabled: false }).subscribe(() => undefined)
  return page
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parts of events that leave whole, because everybody is offered the same or has it in the URL. */
const PUBLIC_PARTS: Readonly<Partial<Record<MachineName, readonly string[]>>> = {
  search: ['criteria', 'bounds', 'change', 'filters'],
  rates: ['output', 'choice'],
  map: ['searched', 'area'],
}

/** Adds fields that nobody expects to each object. */
const withUnexpected = (name: MachineName, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => withUnexpected(name, item))
  if (!isRecord(value)) return value
  const fields = Object.entries(value).map(([key, item]) => [
    key,
    PUBLIC_PARTS[name]?.includes(key) === true ? item : withUnexpected(name, item),
  ])
  return { ...UNEXPECTED, ...Object.fromEntries(fields) }
}

/** The snapshot as it is persisted, with a secret for every text that is withheld, in fields that nobody expects, and in its calls. */
const withSecrets = (snapshot: AnyMachineSnapshot, { machine, policy }: MachineSpec): Snapshot<unknown> => {
  let count = 0
  const fill = (value: unknown, kind: ExportPolicy | undefined): unknown => {
    if (kind === undefined || kind === 'keep') return value
    if (typeof kind === 'string') {
      count += 1
      // Digits read as an amount, which stays.
      return typeof value !== 'string'
        ? value
        : kind === 'amount'
          ? SECRETS.note
          : SECRET_TEXTS[count % SECRET_TEXTS.length]
    }
    if (Array.isArray(value)) return value.map((item) => fill(item, kind['[]']))
    if (!isRecord(value)) return value
    const filled = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, kind[key])]))
    return kind['*'] === undefined ? { ...UNEXPECTED, ...filled } : filled
  }
  const persisted = machine.getPersistedSnapshot(snapshot)
  const children = 'children' in persisted && isRecord(persisted.children) ? persisted.children : {}
  return Object.assign(persisted, {
    context: fill(snapshot.context, policy),
    children: Object.fromEntries(
      Object.entries(children).map(([id, child]) => [
        id,
        {
          ...Object(child),
          snapshot: { ...Object(Object(child).snapshot), input: UNEXPECTED, output: UNEXPECTED, error: UNEXPECTED },
        },
      ]),
    ),
  })
}

test('secrets are found plain, inside other texts, in pieces, and in every usual encoding', () => {
  for (const [name, secret] of Object.entries(SECRETS))
    for (const text of [
      secret,
      secret.toUpperCase(),
      secret.slice(0, 6),
      secret.slice(-6),
      JSON.stringify({ deep: [`before ${secret} after`] }),
      btoa(secret),
      btoa(`?${secret}.`),
      btoa(`??${secret}..`),
      encodeURIComponent(secret),
      new URLSearchParams({ text: secret }).toString(),
    ])
      expect(secretsIn(text), text).toContain(name)
  expect(secretsIn(`${PLANTED_SECRET} nobody else`)).toEqual([])
})
