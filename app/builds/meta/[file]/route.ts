import { build } from '#lib/build.ts';

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  if (file !== `${build.id}.json`) return new Response(null, { status: 404 });
  return Response.json(
    { ...build, prerendered: [] },
    { headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  );
}
