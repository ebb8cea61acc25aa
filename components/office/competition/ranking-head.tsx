import { useTranslations } from 'next-intl';

/** The head of a table of teams: place and team, then figures. */
export function RankingHead({ figures }: { figures: readonly ('record' | 'difference' | 'points' | 'wins')[] }) {
  const t = useTranslations('office-competition.column');
  return (
    <thead>
      <tr className="border-b border-line text-quiet">
        <th scope="col" className="px-2 py-2 text-start">
          {t('rank')}
        </th>
        <th scope="col" className="px-2 text-start">
          {t('team')}
        </th>
        {figures.map((figure) => (
          <th key={figure} scope="col" className="px-2 text-end">
            {t(figure)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
