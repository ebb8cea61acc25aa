CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE FUNCTION search_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN trim(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(normalize(translate(lower(words), 'й', 'ј'), NFKD), '[\u0300-\u036f]', '', 'g'),
        'абвгґдђџеєэжзиіјклмнопрстћуфхцчшыđðøłıħqwyьъ''’ʼ`´.',
        'abvggdddeeezziijklmnoprstcufhccsjddolihkvj'
      ),
      'я', 'ja'), 'ю', 'ju'), 'љ', 'lj'), 'њ', 'nj'), 'щ', 'sc'), 'x', 'ks'), 'ß', 's'), 'æ', 'ae'), 'œ', 'oe'),
    '[^[:alnum:]]+', ' ', 'g'),
    'd[jz]', 'd', 'g'), '([csz])h|(i)j|([aeo])j(?=e)', '\1\2\3', 'g'), '([a-z])\1+', '\1', 'g')
);
--> statement-breakpoint
CREATE FUNCTION search_words(texts jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(string_agg(text #>> '{}', ' '), '')
  FROM jsonb_path_query(texts, 'strict $.** ? (@.type() == "string")') AS text
);
--> statement-breakpoint
CREATE FUNCTION search_words(texts text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT coalesce(string_agg(text, ' '), '') FROM unnest(texts) AS text);
--> statement-breakpoint
DROP INDEX "club_search";--> statement-breakpoint
DROP INDEX "team_search";--> statement-breakpoint
ALTER TABLE "club" ADD COLUMN "search_key" text GENERATED ALWAYS AS (' ' || search_fold(name || ' ' || coalesce(short_name, '') || ' ' || coalesce(code, '') || ' ' || search_words(names) || ' ' || search_words(aliases) || ' ' || coalesce(city, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "search_key" text GENERATED ALWAYS AS (' ' || search_fold(name || ' ' || search_words(names))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "search_key" text GENERATED ALWAYS AS (' ' || search_fold(search_words(title) || ' ' || search_words(lead))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "search_key" text GENERATED ALWAYS AS (' ' || search_fold(first_name || ' ' || last_name || ' ' || search_words(names))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "search_key" text GENERATED ALWAYS AS (' ' || search_fold(name || ' ' || short_name || ' ' || code || ' ' || search_words(names) || ' ' || search_words(aliases))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "club_found" ON "club" USING gin ("tenant_id","search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "league_found" ON "league" USING gin ("tenant_id","search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_found" ON "news" USING gin ("tenant_id","search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_found" ON "person" USING gin ("tenant_id","search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "team_found" ON "team" USING gin ("tenant_id","search_key" gin_trgm_ops);