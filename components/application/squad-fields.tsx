'use client';

import { Button } from '#components/ui/button.tsx';
import { fieldId } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Section } from '#components/ui/section.tsx';
import { emptyPlayer, isEmptyPlayer } from '#lib/api/contract/application/blank.ts';
import type { PlayerDraft } from '#lib/api/contract/application/draft.ts';
import { squadLimits } from '#lib/api/contract/application/limits.ts';
import { fill } from '#lib/i18n/fill.ts';
import { useApplicationForm } from './form-context.ts';
import { PasteSquad } from './paste-squad.tsx';
import { PlayerFields, type PositionOption } from './player-fields.tsx';

/** The players, one row each; a list from a spreadsheet can be pasted. */
export function SquadFields({ positions }: { positions: readonly PositionOption[] }) {
  const { labels, draft, edit, problemOf } = useApplicationForm();
  const { players } = draft;
  const problem = problemOf('players');
  const change = (update: (players: readonly PlayerDraft[]) => PlayerDraft[]) =>
    edit((old) => ({ ...old, players: update(old.players) }));
  const add = () => {
    change((old) => [...old, emptyPlayer]);
    const next = fieldId(`players.${players.length}.name`);
    requestAnimationFrame(() => document.getElementById(next)?.focus());
  };
  return (
    <Section title={labels.squadSection}>
      <p className="mb-3 text-sm text-quiet">{fill(labels.squadHelp, squadLimits)}</p>
      <div id={fieldId('players')} tabIndex={-1}>
        {problem && <p className="mb-3 text-sm font-semibold text-negative">{problem}</p>}
        <ol className="flex flex-col gap-4 lg:gap-2">
          {players.map((player, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, only its index
            <li key={index} className="border-t border-line pt-3 lg:border-0 lg:pt-0">
              <PlayerFields
                player={player}
                index={index}
                positions={positions}
                onChange={(next) => change((old) => old.map((one, at) => (at === index ? next : one)))}
                onRemove={() => change((old) => old.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={add} disabled={players.length >= squadLimits.max}>
          <Icon name="plus" />
          {labels.addPlayer}
        </Button>
        <PasteSquad
          onPaste={(found) => change((old) => [...old.filter((one) => !isEmptyPlayer(one)), ...found].slice(0, 60))}
        />
      </div>
    </Section>
  );
}
