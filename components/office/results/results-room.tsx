'use client';

import { useTranslations } from 'next-intl';
import { UnsettledResults } from '#components/office/club/unsettled-results.tsx';
import { useMember } from '#components/office/shared/member-context.ts';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { SearchInput } from '#components/ui/search-input.tsx';
import { Section } from '#components/ui/section.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { findGames, noFilter } from '#lib/desk/games/find-games.ts';
import { ownGames } from '#lib/office/own-games.ts';
import { ResultDialog } from './result-dialog.tsx';
import { ResultRow } from './result-row.tsx';
import { BoxScoreRoom } from './sheet/box-score-room.tsx';
import { type ResultGroup, type ResultLists, resultGroups, useResultLists } from './use-result-lists.ts';

/** How many games of a group are listed until somebody searches. */
const listedGames = 12;

/** The games of the league by what the office has to do with them; or the scoresheet of one, which the address names. */
export function ResultsRoom() {
  const [{ sheet }, set] = useAddress(['sheet']);
  if (sheet) return <BoxScoreRoom key={sheet} gameId={sheet} onClose={() => set('sheet', '')} />;
  return <Games />;
}

function Games() {
  const t = useTranslations('office.results');
  const [{ q: text = '', game: openId }, setAddress] = useAddress(['q', 'game']);
  const open = ({ id }: GameSummary) => setAddress('game', id);
  return (
    <>
      <SearchInput
        label={t('search')}
        value={text}
        onValueChange={(typed) => setAddress('q', typed)}
        className="mb-6 max-w-md"
      />
      <QueryGate query={useResultLists()}>
        {({ unsettled, games }) => (
          <div className="flex flex-col gap-10">
            <UnsettledResults results={unsettled} onOpen={open} />
            {resultGroups.map((group) => (
              <Group key={group} group={group} games={games[group]} text={text} onOpen={open} />
            ))}
            {openId && <OpenGame id={openId} lists={{ unsettled, games }} onClose={() => setAddress('game', '')} />}
          </div>
        )}
      </QueryGate>
    </>
  );
}

/** The game that the address names, where one of the lists has it. */
function OpenGame({ id, lists, onClose }: { id: string; lists: ResultLists; onClose: () => void }) {
  const listed = [...Object.values(lists.games).flat(), ...lists.unsettled.map(({ game }) => game)];
  const game = listed.find((one) => one.id === id);
  return game && <ResultDialog key={id} game={game} onClose={onClose} />;
}

function Group({
  group,
  games,
  text,
  onOpen,
}: {
  group: ResultGroup;
  games: readonly GameSummary[];
  text: string;
  onOpen: (game: GameSummary) => void;
}) {
  const t = useTranslations('office.results');
  const { grants } = useMember();
  const found = findGames(ownGames(grants, games), { ...noFilter, text });
  const shown = text ? found : found.slice(0, listedGames);
  // A group in which there is nothing to do takes no room, but it is good to read that no result is missing.
  if (found.length === 0 && (group !== 'overdue' || text)) return null;
  return (
    <Section title={t(`group.${group}`)}>
      {found.length === 0 && <p className="py-3 text-quiet">{t('nothingMissing')}</p>}
      <ul>
        {shown.map((game) => (
          <ResultRow key={game.id} game={game} onOpen={() => onOpen(game)} />
        ))}
      </ul>
      {found.length > shown.length && (
        <p className="py-3 text-sm text-quiet">{t('more', { count: found.length - shown.length })}</p>
      )}
    </Section>
  );
}
