import type { Locale } from '#lib/i18n/locales.ts';
import type { LocalizedText, Picture } from './types.ts';

export type WorldTenant = {
  slug: string;
  name: string;
  title: string;
  hosts: readonly string[];
  locales: readonly Locale[];
  fallbackLocale: Locale;
  timeZone: string;
  /** The slug of the club whose own site this is. */
  club: string | null;
  colors: Record<'colorButton' | 'color1' | 'color2' | 'color3' | 'color4' | 'color5', string>;
  /** Square; favicons are made of it. */
  crest: Picture;
  /** Crest and name side by side. */
  logo: Picture;
  defaultNewsCover: Picture;
  /** HTML. */
  about: LocalizedText;
  contact: WorldContact;
  social: readonly { network: string; url: string }[];
  people: readonly { name: string; role: LocalizedText; email: string | null }[];
};

type WorldContact = {
  email: string;
  phone: string;
  address: Record<'name' | 'street' | 'city' | 'country', string> & Record<'latitude' | 'longitude', number>;
};
