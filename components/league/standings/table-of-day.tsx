import { useLocale, useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import type { StandingsTable as Table } from '#lib/api/contract/standings.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { StandingsTable } from './standings-table.tsx';

/** Standings after all games of the day of the game. */
export function StandingsOfDay({ table, game }: { table: Table; game: Game }) {
  const t = useTranslations('game');
  const locale = tagLocale(useLocale());
  const name = table.group ? `${table.phase.name} · ${table.group.name}` : table.phase.name;
  const date = formatTipOffDay(locale, game.tipOff, 'date');
  const { season, slug } = game.league;
  return (
    <Section title={name} aside={date && <p className="label text-quiet">{t('tableOfDay', { date })}</p>}>
      <StandingsTable table={table} name={name} league={{ season, league: slug }} ownTeams={teamsOf(game)} />
    </Section>
  );
}

function teamsOf({ home, away }: Game): string[] {
  return [home, away].flatMap((team) => team?.id ?? []);
}
