import type { Messages as Texts } from '#messages/english.ts';
import type { LanguageTag } from './language-tag.ts';

declare module 'next-intl' {
  interface AppConfig {
    Locale: LanguageTag;
    Messages: Texts;
  }
}
