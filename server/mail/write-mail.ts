import { createTranslator } from 'use-intl/core';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Mail } from './send-mail.ts';

/** Returns subject and text of a mail. It is plain text, so that no name can be markup. */
export async function writeMail({
  kind,
  locale,
  name,
  link,
  site = '',
}: Omit<Mail, 'email'>): Promise<{ subject: string; text: string }> {
  const file: { default: object } = await import(`#messages/${locale}/mails.json`, { with: { type: 'json' } });
  const messages: Record<string, object> = { mails: file.default };
  const t: Translate<'mails'> = createTranslator({ locale: languageTag(locale), messages, namespace: 'mails' });
  const parts = [t('greeting', { name: greeted(name) }), t(`${kind}.text`, { site }), link, t(`${kind}.ignore`)];
  return { subject: t(`${kind}.subject`, { site }), text: parts.join('\n\n') };
}

/** A name as a greeting: whoever registers the address of another must not be able to write them a message with a link. */
const greeted = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}’' -]+/gu, ' ')
    .trim()
    .slice(0, 40);
