import { useTranslations } from 'next-intl';
import { Follow } from '#components/entity/follow.tsx';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageTabs } from '#components/entity/page-tabs.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import { colorsOf } from '#components/entity/team-colors.ts';
import { Link } from '#components/ui/link.tsx';
import type { PlayerStanding } from '#lib/api/contract/player-career.ts';
import type { Player } from '#lib/api/readers/players.ts';
import { paths } from '#lib/paths.ts';
import { playerTabs } from '#lib/tabs.ts';
import { PlayerFacts } from './player-facts.tsx';
import { PlayerFigures } from './player-figures.tsx';

/** Masthead of every player tab, in the colours of the current team, else of the last one. */
export function PlayerMasthead({ player, standing }: { player: Player; standing: PlayerStanding }) {
  const t = useTranslations('player');
  const last = player.career.find(({ team }) => team.id === player.currentTeam?.id) ?? player.career[0];
  return (
    <Masthead
      title={player.name}
      owner={last?.team}
      kicker={
        last ? (
          <Link
            href={paths.team(last.league.season, last.league.slug, last.team.slug)}
            className="underline-offset-4 hover:underline"
          >
            {last.team.name}
          </Link>
        ) : (
          t('kicker')
        )
      }
      emblem={<Portrait player={player} number={last?.number} colors={last && colorsOf(last.team)} size="face" />}
      meta={
        <>
          <PlayerFacts player={player} number={last?.number ?? null} />
          <PlayerFigures standing={standing} />
        </>
      }
      action={
        !player.isHidden && <Follow noun="player" id={player.id} name={player.name} href={paths.player(player.slug)} />
      }
      tabs={<PageTabs label={t('tabs')} tabs={playerTabs} hrefOf={(id) => paths.player(player.slug, id)} />}
    />
  );
}
