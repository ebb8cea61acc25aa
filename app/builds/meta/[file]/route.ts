import { build } from '#lib/build.ts';
import { routeRules } from '#lib/routing/route-rules.ts';

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  if (file !== `${build.id}.json`) return new Response(null, { status: 404 });
  return Response.json(
    { ...build, matcher: routeRules, prerendered: [] },
    { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  );
}
