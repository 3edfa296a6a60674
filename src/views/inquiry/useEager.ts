import { useState } from 'react'

/**
 * Specification §5, eager validation: a field shows what is wrong once it was left or the step was to be left, then on every key.
 */
export const useEager = <Name extends string>(isChecked: boolean) => {
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  return {
    leave: (name: Name) => setLeft((before) => new Set([...before, name])),
    isShown: (name: Name) => isChecked || left.has(name),
  }
}
