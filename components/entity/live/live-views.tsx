import { LiveBodyView } from './live-body-view.tsx';
import { ScoreSentence } from './score-sentence.tsx';

/** What a page with a live game loads: one file of the build, since two would each bring the translator. */
export const liveViews = { LiveBodyView, ScoreSentence };
