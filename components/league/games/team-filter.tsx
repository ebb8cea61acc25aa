'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Select } from '#components/ui/select.tsx';

const parameter = 'team';

/**
 * Picks out one team in a list that the server has drawn: what has `data-teams` without that team is hidden, and so is a
 * `data-round` with nothing left. The choice stands in the address.
 */
export function TeamFilter({
  label,
  allLabel,
  teams,
  children,
}: {
  label: string;
  allLabel: string;
  teams: readonly { slug: string; name: string }[];
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get(parameter);
    if (teams.some(({ slug }) => slug === asked)) setChosen(asked ?? '');
  }, [teams]);
  const choose = (slug: string) => {
    const address = new URL(window.location.href);
    if (slug) address.searchParams.set(parameter, slug);
    else address.searchParams.delete(parameter);
    window.history.replaceState(null, '', address);
    setChosen(slug);
  };
  return (
    <div data-team-filter>
      <Select
        label={label}
        options={[{ value: '', label: allLabel }, ...teams.map(({ slug, name }) => ({ value: slug, label: name }))]}
        value={chosen}
        onValueChange={choose}
        className="max-w-72 pb-6"
      />
      {chosen && <style>{hideOthers(chosen)}</style>}
      {children}
    </div>
  );
}

function hideOthers(slug: string): string {
  const mark = `[data-teams~="${slug}"]`;
  return `[data-team-filter] :is([data-teams]:not(${mark}), [data-round]:not(:has(${mark}))) { display: none }`;
}
