import { array, define, is, nonempty, object, type Struct } from 'superstruct'

/** A non-empty list. */
export const filled = <Item, Schema>(item: Struct<Item, Schema>): Struct<readonly [Item, ...Item[]], null> =>
  define('filled list', (value) => is(value, nonempty(array(item))))

/** A record with one value for each key. */
export const each = <Key extends string, Value, Schema>(
  keys: readonly Key[],
  value: Struct<Value, Schema>,
): Struct<Readonly<Record<Key, Value>>, null> => {
  const shape = object(Object.fromEntries(keys.map((key) => [key, value])))
  return define('one of each', (record) => is(record, shape))
}
