DROP INDEX "person_sort_en";--> statement-breakpoint
DROP INDEX "person_sort_sr";--> statement-breakpoint
DROP INDEX "person_sort_sl";--> statement-breakpoint
DROP INDEX "person_sort_es";--> statement-breakpoint
DROP INDEX "person_sort_fr";--> statement-breakpoint
DROP INDEX "person_sort_ru";--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "visibility" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "public_level" text DEFAULT 'full' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "neutral_slug" text GENERATED ALWAYS AS ('player-' || left(replace(id::text, '-', ''), 12)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "public_search_key" text GENERATED ALWAYS AS (' ' || search_fold(case public_level when 'full' then first_name || ' ' || last_name || ' ' || search_words(names) when 'short' then first_name || ' ' || left(last_name, 1) else '' end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "photo_image" ON "photo" USING btree ("tenant_id","image");--> statement-breakpoint
CREATE INDEX "person_public_sort_en" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'en' else regexp_replace("sort_names" ->> 'en', '^(~?.)[^ ]*', '\1') end) collate "C","id");--> statement-breakpoint
CREATE INDEX "person_public_sort_sr" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'sr' else regexp_replace("sort_names" ->> 'sr', '^(~?.)[^ ]*', '\1') end) collate "C","id");--> statement-breakpoint
CREATE INDEX "person_public_sort_sl" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'sl' else regexp_replace("sort_names" ->> 'sl', '^(~?.)[^ ]*', '\1') end) collate "C","id");--> statement-breakpoint
CREATE INDEX "person_public_sort_es" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'es' else regexp_replace("sort_names" ->> 'es', '^(~?.)[^ ]*', '\1') end) collate "C","id");--> statement-breakpoint
CREATE INDEX "person_public_sort_fr" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'fr' else regexp_replace("sort_names" ->> 'fr', '^(~?.)[^ ]*', '\1') end) collate "C","id");--> statement-breakpoint
CREATE INDEX "person_public_sort_ru" ON "person" USING btree ("tenant_id",(case "public_level" when 'full' then "sort_names" ->> 'ru' else regexp_replace("sort_names" ->> 'ru', '^(~?.)[^ ]*', '\1') end) collate "C","id");--> statement-breakpoint
CREATE INDEX "person_publicly_found" ON "person" USING gin ("tenant_id","public_search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_withheld" ON "person" USING btree ("tenant_id","portrait") WHERE "person"."public_level" <> 'full';--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_neutral_slug" UNIQUE("tenant_id","neutral_slug");--> statement-breakpoint
-- by hand
CREATE VIEW public_person AS
SELECT p.tenant_id, p.id, p.public_level AS level,
  CASE WHEN p.public_level = 'full' THEN p.slug ELSE p.neutral_slug END AS slug,
  CASE WHEN p.public_level = 'hidden' THEN '' ELSE p.first_name END AS first_name,
  CASE p.public_level WHEN 'full' THEN p.last_name
    WHEN 'short' THEN coalesce(upper(nullif(left(p.last_name, 1), '')) || '.', '') ELSE '' END AS last_name,
  CASE p.public_level WHEN 'full' THEN p.names
    WHEN 'short' THEN (SELECT coalesce(jsonb_object_agg(own.key, jsonb_build_object(
      'firstName', own.value ->> 'firstName',
      'lastName', coalesce(upper(nullif(left(own.value ->> 'lastName', 1), '')) || '.', ''))), '{}')
      FROM jsonb_each(p.names) own)
    ELSE '{}' END AS names,
  CASE WHEN p.public_level = 'hidden' THEN (SELECT m.number FROM membership m
    WHERE m.tenant_id = p.tenant_id AND m.person_id = p.id AND m.number IS NOT NULL
    ORDER BY m.created_at DESC, m.id LIMIT 1) END AS number,
  CASE WHEN p.public_level = 'full' THEN p.portrait END AS portrait,
  CASE WHEN p.public_level = 'full' AND (SELECT coalesce(t.settings #>> '{privacy,birthDates}', 'age')
    FROM tenant t WHERE t.id = p.tenant_id) = 'date' THEN p.birth_date END AS birth_date,
  CASE WHEN p.public_level = 'full' AND (SELECT coalesce(t.settings #>> '{privacy,birthDates}', 'age')
    FROM tenant t WHERE t.id = p.tenant_id) <> 'none' THEN p.birth_date END AS born_on,
  CASE WHEN p.public_level <> 'hidden' THEN p.height_cm END AS height_cm,
  CASE WHEN p.public_level <> 'hidden' THEN p.nationality END AS nationality,
  p.position, p.public_search_key AS search_key
FROM person p;
--> statement-breakpoint
CREATE FUNCTION is_minor(tenant_of uuid, person_of uuid, born date, policy jsonb) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF born IS NOT NULL THEN
    RETURN born + make_interval(years => coalesce((policy #>> '{minors,under}')::int, 16)) > current_date;
  END IF;
  RETURN coalesce(jsonb_array_length(policy -> 'youth'), 0) > 0 AND EXISTS (
    SELECT FROM membership m
    JOIN team t ON t.tenant_id = m.tenant_id AND t.id = m.team_id
    JOIN league l ON l.tenant_id = t.tenant_id AND l.id = t.league_id
    WHERE m.tenant_id = tenant_of AND m.person_id = person_of AND m.role = 'player'
      AND (policy -> 'youth' ? l.slug OR policy -> 'youth' ? (l.slug || '/' || t.slug)));
END
$$;
--> statement-breakpoint
CREATE FUNCTION level_of_person(tenant_of uuid, person_of uuid, own text, born date) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  policy jsonb;
BEGIN
  IF own IS NOT NULL THEN
    RETURN own;
  END IF;
  SELECT coalesce(settings -> 'privacy', '{}') INTO policy FROM tenant WHERE id = tenant_of;
  IF is_minor(tenant_of, person_of, born, policy) THEN
    RETURN coalesce(policy #>> '{minors,level}', 'short');
  END IF;
  RETURN coalesce(policy ->> 'adults', 'full');
END
$$;
--> statement-breakpoint
CREATE FUNCTION set_person_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.public_level := level_of_person(NEW.tenant_id, NEW.id, NEW.visibility, NEW.birth_date);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER person_level_in_force BEFORE INSERT OR UPDATE ON person
  FOR EACH ROW EXECUTE FUNCTION set_person_level();
--> statement-breakpoint
CREATE FUNCTION announce_person_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('courtside_changed', json_build_object(
    'tenantId', NEW.tenant_id, 'tags', json_build_array('config:' || NEW.tenant_id))::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER person_level_announced AFTER UPDATE ON person FOR EACH ROW
  WHEN (OLD.public_level <> NEW.public_level)
  EXECUTE FUNCTION announce_person_level();
--> statement-breakpoint
CREATE FUNCTION settle_person_levels(tenant_of uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  settled integer;
BEGIN
  UPDATE person SET public_level = public_level
  WHERE tenant_id = tenant_of AND public_level <> level_of_person(tenant_id, id, visibility, birth_date);
  GET DIAGNOSTICS settled = ROW_COUNT;
  RETURN settled;
END
$$;
--> statement-breakpoint
CREATE FUNCTION settle_levels_of_squads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  squad record;
BEGIN
  FOR squad IN SELECT m.tenant_id, array_agg(DISTINCT m.person_id) AS people FROM moved m
    WHERE m.tenant_id IN (SELECT t.id FROM tenant t
      WHERE jsonb_array_length(coalesce(t.settings #> '{privacy,youth}', '[]')) > 0)
    GROUP BY m.tenant_id
  LOOP
    UPDATE person SET public_level = public_level
    WHERE tenant_id = squad.tenant_id AND id = ANY(squad.people) AND birth_date IS NULL AND visibility IS NULL;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER membership_added AFTER INSERT ON membership REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION settle_levels_of_squads();
--> statement-breakpoint
CREATE TRIGGER membership_changed AFTER UPDATE ON membership REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION settle_levels_of_squads();
--> statement-breakpoint
CREATE TRIGGER membership_removed AFTER DELETE ON membership REFERENCING OLD TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION settle_levels_of_squads();
--> statement-breakpoint
CREATE FUNCTION settle_levels_of_policy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM settle_person_levels(NEW.id);
  PERFORM pg_notify('courtside_changed', json_build_object(
    'tenantId', NEW.id, 'tags', json_build_array('config:' || NEW.id))::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tenant_privacy_changed AFTER UPDATE OF settings ON tenant FOR EACH ROW
  WHEN (OLD.settings -> 'privacy' IS DISTINCT FROM NEW.settings -> 'privacy')
  EXECUTE FUNCTION settle_levels_of_policy();
--> statement-breakpoint
SELECT settle_person_levels(id) FROM tenant;
