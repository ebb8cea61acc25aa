import common from '#messages/en/common.json';
import errorPage from '#messages/en/error_page.json';
import metadata from '#messages/en/metadata.json';
import navigation from '#messages/en/navigation.json';
import statistics from '#messages/en/statistics.json';

/** The English texts give the keys of all languages. A new file of messages is a line here. */
export const english = { common, error_page: errorPage, metadata, navigation, statistics };

export type Messages = typeof english;
export type Namespace = keyof Messages;

export const namespaces = Object.keys(english) as Namespace[];
