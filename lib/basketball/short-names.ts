type Named = { id: string; firstName: string; lastName: string };

/**
 * Returns the short names of a team's players by id: the family name, with an initial if it is not unique, or with the full
 * first name if the initial is not unique either.
 */
export function shortNames(players: readonly Named[]): ReadonlyMap<string, string> {
  const forms = [
    ({ lastName }: Named) => lastName,
    ({ firstName, lastName }: Named) => (firstName ? `${[...firstName][0]}. ${lastName}` : lastName),
    ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim(),
  ];
  const isUnique = (player: Named, form: (of: Named) => string) =>
    players.every((other) => other.id === player.id || form(other) !== form(player));
  return new Map(
    players.map((player) => {
      const form = forms.find((one) => isUnique(player, one)) ?? forms.at(-1);
      return [player.id, form?.(player) ?? player.lastName];
    }),
  );
}
