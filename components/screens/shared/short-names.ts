type Named = { id: string; firstName: string; lastName: string };

/**
 * What players are called where there is little room, by id: the family name; with an initial where others of the side share
 * it, with the whole first name where that does not tell them apart either.
 */
export function shortNames(players: readonly Named[]): ReadonlyMap<string, string> {
  const forms = [
    ({ lastName }: Named) => lastName,
    ({ firstName, lastName }: Named) => (firstName ? `${[...firstName][0]}. ${lastName}` : lastName),
    ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim(),
  ];
  const isOnly = (player: Named, form: (of: Named) => string) =>
    players.every((other) => other.id === player.id || form(other) !== form(player));
  return new Map(
    players.map((player) => {
      const form = forms.find((one) => isOnly(player, one)) ?? forms.at(-1);
      return [player.id, form?.(player) ?? player.lastName];
    }),
  );
}
