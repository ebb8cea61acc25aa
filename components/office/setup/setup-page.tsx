import { useMessages, useTranslations } from 'next-intl';
import { LanguageSwitcher } from '#components/layout/language-switcher.tsx';
import { SchemeToggle } from '#components/layout/scheme-toggle.tsx';
import { ClientTexts } from '#lib/i18n/client-texts.tsx';
import { languageName } from '#lib/i18n/language-name.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { Setup } from './setup.tsx';

/** The first start of an installation, in any language, before there is a site. */
export function SetupPage({ host, locale }: { host: string; locale: Locale }) {
  const t = useTranslations('setup');
  const layout = useTranslations('layout');
  const { setup, office, 'office-competition': competition } = useMessages();
  const languages = locales.map((each) => ({ locale: each, name: languageName(each) }));
  return (
    <>
      <header data-ground="band" className="border-b border-band-edge">
        <div className="page-width flex h-14 items-center gap-2">
          <span className="headline grow text-xl">Courtside</span>
          <LanguageSwitcher label={layout('language')} current={locale} languages={languages} />
          <SchemeToggle />
        </div>
      </header>
      <main data-private className="page-width pb-16">
        <div className="mx-auto max-w-3xl">
          <h1 className="headline mt-8 mb-2 text-3xl">{t('title')}</h1>
          <noscript>
            <p className="py-8">{office.needsScript}</p>
          </noscript>
          <ClientTexts messages={{ setup, office, 'office-competition': competition }}>
            <Setup host={host} />
          </ClientTexts>
        </div>
      </main>
    </>
  );
}
