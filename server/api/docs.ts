import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Api } from './api.ts';
import { setFreshness } from './freshness.ts';

const folder = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

const files = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });\n`;

/** Serves the OpenAPI document at `/api/openapi.json` and Swagger UI at `/api/docs`. */
export function mountDocs({ app }: Api): void {
  let document: string | undefined;
  const makeDocument = () =>
    JSON.stringify(
      app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: {
          title: 'Courtside league API',
          version: '2',
          description: 'Every request is served for the tenant of its Origin header, or else of its Host header.',
        },
        servers: [{ url: '/api' }],
      }),
    );
  app.get('/api/openapi.json', (c) => {
    document ??= makeDocument();
    return c.body(document, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  app.get('/api/docs', (c) => c.html(page));
  app.get('/api/docs/start.js', (c) => c.body(start, 200, { 'Content-Type': files['swagger-ui-bundle.js'] }));
  for (const [name, contentType] of Object.entries(files)) {
    app.get(`/api/docs/${name}`, async (c) => {
      setFreshness(c, 'steady');
      return c.body(new Uint8Array(await readFile(path.join(folder, name))), 200, { 'Content-Type': contentType });
    });
  }
}
