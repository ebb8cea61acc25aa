import type { Api } from './api.ts';
import { mountApplications } from './website/applications.ts';
import { mountBoxScorePdf } from './website/box-score-pdf.ts';
import { mountClubs } from './website/clubs.ts';
import { mountConfig } from './website/config.ts';
import { mountDocuments } from './website/documents.ts';
import { mountErrorReports } from './website/error-reports.ts';
import { mountFantasy } from './website/fantasy.ts';
import { mountGalleries } from './website/galleries.ts';
import { mountGames } from './website/games.ts';
import { mountHistory } from './website/history.ts';
import { mountLeagues } from './website/leagues.ts';
import { mountNews } from './website/news.ts';
import { mountOfficiating } from './website/officiating.ts';
import { mountPlayers } from './website/players.ts';
import { mountSchedule } from './website/schedule.ts';
import { mountScheduleFeed } from './website/schedule-feed.ts';
import { mountSearch } from './website/search.ts';
import { mountSeasons } from './website/seasons.ts';
import { mountSharePictures } from './website/share/mount.ts';
import { mountSiteMap } from './website/site-map.ts';

/** Mounts all calls of the website. */
export function mountWebsite(api: Api): void {
  mountConfig(api);
  mountErrorReports(api);
  mountSeasons(api);
  mountLeagues(api);
  mountGames(api);
  mountBoxScorePdf(api);
  mountHistory(api);
  mountClubs(api);
  mountSiteMap(api);
  mountPlayers(api);
  mountNews(api);
  mountOfficiating(api);
  mountGalleries(api);
  mountApplications(api);
  mountDocuments(api);
  mountSearch(api);
  mountSchedule(api);
  mountScheduleFeed(api);
  mountSharePictures(api);
  mountFantasy(api);
}
