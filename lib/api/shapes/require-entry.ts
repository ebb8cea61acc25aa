/** The thing of that id, which a foreign key says is there. */
export function present<Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (!thing) throw new Error(`Nothing was loaded for ${id}.`);
  return thing;
}
