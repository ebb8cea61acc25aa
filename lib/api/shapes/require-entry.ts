/** Returns the entry of an id that a foreign key guarantees. Throws if it was not loaded. */
export function requireEntry<Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (!thing) throw new Error(`Nothing was loaded for ${id}.`);
  return thing;
}
