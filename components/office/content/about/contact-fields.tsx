'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { type SocialLink, socialNetworks } from '#lib/api/contract/about.ts';
import type { AboutRecord } from '#lib/api/contract/about-record.ts';
import { isEmail, isWebAddress } from '#lib/is-address.ts';

type Contact = Pick<AboutRecord, 'email' | 'phone' | 'address' | 'social'>;
type Props = { about: Contact; onChange: (values: Partial<Contact>) => void };

const lines = ['name', 'street', 'city', 'country'] as const;
const noAddress = { name: null, street: null, city: null, country: null, latitude: null, longitude: null };

/** How the organisation is reached, and where it is followed. */
export function ContactFields({ about: { email, phone, address, social }, onChange }: Props) {
  const t = useTranslations('office-about');
  const network = useTranslations('about.networks');
  const urlOf = (name: SocialLink['network']) => social.find((link) => link.network === name)?.url ?? '';
  const setAddress = (line: (typeof lines)[number], text: string) => {
    const next = { ...(address ?? noAddress), [line]: text.trim() === '' ? null : text };
    onChange({ address: lines.some((one) => next[one]) ? next : null });
  };
  const setUrl = (name: SocialLink['network'], url: string) =>
    onChange({
      social: socialNetworks.flatMap((network) => {
        const text = network === name ? url : urlOf(network);
        return text === '' ? [] : [{ network, url: text }];
      }),
    });
  return (
    <>
      <Section title={t('contact')}>
        <div className="grid gap-4 py-3 sm:grid-cols-2">
          <TextField
            path="email"
            label={t('field.email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email ?? ''}
            onChange={({ currentTarget }) => onChange({ email: currentTarget.value.trim() || null })}
            problem={email === null || isEmail(email) ? undefined : t('problem.email')}
          />
          <TextField
            path="phone"
            label={t('field.phone')}
            type="tel"
            autoComplete="off"
            maxLength={60}
            value={phone ?? ''}
            onChange={({ currentTarget }) => onChange({ phone: currentTarget.value || null })}
          />
          {lines.map((line) => (
            <TextField
              key={line}
              path={`address.${line}`}
              label={t(`address.${line}`)}
              autoComplete="off"
              maxLength={200}
              value={address?.[line] ?? ''}
              onChange={({ currentTarget }) => setAddress(line, currentTarget.value)}
            />
          ))}
        </div>
      </Section>
      <Section title={t('field.social')}>
        <div className="grid gap-4 py-3 sm:grid-cols-2">
          {socialNetworks.map((name) => (
            <TextField
              key={name}
              path={`social.${name}`}
              label={network(name)}
              type="url"
              placeholder="https://"
              autoComplete="off"
              maxLength={500}
              value={urlOf(name)}
              onChange={({ currentTarget }) => setUrl(name, currentTarget.value.trim())}
              problem={urlOf(name) === '' || isWebAddress(urlOf(name)) ? undefined : t('problem.url')}
            />
          ))}
        </div>
      </Section>
    </>
  );
}
