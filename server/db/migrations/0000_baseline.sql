CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
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
CREATE TABLE "application_document" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "application_document_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "team_application" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"league_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"form" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invitee" text,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"document_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closes_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"reference" text,
	CONSTRAINT "team_application_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "team_application_reference" UNIQUE("tenant_id","reference")
);
--> statement-breakpoint
CREATE TABLE "asset" (
	"tenant_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asset_tenant_id_hash_pk" PRIMARY KEY("tenant_id","hash")
);
--> statement-breakpoint
CREATE TABLE "club" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"short_name" text,
	"code" text,
	"search_name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"city" text,
	"country" text,
	"founded" integer,
	"venue_id" uuid,
	"colors" jsonb,
	"crest" text,
	"website" text,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"external_ids" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_key" text GENERATED ALWAYS AS (' ' || search_fold(name || ' ' || coalesce(short_name, '') || ' ' || coalesce(code, '') || ' ' || search_words(names) || ' ' || search_words(aliases) || ' ' || coalesce(city, ''))) STORED NOT NULL,
	CONSTRAINT "club_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "club_slug" UNIQUE("tenant_id","slug")
);
--> statement-breakpoint
CREATE TABLE "demo_script" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"simulation" jsonb NOT NULL,
	CONSTRAINT "demo_script_tenant_id_game_id_pk" PRIMARY KEY("tenant_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_ledger" (
	"tenant_id" uuid NOT NULL,
	"fantasy_round_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"item" text NOT NULL,
	"count" integer NOT NULL,
	"points" numeric(8, 2) NOT NULL,
	CONSTRAINT "fantasy_ledger_tenant_id_fantasy_round_id_person_id_game_id_item_pk" PRIMARY KEY("tenant_id","fantasy_round_id","person_id","game_id","item")
);
--> statement-breakpoint
CREATE TABLE "fantasy_pick" (
	"tenant_id" uuid NOT NULL,
	"fantasy_team_id" uuid NOT NULL,
	"fantasy_round_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"is_captain" boolean DEFAULT false NOT NULL,
	"picked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fantasy_pick_tenant_id_fantasy_team_id_fantasy_round_id_person_id_pk" PRIMARY KEY("tenant_id","fantasy_team_id","fantasy_round_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_price" (
	"tenant_id" uuid NOT NULL,
	"fantasy_round_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"credits" numeric(6, 1) NOT NULL,
	CONSTRAINT "fantasy_price_tenant_id_fantasy_round_id_person_id_pk" PRIMARY KEY("tenant_id","fantasy_round_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_round" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fantasy_season_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"locks_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	CONSTRAINT "fantasy_round_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "fantasy_round_number" UNIQUE("tenant_id","fantasy_season_id","number")
);
--> statement-breakpoint
CREATE TABLE "fantasy_season" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"league_id" uuid NOT NULL,
	"preset" text NOT NULL,
	"rules" jsonb NOT NULL,
	"correction_hours" integer NOT NULL,
	CONSTRAINT "fantasy_season_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "fantasy_season_once" UNIQUE("tenant_id","league_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_team" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fantasy_season_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "fantasy_team_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "fantasy_team_name" UNIQUE("tenant_id","fantasy_season_id","name")
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"followed_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_tenant_id_user_id_noun_followed_id_pk" PRIMARY KEY("tenant_id","user_id","noun","followed_id")
);
--> statement-breakpoint
CREATE TABLE "gallery" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"game_id" uuid,
	"club_id" uuid,
	"published_at" timestamp with time zone,
	"news_id" uuid,
	CONSTRAINT "gallery_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "gallery_slug" UNIQUE("tenant_id","slug")
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"gallery_id" uuid NOT NULL,
	"image" text NOT NULL,
	"caption" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"person_id" uuid,
	"order" integer NOT NULL,
	"credit" text,
	"color" text,
	"source_file" text,
	"source_hash" text,
	CONSTRAINT "photo_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "photo_source" UNIQUE("tenant_id","gallery_id","source_file")
);
--> statement-breakpoint
CREATE TABLE "game_event" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"period" integer NOT NULL,
	"clock_ms" integer,
	"side" text,
	"person_id" uuid,
	"linked_to" text,
	"voids" text,
	"supersedes" text,
	"after" text,
	"payload" jsonb NOT NULL,
	"wall_time" timestamp with time zone,
	"operator" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_event_tenant_id_game_id_seq_pk" PRIMARY KEY("tenant_id","game_id","seq"),
	CONSTRAINT "game_event_id" UNIQUE("tenant_id","game_id","id")
);
--> statement-breakpoint
CREATE TABLE "game_graphics" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"shown" jsonb NOT NULL,
	"alerts" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"past" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"future" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"holder" jsonb,
	CONSTRAINT "game_graphics_tenant_id_game_id_pk" PRIMARY KEY("tenant_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "game_pictures" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"report" jsonb NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_pictures_tenant_id_game_id_id_pk" PRIMARY KEY("tenant_id","game_id","id")
);
--> statement-breakpoint
CREATE TABLE "game_flow" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"scores" jsonb NOT NULL,
	"shots" jsonb NOT NULL,
	"lineups" jsonb NOT NULL,
	"lead_changes" integer NOT NULL,
	"times_tied" integer NOT NULL,
	CONSTRAINT "game_flow_tenant_id_game_id_pk" PRIMARY KEY("tenant_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "official_box" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"source" text NOT NULL,
	"box" jsonb NOT NULL,
	"agreement" jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "official_box_tenant_id_game_id_pk" PRIMARY KEY("tenant_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "game_record" (
	"tenant_id" uuid NOT NULL,
	"league_id" uuid NOT NULL,
	"competition" text NOT NULL,
	"statistic" text NOT NULL,
	"value" integer NOT NULL,
	"game_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_record_tenant_id_game_id_statistic_person_id_pk" PRIMARY KEY("tenant_id","game_id","statistic","person_id")
);
--> statement-breakpoint
CREATE TABLE "game_player_stats" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"side" text NOT NULL,
	"team_id" uuid NOT NULL,
	"league_id" uuid NOT NULL,
	"number" text,
	"order" integer DEFAULT 0 NOT NULL,
	"starter" boolean DEFAULT false NOT NULL,
	"captain" boolean DEFAULT false NOT NULL,
	"played" boolean DEFAULT false NOT NULL,
	"played_ms" integer,
	"points" integer DEFAULT 0 NOT NULL,
	"two_pointers_made" integer DEFAULT 0 NOT NULL,
	"two_pointers_attempted" integer DEFAULT 0 NOT NULL,
	"three_pointers_made" integer DEFAULT 0 NOT NULL,
	"three_pointers_attempted" integer DEFAULT 0 NOT NULL,
	"free_throws_made" integer DEFAULT 0 NOT NULL,
	"free_throws_attempted" integer DEFAULT 0 NOT NULL,
	"offensive_rebounds" integer DEFAULT 0 NOT NULL,
	"defensive_rebounds" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"turnovers" integer DEFAULT 0 NOT NULL,
	"steals" integer DEFAULT 0 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"blocks_received" integer,
	"fouls" integer DEFAULT 0 NOT NULL,
	"fouls_drawn" integer,
	"plus_minus" integer,
	"points_in_the_paint" integer,
	"second_chance_points" integer,
	"fast_break_points" integer,
	"points_from_turnovers" integer,
	"pir" integer,
	"efficiency" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_player_stats_tenant_id_game_id_person_id_pk" PRIMARY KEY("tenant_id","game_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "game_team_stats" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"side" text NOT NULL,
	"team_id" uuid NOT NULL,
	"league_id" uuid NOT NULL,
	"coach" text,
	"played_ms" integer,
	"points" integer DEFAULT 0 NOT NULL,
	"two_pointers_made" integer DEFAULT 0 NOT NULL,
	"two_pointers_attempted" integer DEFAULT 0 NOT NULL,
	"three_pointers_made" integer DEFAULT 0 NOT NULL,
	"three_pointers_attempted" integer DEFAULT 0 NOT NULL,
	"free_throws_made" integer DEFAULT 0 NOT NULL,
	"free_throws_attempted" integer DEFAULT 0 NOT NULL,
	"offensive_rebounds" integer DEFAULT 0 NOT NULL,
	"defensive_rebounds" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"turnovers" integer DEFAULT 0 NOT NULL,
	"steals" integer DEFAULT 0 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"blocks_received" integer,
	"fouls" integer DEFAULT 0 NOT NULL,
	"fouls_drawn" integer,
	"plus_minus" integer,
	"points_in_the_paint" integer,
	"second_chance_points" integer,
	"fast_break_points" integer,
	"points_from_turnovers" integer,
	"pir" integer,
	"efficiency" integer DEFAULT 0 NOT NULL,
	"team_offensive_rebounds" integer DEFAULT 0 NOT NULL,
	"team_defensive_rebounds" integer DEFAULT 0 NOT NULL,
	"team_turnovers" integer DEFAULT 0 NOT NULL,
	"team_fouls" integer DEFAULT 0 NOT NULL,
	"possessions" integer,
	"facts" jsonb NOT NULL,
	CONSTRAINT "game_team_stats_tenant_id_game_id_side_pk" PRIMARY KEY("tenant_id","game_id","side")
);
--> statement-breakpoint
CREATE TABLE "game" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"league_id" uuid NOT NULL,
	"phase_id" uuid NOT NULL,
	"group_id" uuid,
	"round_id" uuid,
	"duel_id" uuid,
	"duel_number" integer,
	"slug" text NOT NULL,
	"number" integer,
	"home_team_id" uuid,
	"away_team_id" uuid,
	"home_label" jsonb,
	"away_label" jsonb,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"tip_off_at" timestamp with time zone,
	"tip_off_date" date,
	"time_zone" text NOT NULL,
	"venue_id" uuid,
	"is_neutral_venue" boolean DEFAULT false NOT NULL,
	"attendance" integer,
	"coverage" text DEFAULT 'none' NOT NULL,
	"rules_profile" text NOT NULL,
	"own_rules" jsonb,
	"home_score" integer,
	"away_score" integer,
	"periods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"overtimes" integer DEFAULT 0 NOT NULL,
	"guilty" text,
	"counts_in_standings" boolean DEFAULT true NOT NULL,
	"live_clock" jsonb,
	"seq" integer DEFAULT 0 NOT NULL,
	"log_source" text,
	"log_hash" text,
	"external_ids" text[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "game_slug" UNIQUE("tenant_id","round_id","slug"),
	CONSTRAINT "game_duel_number" UNIQUE("tenant_id","duel_id","duel_number")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "league_tally" (
	"tenant_id" uuid NOT NULL,
	"league_id" uuid NOT NULL,
	"competition" text NOT NULL,
	"games" integer NOT NULL,
	"teams" integer NOT NULL,
	CONSTRAINT "league_tally_tenant_id_league_id_pk" PRIMARY KEY("tenant_id","league_id")
);
--> statement-breakpoint
CREATE TABLE "league" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"season_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"kind" text DEFAULT 'league' NOT NULL,
	"rules_profile" text NOT NULL,
	"own_rules" jsonb,
	"standings_profile" text NOT NULL,
	"own_standings" jsonb,
	"time_zone" text,
	"logo" text,
	"is_on_landing_page" boolean DEFAULT false NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"champion_team_id" uuid,
	"external_ids" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_key" text GENERATED ALWAYS AS (' ' || search_fold(name || ' ' || search_words(names))) STORED NOT NULL,
	CONSTRAINT "league_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "league_slug" UNIQUE("tenant_id","season_id","slug")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"cover" text,
	"author" text,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cover_credit" text,
	"search_key" text GENERATED ALWAYS AS (' ' || search_fold(search_words(title) || ' ' || search_words(lead))) STORED NOT NULL,
	CONSTRAINT "news_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "news_slug" UNIQUE("tenant_id","slug")
);
--> statement-breakpoint
CREATE TABLE "news_subject" (
	"tenant_id" uuid NOT NULL,
	"news_id" uuid NOT NULL,
	"noun" text NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "news_subject_tenant_id_news_id_noun_subject_id_pk" PRIMARY KEY("tenant_id","news_id","noun","subject_id")
);
--> statement-breakpoint
CREATE TABLE "game_official" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"official_id" uuid NOT NULL,
	"role" text NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "game_official_tenant_id_game_id_official_id_role_pk" PRIMARY KEY("tenant_id","game_id","official_id","role")
);
--> statement-breakpoint
CREATE TABLE "official" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"search_name" text NOT NULL,
	"external_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "official_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"role" text DEFAULT 'player' NOT NULL,
	"from_date" date,
	"until_date" date,
	"number" text,
	"position" text,
	"order" integer DEFAULT 0 NOT NULL,
	"is_captain" boolean DEFAULT false NOT NULL,
	CONSTRAINT "membership_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "membership_once" UNIQUE NULLS NOT DISTINCT("tenant_id","team_id","person_id","role","from_date")
);
--> statement-breakpoint
CREATE TABLE "person" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"birth_date" date,
	"height_cm" integer,
	"weight_kg" integer,
	"nationality" text,
	"position" text,
	"portrait" text,
	"external_ids" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sort_names" jsonb NOT NULL,
	"search_key" text GENERATED ALWAYS AS (' ' || search_fold(first_name || ' ' || last_name || ' ' || search_words(names))) STORED NOT NULL,
	CONSTRAINT "person_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "person_slug" UNIQUE("tenant_id","slug")
);
--> statement-breakpoint
CREATE TABLE "group_team" (
	"tenant_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "group_team_tenant_id_group_id_team_id_pk" PRIMARY KEY("tenant_id","group_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "group" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"phase_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"order" integer NOT NULL,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "group_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "group_slug" UNIQUE("tenant_id","phase_id","slug")
);
--> statement-breakpoint
CREATE TABLE "phase" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"league_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"kind" text NOT NULL,
	"order" integer NOT NULL,
	"carry_over" text DEFAULT 'none' NOT NULL,
	"carries_from_phase_id" uuid,
	"standings_profile" text,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "phase_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "phase_slug" UNIQUE("tenant_id","league_id","slug")
);
--> statement-breakpoint
CREATE TABLE "player_career" (
	"tenant_id" uuid NOT NULL,
	"competition" text NOT NULL,
	"person_id" uuid NOT NULL,
	"games" integer NOT NULL,
	"starts" integer NOT NULL,
	"timed_games" integer NOT NULL,
	"rated_games" integer NOT NULL,
	"played_ms" bigint,
	"points" integer DEFAULT 0 NOT NULL,
	"two_pointers_made" integer DEFAULT 0 NOT NULL,
	"two_pointers_attempted" integer DEFAULT 0 NOT NULL,
	"three_pointers_made" integer DEFAULT 0 NOT NULL,
	"three_pointers_attempted" integer DEFAULT 0 NOT NULL,
	"free_throws_made" integer DEFAULT 0 NOT NULL,
	"free_throws_attempted" integer DEFAULT 0 NOT NULL,
	"offensive_rebounds" integer DEFAULT 0 NOT NULL,
	"defensive_rebounds" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"turnovers" integer DEFAULT 0 NOT NULL,
	"steals" integer DEFAULT 0 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"blocks_received" integer,
	"fouls" integer DEFAULT 0 NOT NULL,
	"fouls_drawn" integer,
	"plus_minus" integer,
	"points_in_the_paint" integer,
	"second_chance_points" integer,
	"fast_break_points" integer,
	"points_from_turnovers" integer,
	"pir" integer,
	"efficiency" integer DEFAULT 0 NOT NULL,
	"rebounds" integer GENERATED ALWAYS AS (offensive_rebounds + defensive_rebounds) STORED,
	"points_per_game" double precision GENERATED ALWAYS AS ((points)::float8 / nullif(games, 0)) STORED,
	"rebounds_per_game" double precision GENERATED ALWAYS AS ((offensive_rebounds + defensive_rebounds)::float8 / nullif(games, 0)) STORED,
	"assists_per_game" double precision GENERATED ALWAYS AS ((assists)::float8 / nullif(games, 0)) STORED,
	"steals_per_game" double precision GENERATED ALWAYS AS ((steals)::float8 / nullif(games, 0)) STORED,
	"blocks_per_game" double precision GENERATED ALWAYS AS ((blocks)::float8 / nullif(games, 0)) STORED,
	"three_pointers_per_game" double precision GENERATED ALWAYS AS ((three_pointers_made)::float8 / nullif(games, 0)) STORED,
	"pir_per_game" double precision GENERATED ALWAYS AS ((pir)::float8 / nullif(rated_games, 0)) STORED,
	"ms_per_game" double precision GENERATED ALWAYS AS ((played_ms)::float8 / nullif(timed_games, 0)) STORED,
	"two_point_share" double precision GENERATED ALWAYS AS (two_pointers_made::float8 / nullif(two_pointers_attempted, 0)) STORED,
	"three_point_share" double precision GENERATED ALWAYS AS (three_pointers_made::float8 / nullif(three_pointers_attempted, 0)) STORED,
	"free_throw_share" double precision GENERATED ALWAYS AS (free_throws_made::float8 / nullif(free_throws_attempted, 0)) STORED,
	CONSTRAINT "player_career_tenant_id_person_id_competition_pk" PRIMARY KEY("tenant_id","person_id","competition")
);
--> statement-breakpoint
CREATE TABLE "player_season" (
	"tenant_id" uuid NOT NULL,
	"league_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"games" integer NOT NULL,
	"starts" integer NOT NULL,
	"played_ms" integer,
	"points" integer DEFAULT 0 NOT NULL,
	"two_pointers_made" integer DEFAULT 0 NOT NULL,
	"two_pointers_attempted" integer DEFAULT 0 NOT NULL,
	"three_pointers_made" integer DEFAULT 0 NOT NULL,
	"three_pointers_attempted" integer DEFAULT 0 NOT NULL,
	"free_throws_made" integer DEFAULT 0 NOT NULL,
	"free_throws_attempted" integer DEFAULT 0 NOT NULL,
	"offensive_rebounds" integer DEFAULT 0 NOT NULL,
	"defensive_rebounds" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"turnovers" integer DEFAULT 0 NOT NULL,
	"steals" integer DEFAULT 0 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"blocks_received" integer,
	"fouls" integer DEFAULT 0 NOT NULL,
	"fouls_drawn" integer,
	"plus_minus" integer,
	"points_in_the_paint" integer,
	"second_chance_points" integer,
	"fast_break_points" integer,
	"points_from_turnovers" integer,
	"pir" integer,
	"efficiency" integer DEFAULT 0 NOT NULL,
	"timed_games" integer DEFAULT 0 NOT NULL,
	"rated_games" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "player_season_tenant_id_league_id_team_id_person_id_pk" PRIMARY KEY("tenant_id","league_id","team_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "duel" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"playoff_round_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"order" integer NOT NULL,
	"home_team_id" uuid,
	"away_team_id" uuid,
	"home_label" text,
	"away_label" text,
	"best_of" integer DEFAULT 1 NOT NULL,
	"home_pattern" text DEFAULT 'H' NOT NULL,
	"aggregate" boolean DEFAULT false NOT NULL,
	"next_duel_id" uuid,
	"next_side" text,
	CONSTRAINT "duel_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "duel_slug" UNIQUE("tenant_id","playoff_round_id","slug")
);
--> statement-breakpoint
CREATE TABLE "playoff_round" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"league_id" uuid NOT NULL,
	"phase_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"order" integer NOT NULL,
	CONSTRAINT "playoff_round_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "playoff_round_slug" UNIQUE("tenant_id","league_id","slug")
);
--> statement-breakpoint
CREATE TABLE "document" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"category" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"file" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"season_id" uuid,
	"language" text,
	"file_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "document_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "document_slug" UNIQUE("tenant_id","slug")
);
--> statement-breakpoint
CREATE TABLE "game_report" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"game_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "game_report_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "game_report_once" UNIQUE("tenant_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "game_video" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"game_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"url" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "game_video_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sponsor" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"url" text,
	"order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sponsor_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "round" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"league_id" uuid NOT NULL,
	"phase_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"number" integer,
	"order" integer NOT NULL,
	"starts_on" date,
	"ends_on" date,
	CONSTRAINT "round_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "round_slug" UNIQUE("tenant_id","league_id","slug")
);
--> statement-breakpoint
CREATE TABLE "season" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"external_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "season_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "season_slug" UNIQUE("tenant_id","slug")
);
--> statement-breakpoint
CREATE TABLE "sign_in_link" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_link_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "sign_in_link_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_tenant_id_user_id_role_pk" PRIMARY KEY("tenant_id","user_id","role")
);
--> statement-breakpoint
CREATE TABLE "standings_decision" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"phase_id" uuid NOT NULL,
	"group_id" uuid,
	"team_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"points" numeric,
	"policy" text,
	"draw_order" integer,
	"decided_on" date,
	"reason" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "standings_decision_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"league_id" uuid NOT NULL,
	"club_id" uuid,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"short_name" text NOT NULL,
	"code" text NOT NULL,
	"search_name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"colors" jsonb,
	"crest" text,
	"external_ids" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_key" text GENERATED ALWAYS AS (' ' || search_fold(name || ' ' || short_name || ' ' || code || ' ' || search_words(names) || ' ' || search_words(aliases))) STORED NOT NULL,
	CONSTRAINT "team_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "team_slug" UNIQUE("tenant_id","league_id","slug")
);
--> statement-breakpoint
CREATE TABLE "domain" (
	"host" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenant_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"password_hash" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credential_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "credential_subject" UNIQUE("tenant_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "push_token" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_token_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "push_token_once" UNIQUE("tenant_id","token")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "site_user" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"locale" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_user_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "site_user_email" UNIQUE("tenant_id","email")
);
--> statement-breakpoint
CREATE TABLE "device_key" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"venue_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"purpose" text DEFAULT 'clocks' NOT NULL,
	CONSTRAINT "device_key_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "device_key_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "device_key_name" UNIQUE("tenant_id","venue_id","name")
);
--> statement-breakpoint
CREATE TABLE "venue_clock" (
	"tenant_id" uuid NOT NULL,
	"venue_id" uuid NOT NULL,
	"game_id" uuid,
	"period" integer,
	"game_clock" jsonb NOT NULL,
	"shot_clock" jsonb,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "venue_clock_tenant_id_venue_id_pk" PRIMARY KEY("tenant_id","venue_id")
);
--> statement-breakpoint
CREATE TABLE "venue" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"city" text,
	"country" text,
	"address" text,
	"time_zone" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"capacity" integer,
	"external_ids" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venue_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "venue_slug" UNIQUE("tenant_id","slug")
);
--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."team_application"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_application" ADD CONSTRAINT "team_application_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_application" ADD CONSTRAINT "team_application_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club" ADD CONSTRAINT "club_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club" ADD CONSTRAINT "club_venue" FOREIGN KEY ("tenant_id","venue_id") REFERENCES "public"."venue"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_script" ADD CONSTRAINT "demo_script_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_ledger" ADD CONSTRAINT "fantasy_ledger_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_ledger" ADD CONSTRAINT "fantasy_ledger_round" FOREIGN KEY ("tenant_id","fantasy_round_id") REFERENCES "public"."fantasy_round"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_ledger" ADD CONSTRAINT "fantasy_ledger_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_ledger" ADD CONSTRAINT "fantasy_ledger_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_pick" ADD CONSTRAINT "fantasy_pick_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_pick" ADD CONSTRAINT "fantasy_pick_team" FOREIGN KEY ("tenant_id","fantasy_team_id") REFERENCES "public"."fantasy_team"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_pick" ADD CONSTRAINT "fantasy_pick_round" FOREIGN KEY ("tenant_id","fantasy_round_id") REFERENCES "public"."fantasy_round"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_pick" ADD CONSTRAINT "fantasy_pick_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_price" ADD CONSTRAINT "fantasy_price_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_price" ADD CONSTRAINT "fantasy_price_round" FOREIGN KEY ("tenant_id","fantasy_round_id") REFERENCES "public"."fantasy_round"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_price" ADD CONSTRAINT "fantasy_price_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD CONSTRAINT "fantasy_round_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD CONSTRAINT "fantasy_round_season" FOREIGN KEY ("tenant_id","fantasy_season_id") REFERENCES "public"."fantasy_season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD CONSTRAINT "fantasy_round_round" FOREIGN KEY ("tenant_id","round_id") REFERENCES "public"."round"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_season" ADD CONSTRAINT "fantasy_season_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_season" ADD CONSTRAINT "fantasy_season_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_team" ADD CONSTRAINT "fantasy_team_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_team" ADD CONSTRAINT "fantasy_team_season" FOREIGN KEY ("tenant_id","fantasy_season_id") REFERENCES "public"."fantasy_season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_team" ADD CONSTRAINT "fantasy_team_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."site_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."site_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_club" FOREIGN KEY ("tenant_id","club_id") REFERENCES "public"."club"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_news" FOREIGN KEY ("tenant_id","news_id") REFERENCES "public"."news"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_gallery" FOREIGN KEY ("tenant_id","gallery_id") REFERENCES "public"."gallery"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_event" ADD CONSTRAINT "game_event_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_graphics" ADD CONSTRAINT "game_graphics_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_graphics" ADD CONSTRAINT "game_graphics_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_pictures" ADD CONSTRAINT "game_pictures_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_pictures" ADD CONSTRAINT "game_pictures_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_flow" ADD CONSTRAINT "game_flow_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_box" ADD CONSTRAINT "official_box_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_record" ADD CONSTRAINT "game_record_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_record" ADD CONSTRAINT "game_record_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_record" ADD CONSTRAINT "game_record_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_player_stats" ADD CONSTRAINT "game_player_stats_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_player_stats" ADD CONSTRAINT "game_player_stats_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_player_stats" ADD CONSTRAINT "game_player_stats_team" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_player_stats" ADD CONSTRAINT "game_player_stats_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_team_stats" ADD CONSTRAINT "game_team_stats_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_team_stats" ADD CONSTRAINT "game_team_stats_team" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_team_stats" ADD CONSTRAINT "game_team_stats_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_phase" FOREIGN KEY ("tenant_id","phase_id") REFERENCES "public"."phase"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_group" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."group"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_round" FOREIGN KEY ("tenant_id","round_id") REFERENCES "public"."round"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_duel" FOREIGN KEY ("tenant_id","duel_id") REFERENCES "public"."duel"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_home" FOREIGN KEY ("tenant_id","home_team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_away" FOREIGN KEY ("tenant_id","away_team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_venue" FOREIGN KEY ("tenant_id","venue_id") REFERENCES "public"."venue"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league_tally" ADD CONSTRAINT "league_tally_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league" ADD CONSTRAINT "league_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league" ADD CONSTRAINT "league_season" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_subject" ADD CONSTRAINT "news_subject_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_subject" ADD CONSTRAINT "news_subject_news" FOREIGN KEY ("tenant_id","news_id") REFERENCES "public"."news"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_official" ADD CONSTRAINT "game_official_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_official" ADD CONSTRAINT "game_official_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_official" ADD CONSTRAINT "game_official_official" FOREIGN KEY ("tenant_id","official_id") REFERENCES "public"."official"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official" ADD CONSTRAINT "official_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official" ADD CONSTRAINT "official_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_team" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_team" ADD CONSTRAINT "group_team_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_team" ADD CONSTRAINT "group_team_group" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."group"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_team" ADD CONSTRAINT "group_team_team" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group" ADD CONSTRAINT "group_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group" ADD CONSTRAINT "group_phase" FOREIGN KEY ("tenant_id","phase_id") REFERENCES "public"."phase"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase" ADD CONSTRAINT "phase_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase" ADD CONSTRAINT "phase_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase" ADD CONSTRAINT "phase_carries_from" FOREIGN KEY ("tenant_id","carries_from_phase_id") REFERENCES "public"."phase"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_career" ADD CONSTRAINT "player_career_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season" ADD CONSTRAINT "player_season_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season" ADD CONSTRAINT "player_season_team" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season" ADD CONSTRAINT "player_season_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duel" ADD CONSTRAINT "duel_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duel" ADD CONSTRAINT "duel_round" FOREIGN KEY ("tenant_id","playoff_round_id") REFERENCES "public"."playoff_round"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duel" ADD CONSTRAINT "duel_home" FOREIGN KEY ("tenant_id","home_team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duel" ADD CONSTRAINT "duel_away" FOREIGN KEY ("tenant_id","away_team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duel" ADD CONSTRAINT "duel_next" FOREIGN KEY ("tenant_id","next_duel_id") REFERENCES "public"."duel"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playoff_round" ADD CONSTRAINT "playoff_round_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playoff_round" ADD CONSTRAINT "playoff_round_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playoff_round" ADD CONSTRAINT "playoff_round_phase" FOREIGN KEY ("tenant_id","phase_id") REFERENCES "public"."phase"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_season" FOREIGN KEY ("tenant_id","season_id") REFERENCES "public"."season"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_report" ADD CONSTRAINT "game_report_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_report" ADD CONSTRAINT "game_report_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_video" ADD CONSTRAINT "game_video_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_video" ADD CONSTRAINT "game_video_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor" ADD CONSTRAINT "sponsor_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_phase" FOREIGN KEY ("tenant_id","phase_id") REFERENCES "public"."phase"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD CONSTRAINT "sign_in_link_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD CONSTRAINT "sign_in_link_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."site_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."site_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_decision" ADD CONSTRAINT "standings_decision_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_decision" ADD CONSTRAINT "standings_decision_phase" FOREIGN KEY ("tenant_id","phase_id") REFERENCES "public"."phase"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_decision" ADD CONSTRAINT "standings_decision_group" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."group"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_decision" ADD CONSTRAINT "standings_decision_team" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_club" FOREIGN KEY ("tenant_id","club_id") REFERENCES "public"."club"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain" ADD CONSTRAINT "domain_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."site_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."site_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."site_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_user" ADD CONSTRAINT "site_user_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_key" ADD CONSTRAINT "device_key_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_key" ADD CONSTRAINT "device_key_venue" FOREIGN KEY ("tenant_id","venue_id") REFERENCES "public"."venue"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_clock" ADD CONSTRAINT "venue_clock_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_clock" ADD CONSTRAINT "venue_clock_venue" FOREIGN KEY ("tenant_id","venue_id") REFERENCES "public"."venue"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue" ADD CONSTRAINT "venue_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_document_of" ON "application_document" USING btree ("tenant_id","application_id");--> statement-breakpoint
CREATE INDEX "club_name" ON "club" USING btree ("tenant_id","name");--> statement-breakpoint
CREATE INDEX "club_found" ON "club" USING gin ("tenant_id","search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "follow_of" ON "follow" USING btree ("tenant_id","noun","followed_id");--> statement-breakpoint
CREATE INDEX "gallery_of_news" ON "gallery" USING btree ("tenant_id","news_id");--> statement-breakpoint
CREATE INDEX "gallery_published" ON "gallery" USING btree ("tenant_id","published_at");--> statement-breakpoint
CREATE INDEX "photo_order" ON "photo" USING btree ("tenant_id","gallery_id","order");--> statement-breakpoint
CREATE INDEX "photo_of_person" ON "photo" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "game_record_of_league" ON "game_record" USING btree ("tenant_id","league_id","statistic","value" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_record_of_competition" ON "game_record" USING btree ("tenant_id","competition","statistic","value" DESC NULLS LAST,"played_at","person_id");--> statement-breakpoint
CREATE INDEX "game_record_of_all" ON "game_record" USING btree ("tenant_id","statistic","value" DESC NULLS LAST,"played_at","person_id");--> statement-breakpoint
CREATE INDEX "game_record_of_player" ON "game_record" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "game_player_stats_of_league" ON "game_player_stats" USING btree ("tenant_id","league_id","person_id");--> statement-breakpoint
CREATE INDEX "game_player_stats_of_person" ON "game_player_stats" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "game_team_stats_of_league" ON "game_team_stats" USING btree ("tenant_id","league_id");--> statement-breakpoint
CREATE INDEX "game_team_stats_of_team" ON "game_team_stats" USING btree ("tenant_id","team_id");--> statement-breakpoint
CREATE INDEX "game_tip_off" ON "game" USING btree ("tenant_id","tip_off_at","id");--> statement-breakpoint
CREATE INDEX "game_played_at" ON "game" USING btree ("tenant_id",coalesce("tip_off_at", timezone('UTC', "tip_off_date" + time '23:59'), 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "game_of_league" ON "game" USING btree ("tenant_id","league_id","tip_off_at");--> statement-breakpoint
CREATE INDEX "game_of_phase" ON "game" USING btree ("tenant_id","phase_id");--> statement-breakpoint
CREATE INDEX "game_of_home" ON "game" USING btree ("tenant_id","home_team_id","tip_off_at");--> statement-breakpoint
CREATE INDEX "game_of_away" ON "game" USING btree ("tenant_id","away_team_id","tip_off_at");--> statement-breakpoint
CREATE INDEX "game_of_venue" ON "game" USING btree ("tenant_id","venue_id","tip_off_at");--> statement-breakpoint
CREATE INDEX "game_state" ON "game" USING btree ("tenant_id","state","tip_off_at");--> statement-breakpoint
CREATE INDEX "game_external" ON "game" USING gin ("external_ids");--> statement-breakpoint
CREATE INDEX "league_tally_of_competition" ON "league_tally" USING btree ("tenant_id","competition");--> statement-breakpoint
CREATE INDEX "league_found" ON "league" USING gin ("tenant_id","search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "league_order" ON "league" USING btree ("tenant_id","season_id","order");--> statement-breakpoint
CREATE INDEX "news_found" ON "news" USING gin ("tenant_id","search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("tenant_id","published_at","id");--> statement-breakpoint
CREATE INDEX "news_of_subject" ON "news_subject" USING btree ("tenant_id","noun","subject_id");--> statement-breakpoint
CREATE INDEX "game_official_of" ON "game_official" USING btree ("tenant_id","official_id");--> statement-breakpoint
CREATE INDEX "official_search" ON "official" USING btree ("tenant_id","search_name");--> statement-breakpoint
CREATE INDEX "membership_of_person" ON "membership" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "person_sort_en" ON "person" USING btree ("tenant_id",("sort_names" ->> 'en') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_sort_sr" ON "person" USING btree ("tenant_id",("sort_names" ->> 'sr') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_sort_sl" ON "person" USING btree ("tenant_id",("sort_names" ->> 'sl') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_sort_es" ON "person" USING btree ("tenant_id",("sort_names" ->> 'es') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_sort_fr" ON "person" USING btree ("tenant_id",("sort_names" ->> 'fr') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_sort_ru" ON "person" USING btree ("tenant_id",("sort_names" ->> 'ru') collate "C","id");--> statement-breakpoint
CREATE INDEX "person_found" ON "person" USING gin ("tenant_id","search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "person_external" ON "person" USING gin ("external_ids");--> statement-breakpoint
CREATE INDEX "player_career_games" ON "player_career" USING btree ("tenant_id","competition","games" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_minutes" ON "player_career" USING btree ("tenant_id","competition","played_ms" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_points" ON "player_career" USING btree ("tenant_id","competition","points" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_rebounds" ON "player_career" USING btree ("tenant_id","competition","rebounds" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_assists" ON "player_career" USING btree ("tenant_id","competition","assists" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_steals" ON "player_career" USING btree ("tenant_id","competition","steals" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_blocks" ON "player_career" USING btree ("tenant_id","competition","blocks" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_threes" ON "player_career" USING btree ("tenant_id","competition","three_pointers_made" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_pir" ON "player_career" USING btree ("tenant_id","competition","pir" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_minutes" ON "player_career" USING btree ("tenant_id","competition","ms_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_points" ON "player_career" USING btree ("tenant_id","competition","points_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_rebounds" ON "player_career" USING btree ("tenant_id","competition","rebounds_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_assists" ON "player_career" USING btree ("tenant_id","competition","assists_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_steals" ON "player_career" USING btree ("tenant_id","competition","steals_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_blocks" ON "player_career" USING btree ("tenant_id","competition","blocks_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_threes" ON "player_career" USING btree ("tenant_id","competition","three_pointers_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_mean_pir" ON "player_career" USING btree ("tenant_id","competition","pir_per_game" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "player_career_two_point_share" ON "player_career" USING btree ("tenant_id","competition","two_point_share" DESC NULLS LAST) WHERE "player_career"."two_pointers_attempted" >= 20;--> statement-breakpoint
CREATE INDEX "player_career_three_point_share" ON "player_career" USING btree ("tenant_id","competition","three_point_share" DESC NULLS LAST) WHERE "player_career"."three_pointers_attempted" >= 20;--> statement-breakpoint
CREATE INDEX "player_career_free_throw_share" ON "player_career" USING btree ("tenant_id","competition","free_throw_share" DESC NULLS LAST) WHERE "player_career"."free_throws_attempted" >= 20;--> statement-breakpoint
CREATE INDEX "player_season_of_person" ON "player_season" USING btree ("tenant_id","person_id");--> statement-breakpoint
CREATE INDEX "duel_teams" ON "duel" USING btree ("tenant_id","home_team_id","away_team_id");--> statement-breakpoint
CREATE INDEX "game_video_of" ON "game_video" USING btree ("tenant_id","game_id","order");--> statement-breakpoint
CREATE INDEX "sponsor_order" ON "sponsor" USING btree ("tenant_id","order");--> statement-breakpoint
CREATE UNIQUE INDEX "season_current" ON "season" USING btree ("tenant_id") WHERE "season"."is_current";--> statement-breakpoint
CREATE INDEX "standings_decision_of_phase" ON "standings_decision" USING btree ("tenant_id","phase_id");--> statement-breakpoint
CREATE INDEX "team_of_club" ON "team" USING btree ("tenant_id","club_id");--> statement-breakpoint
CREATE INDEX "team_found" ON "team" USING gin ("tenant_id","search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "session_of_user" ON "session" USING btree ("tenant_id","user_id");
--> statement-breakpoint
CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' AND current_setting('courtside.replace_log', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the log of a game is append-only: record a correction (voids, supersedes) instead'
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER game_event_append_only BEFORE UPDATE OR DELETE ON game_event
  FOR EACH ROW EXECUTE FUNCTION refuse_log_change();
--> statement-breakpoint
CREATE TRIGGER game_event_never_truncated BEFORE TRUNCATE ON game_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
