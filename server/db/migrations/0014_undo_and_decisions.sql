ALTER TABLE "team_application" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "team_application" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "undoes" bigint;--> statement-breakpoint
-- by hand
-- A transaction that takes an entry back names it in `courtside.undoes`.
CREATE OR REPLACE FUNCTION audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  any_row jsonb := coalesce(new_row, old_row);
  keys text[] := TG_ARGV[0];
  untold text[] := TG_ARGV[1];
  tenant_of_row uuid := coalesce(any_row ->> 'tenant_id', any_row ->> 'id');
  was jsonb;
  is_now jsonb;
BEGIN
  SELECT jsonb_object_agg(name, old_row -> name) FILTER (WHERE old_row -> name <> 'null'),
         jsonb_object_agg(name, new_row -> name) FILTER (WHERE new_row -> name <> 'null')
    INTO was, is_now
    FROM jsonb_object_keys(any_row) AS name
   WHERE name <> ALL (untold) AND new_row -> name IS DISTINCT FROM old_row -> name;
  IF TG_OP = 'UPDATE' AND was IS NULL AND is_now IS NULL THEN
    RETURN NULL;
  END IF;
  -- The trail goes with its tenant.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM tenant WHERE id = tenant_of_row) THEN
    RETURN NULL;
  END IF;
  INSERT INTO audit_entry (tenant_id, actor, action, table_name, row_key, before, after, undoes)
  VALUES (
    tenant_of_row,
    current_setting('courtside.actor')::jsonb,
    lower(TG_OP),
    TG_TABLE_NAME,
    (SELECT jsonb_object_agg(name, any_row -> name) FROM unnest(keys) AS name),
    was,
    is_now,
    nullif(current_setting('courtside.undoes', true), '')::bigint
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- These have got a column `revision` since they were put on the trail, which does not tell it.
SELECT audit_table(name::regclass) FROM unnest(ARRAY[
  'tenant', 'club', 'document', 'gallery', 'league', 'membership', 'news', 'official', 'person', 'season', 'team', 'venue'
]) AS name;
