'use client';

import { useTranslations } from 'next-intl';
import { PictureField } from '#components/office/shared/picture-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import type { SiteLook } from '#lib/api/contract/look.ts';
import { isWebAddress } from '#lib/is-address.ts';
import { moved } from '#lib/office/moved.ts';

type Sponsor = SiteLook['sponsors'][number];
type Props = { sponsors: readonly Sponsor[]; onChange: (sponsors: Sponsor[]) => void };

const empty: Sponsor = { name: '', logo: '', url: null };

/** Tells whether every sponsor has a name of its own, a logo, and no broken address. */
export const hasCompleteSponsors = (sponsors: readonly Sponsor[]): boolean =>
  sponsors.every(({ name, logo, url }) => name.trim() !== '' && logo !== '' && (url === null || isWebAddress(url))) &&
  new Set(sponsors.map(({ name }) => name.trim())).size === sponsors.length;

/** The sponsors in the order in which pages show them. */
export function SponsorFields({ sponsors, onChange }: Props) {
  const t = useTranslations('office.look');
  const setAt = (index: number, values: Partial<Sponsor>) =>
    onChange(sponsors.map((one, at) => (at === index ? { ...one, ...values } : one)));
  const move = (index: number, by: 1 | -1) => onChange(moved(sponsors, index, by));
  return (
    <>
      {sponsors.length === 0 && <p className="py-3 text-quiet">{t('noSponsors')}</p>}
      <ol>
        {sponsors.map((sponsor, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sponsor is what stands at its place; its name is being typed
          <li key={index} className="flex flex-col gap-4 border-b border-line py-4">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                path={`sponsors.${index}.name`}
                label={t('sponsorName')}
                autoComplete="off"
                maxLength={120}
                value={sponsor.name}
                onChange={({ currentTarget }) => setAt(index, { name: currentTarget.value })}
              />
              <TextField
                path={`sponsors.${index}.url`}
                label={t('sponsorUrl')}
                type="url"
                placeholder="https://"
                autoComplete="off"
                maxLength={500}
                value={sponsor.url ?? ''}
                onChange={({ currentTarget }) => setAt(index, { url: currentTarget.value.trim() || null })}
                problem={sponsor.url && !isWebAddress(sponsor.url) ? t('problem.url') : undefined}
              />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <PictureField
                label={t('sponsorLogo')}
                value={sponsor.logo || null}
                onChange={(logo) => setAt(index, { logo })}
              />
              <span className="flex items-center gap-1">
                <IconButton
                  icon="chevron-up"
                  label={t('earlier', { name: sponsor.name })}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={t('later', { name: sponsor.name })}
                  disabled={index === sponsors.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="close"
                  label={t('removeSponsor', { name: sponsor.name })}
                  onClick={() => onChange(sponsors.filter((_, at) => at !== index))}
                />
              </span>
            </div>
          </li>
        ))}
      </ol>
      <Button className="mt-4" onClick={() => onChange([...sponsors, empty])}>
        {t('addSponsor')}
      </Button>
    </>
  );
}
