ALTER TABLE "news" ADD COLUMN "token" uuid DEFAULT gen_random_uuid();--> statement-breakpoint
-- by hand
-- Again, since a token is not told.
SELECT audit_table('news');
