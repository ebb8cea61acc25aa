'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Select } from '#components/ui/select.tsx';
import { maxZones } from '#lib/api/contract/competition/phases.ts';
import { type PlaceOutcome, placeOutcomes, zoneFaults } from '#lib/basketball/standings/place-outcomes.ts';

type Props = {
  zones: readonly PlaceOutcome[];
  /** How many places there are in the table. */
  places: number;
  help: string;
  onChange: (zones: PlaceOutcome[]) => void;
};

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    value: String(from + index),
    label: String(from + index),
  }));

/** What places of a table lead to, zone by zone; a place is in one zone at most. */
export function ZonesFields({ zones, places, help, onChange }: Props) {
  const t = useTranslations('office-phases');
  const names = useTranslations('standings');
  const faults = zoneFaults(zones, Number.POSITIVE_INFINITY);
  const last = Math.max(places, ...zones.map(({ to }) => to));
  const free = numbers(1, places).find(({ value }) =>
    zones.every(({ from, to }) => Number(value) < from || to < Number(value)),
  );
  const add = (place: number) => {
    const outcome = placeOutcomes.find((one) => zones.every((zone) => zone.outcome !== one)) ?? placeOutcomes[0];
    onChange([...zones, { from: place, to: place, outcome }]);
  };
  const set = (index: number, values: Partial<PlaceOutcome>) =>
    onChange(zones.map((zone, at) => (at === index ? { ...zone, ...values } : zone)));
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="label mb-1">{t('zones')}</legend>
      <p className="text-sm text-quiet">{help}</p>
      <ul>
        {zones.map(({ from, to, outcome }, index) => {
          const fault = faults.find((one) => one.index === index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its place in the list while it is changed.
            <li key={index} className="border-b border-line py-3">
              <div className="grid grid-cols-[4.5rem_4.5rem_minmax(0,1fr)_auto] items-end gap-2">
                <Select
                  size="md"
                  label={t('zoneFrom')}
                  options={numbers(1, last)}
                  value={String(from)}
                  onValueChange={(value) => set(index, { from: Number(value), to: Math.max(Number(value), to) })}
                />
                <Select
                  size="md"
                  label={t('zoneTo')}
                  options={numbers(from, last)}
                  value={String(to)}
                  onValueChange={(value) => set(index, { to: Number(value) })}
                />
                <Select
                  size="md"
                  label={t('zoneOutcome')}
                  options={placeOutcomes.map((value) => ({ value, label: names(`outcomes.${value}`) }))}
                  value={outcome}
                  onValueChange={(value) => set(index, { outcome: value })}
                />
                <IconButton
                  icon="close"
                  label={t('removeZone', { outcome: names(`outcomes.${outcome}`) })}
                  onClick={() => onChange(zones.filter((_, at) => at !== index))}
                />
              </div>
              {fault && (
                <p role="alert" className="mt-1 text-sm font-semibold text-negative">
                  {t('zoneTaken', { place: fault.place })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <Button
        size="sm"
        className="mt-3"
        disabled={!free || zones.length >= maxZones}
        onClick={() => free && add(Number(free.value))}
      >
        {t('addZone')}
      </Button>
    </fieldset>
  );
}
