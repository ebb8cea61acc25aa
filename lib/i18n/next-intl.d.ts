import type { Messages as Texts } from './english.ts';
import type { LanguageTag } from './language-tag.ts';

declare module 'next-intl' {
  interface AppConfig {
    Locale: LanguageTag;
    Messages: Texts;
  }
}
