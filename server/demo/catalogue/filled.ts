import { array, define, is, nonempty, object, type Struct } from 'superstruct'

/** A list that has something in it. */
export const filled = <Item, Schema>(item: Struct<Item, Schema>): Struct<readonly [Item, ...Item[]], null> =>
  define('filled list', (value) => is(value, nonempty(array(item))))

/** One value for each of the keys. */
export const each = <Key extends string, Value, Schema>(
  keys: readonly Key[],
  value: Struct<Value, Schema>,
): Struct<Readonly<Record<Key, Value>>, null> => {
  const shape = object(Object.fromEntries(keys.map((key) => [key, value])))
  return define('one of each', (found) => is(found, shape))
}
