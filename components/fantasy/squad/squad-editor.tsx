'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import type { MarketItem } from '#lib/api/contract/fantasy/market.ts';
import type { FantasyOwnSquad } from '#lib/api/contract/fantasy/own-squad.ts';
import { entrantsOf } from '#lib/basketball/fantasy/lineup.ts';
import type { FantasyRules } from '#lib/basketball/fantasy/rules.ts';
import { dealTransfers, transferPrices, transfersBetween } from '#lib/basketball/fantasy/transfers.ts';
import { draftOf, lineupOf, pickedOf } from './draft.ts';
import { listProblems } from './list-problems.ts';
import { SquadBar } from './squad-bar.tsx';
import { SquadCourt } from './squad-court.tsx';
import { SquadProblems } from './squad-problems.tsx';
import { useDraft } from './use-draft.ts';
import type { useSave } from './use-save.ts';

/** Makes the squad of the coming round: court, money, deadline, undo and save. */
export function SquadEditor({
  league,
  own,
  coming,
  items,
  rules,
  saving,
  onSaved,
}: {
  league: { season: string; league: string };
  own: FantasyOwnSquad;
  coming: NonNullable<FantasyOwnSquad['coming']>;
  items: readonly MarketItem[];
  rules: FantasyRules;
  saving: ReturnType<typeof useSave>;
  onSaved: () => void;
}) {
  const t = useTranslations('fantasy-squad');
  const market = useMemo(() => new Map(items.map((item) => [item.entrant.number, item])), [items]);
  const [start] = useState(() => draftOf(coming.lineup, rules.squad));
  const { draft, canUndo, change, undo } = useDraft(start);
  const [name, setName] = useState(own.mustRename ? '' : (own.squad?.name ?? ''));
  const priceOf = (entrant: number) => market.get(entrant)?.price ?? 0;
  const cost = sumOf(pickedOf(draft).map(priceOf));
  const saved = {
    before: coming.before ? entrantsOf(coming.before) : [],
    present: coming.lineup ? entrantsOf(coming.lineup) : [],
    bank: coming.bank,
    deals: coming.deals,
  };
  const { bank } = dealTransfers(saved, pickedOf(draft), priceOf);
  const lineup = lineupOf(draft, rules.squad);
  const transfers = coming.before && lineup ? transfersBetween(coming.before, lineup).bought.length : 0;
  const known = new Map(
    items.map(({ entrant: { number, kind, position, team } }) => [
      number,
      { number, kind, position, teamId: team?.id ?? null },
    ]),
  );
  const empty = draft.places.filter((entrant) => entrant === null).length;
  const problems = listProblems({ lineup, empty, name, bank, transfers, known, rules: rules.squad, coming });
  const send = async () => {
    if (!lineup) return;
    const params = { ...league, round: coming.round.number };
    const first = own.squad === null || own.mustRename ? { name: name.trim() } : {};
    const receipt = await saving.save({ params, revision: coming.revision, cost, lineup, ...first });
    if (receipt) onSaved();
  };
  return (
    <>
      <SquadBar
        bank={bank}
        transfers={transfers}
        allowed={coming.transfers.allowed}
        deadline={coming.round.deadline}
        serverTime={own.serverTime}
      />
      <SquadCourt
        draft={draft}
        market={market}
        rules={rules.squad}
        bank={bank}
        priceOf={transferPrices(saved, priceOf)}
        onChange={change}
      />
      {(own.squad === null || own.mustRename) && (
        <TextField
          path="name"
          label={t('name')}
          value={name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <SquadProblems problems={problems} />
      <div className="sticky bottom-0 z-10 flex gap-2 border-t border-line bg-page py-3">
        <Button onClick={undo} disabled={!canUndo}>
          {t('undo')}
        </Button>
        <Button
          variant="primary"
          className="flex-1"
          disabled={problems.length > 0 || saving.state.kind === 'saving'}
          onClick={() => void send()}
        >
          {t('save')}
        </Button>
      </div>
    </>
  );
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
