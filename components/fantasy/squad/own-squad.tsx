'use client';

import { useLocale, useTranslations } from 'next-intl';
import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { fantasyMarketQuery, fantasySeasonQuery, ownSquadQuery } from '#lib/api/queries/fantasy.ts';
import { formatTotal } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { PlayedRound } from './played-round.tsx';
import { SaveNotice } from './save-notice.tsx';
import { SquadChanges } from './squad-changes.tsx';
import { SquadEditor } from './squad-editor.tsx';
import { SquadLinks } from './squad-links.tsx';
import { useSave } from './use-save.ts';

/** The own squad in one fantasy season: what has changed, the coming round, the one that is played. */
export function OwnSquad({ league, token }: { league: { season: string; league: string }; token: string | null }) {
  const t = useTranslations('fantasy-squad');
  const locale = tagLocale(useLocale());
  const pageLocale = usePageLocale();
  const saving = useSave();
  const own = useOwnQuery(token, ownSquadQuery(league, pageLocale));
  const season = useOwnQuery(token, fantasySeasonQuery(league, pageLocale));
  const market = useOwnQuery(token, fantasyMarketQuery(league, pageLocale));
  const reload = () => void Promise.all([own.refetch(), season.refetch(), market.refetch()]);
  const { data } = own;
  if (!data || !season.data || !market.data)
    return <LoadingState isError={own.isError || season.isError || market.isError} onRetry={reload} />;
  const { coming, playing, changes, squad, points, rank } = data;
  return (
    <>
      {squad && <SquadLinks league={league} squad={squad} onRenamed={reload} />}
      <SquadChanges changes={changes} />
      {coming ? (
        <Section
          title={squad ? squad.name : coming.round.name}
          aside={
            <span className="text-sm text-quiet">
              {t('points')}: {formatTotal(locale, points)} · {t('rank')}: {formatInteger(locale, rank)}
            </span>
          }
        >
          <div className="flex flex-col gap-4">
            <SquadEditor
              key={`${coming.round.number} ${coming.revision}`}
              league={league}
              own={data}
              coming={coming}
              items={market.data.items}
              rules={season.data.rules}
              saving={saving}
              onSaved={reload}
            />
            <SaveNotice state={saving.state} onReload={reload} />
          </div>
        </Section>
      ) : (
        <EmptyState title={t('noRound')} text={t('noRoundText')} />
      )}
      {playing && <PlayedRound league={league} result={playing.result} />}
    </>
  );
}
