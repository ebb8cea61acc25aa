'use client';

import { useTranslations } from 'next-intl';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Select } from '#components/ui/select.tsx';
import { getBoxScoreSheet } from '#lib/api/contract/box-score-entry.ts';
import type { DataImportMap, ImportedGame } from '#lib/api/contract/data-import.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { apiQuery } from '#lib/api/queries/query.ts';

type Props = {
  game: GameSummary;
  read: ImportedGame;
  map: DataImportMap;
  onPeople: (people: Record<string, string>) => void;
};

/** The players of a file whom no name of the squads fits: somebody says who each is, or that they are new. */
export function NewPlayers({ game, read: { newPlayers }, map, onPeople }: Props) {
  const t = useTranslations('office-results');
  const { data: sheet } = useOfficeQuery(apiQuery(getBoxScoreSheet, { params: { gameId: game.id }, query: {} }));
  if (newPlayers.length === 0 || !sheet) return null;
  const choose = (key: string, personId: string) => {
    const { [key]: _, ...others } = map.people ?? {};
    onPeople(personId === '' ? others : { ...others, [key]: personId });
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="label mb-1">{t('newPlayers', { count: newPlayers.length })}</legend>
      {newPlayers.map(({ key, side, number, name }) => (
        <Select
          key={key}
          label={`${number} ${name}, ${sheet[side].name}`}
          options={[
            { value: '', label: t('isNew') },
            ...sheet[side].players.map((player) => ({
              value: player.personId,
              label: [player.number, player.firstName, player.lastName].filter(Boolean).join(' '),
            })),
          ]}
          value={map.people?.[key] ?? ''}
          onValueChange={(personId) => choose(key, personId)}
        />
      ))}
    </fieldset>
  );
}
