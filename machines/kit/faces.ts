import type { AnyMachineSnapshot } from 'xstate'
import type { MachineEntry } from './entry.ts'
import type { Failure } from './failure.ts'

/** `progress: booking`: what a face says. */
export type FaceValue = string
export const faceValue = (face: string, value: string): FaceValue => `${face}: ${value}`

/** All that the faces of a machine can say. */
export const faceValues = ({ faces }: MachineEntry): FaceValue[] =>
  Object.entries(faces).flatMap(([name, { values }]) => values.map((value) => faceValue(name, value)))

/** What the faces say of a snapshot. */
export const facesOf = ({ faces }: MachineEntry, snapshot: AnyMachineSnapshot): FaceValue[] =>
  Object.entries(faces).map(([name, { of }]) => faceValue(name, of(snapshot)))

/** Words for the faces of most machines. */
export const yesOrNo = (answer: boolean): 'yes' | 'no' => (answer ? 'yes' : 'no')
export const YES_OR_NO = ['no', 'yes'] as const
/** What could not be had, and whether for want of a network, which is all that is said then. */
export const troubleOf = (failure: Pick<Failure, 'code'> | null): (typeof TROUBLES)[number] => {
  if (failure === null) return 'none'
  return failure.code === 'network' ? 'offline' : 'told'
}
export const TROUBLES = ['none', 'offline', 'told'] as const

/** Faces that nobody listed. */
export const strangeFaces = (entry: MachineEntry, snapshot: AnyMachineSnapshot): FaceValue[] => {
  const listed = faceValues(entry)
  return facesOf(entry, snapshot).filter((face) => !listed.includes(face))
}
