/** Returns a list with one of its items a place earlier or later. */
export function moved<Item>(items: readonly Item[], index: number, by: 1 | -1): Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  if (item !== undefined) next.splice(index + by, 0, item);
  return next;
}
