import { leagueMetadata } from '#components/league/league-metadata.ts';
import { Playoff } from '#components/league/playoff/playoff.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { readPlayoff } from '#lib/api/readers/playoff.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'playoff');
}

export default async function PlayoffPage({ params }: Props) {
  return <Playoff rounds={orNotFound(await readPlayoff(await params))} />;
}
