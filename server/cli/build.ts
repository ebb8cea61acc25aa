import { readServerSettings } from '#server/env.ts';
import { errorText } from '#server/failure.ts';
import { loadEnvFiles } from '#server/load-env-files.ts';
import { createLog } from '#server/log.ts';
import { projectFolder } from '#server/render/next/open-next.ts';
import { buildSite } from './start/build-site.ts';

try {
  loadEnvFiles();
  const log = createLog(readServerSettings().LOG_LEVEL);
  await buildSite(projectFolder, new AbortController().signal, log);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
