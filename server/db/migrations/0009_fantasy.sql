CREATE TABLE "fantasy_booking" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "fantasy_booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fantasy_season_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"game_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"is_booked" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fantasy_booking_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_line" (
	"tenant_id" uuid NOT NULL,
	"booking" bigint NOT NULL,
	"fantasy_season_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"game_id" uuid NOT NULL,
	"entrant" integer NOT NULL,
	"item" text NOT NULL,
	"count" integer NOT NULL,
	"points" bigint NOT NULL,
	"is_booked" boolean NOT NULL,
	CONSTRAINT "fantasy_line_tenant_id_booking_entrant_item_pk" PRIMARY KEY("tenant_id","booking","entrant","item")
);
--> statement-breakpoint
CREATE TABLE "fantasy_private_league" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fantasy_season_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"from_round" integer NOT NULL,
	"started_at" timestamp with time zone,
	"duels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "fantasy_private_league_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "fantasy_private_league_code" UNIQUE("tenant_id","code"),
	CONSTRAINT "fantasy_private_league_request" UNIQUE("tenant_id","owner_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_private_member" (
	"tenant_id" uuid NOT NULL,
	"private_league_id" uuid NOT NULL,
	"squad_id" uuid NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "fantasy_private_member_tenant_id_private_league_id_squad_id_pk" PRIMARY KEY("tenant_id","private_league_id","squad_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_lineup" (
	"tenant_id" uuid NOT NULL,
	"squad_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"revision" integer NOT NULL,
	"starters" integer[] NOT NULL,
	"sixth" integer,
	"bench" integer[] NOT NULL,
	"coach" integer,
	"captain" integer NOT NULL,
	"bank" integer NOT NULL,
	"cost" integer NOT NULL,
	"transfers" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fantasy_lineup_tenant_id_squad_id_round_pk" PRIMARY KEY("tenant_id","squad_id","round")
);
--> statement-breakpoint
CREATE TABLE "fantasy_name_report" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"squad_id" uuid NOT NULL,
	"follower_id" uuid NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "fantasy_name_report_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "fantasy_name_report_once" UNIQUE("tenant_id","squad_id","follower_id","name")
);
--> statement-breakpoint
CREATE TABLE "fantasy_receipt" (
	"tenant_id" uuid NOT NULL,
	"squad_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"request" text NOT NULL,
	"receipt" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fantasy_receipt_tenant_id_squad_id_request_id_pk" PRIMARY KEY("tenant_id","squad_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_squad" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fantasy_season_id" uuid NOT NULL,
	"follower_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"name_taken_at" timestamp with time zone,
	"joined_round" integer NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"rank" integer,
	"previous_rank" integer,
	CONSTRAINT "fantasy_squad_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "fantasy_squad_once" UNIQUE("tenant_id","fantasy_season_id","follower_id"),
	CONSTRAINT "fantasy_squad_number" UNIQUE("tenant_id","fantasy_season_id","number")
);
--> statement-breakpoint
CREATE TABLE "fantasy_total" (
	"tenant_id" uuid NOT NULL,
	"squad_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"points" bigint NOT NULL,
	"rank" integer NOT NULL,
	"is_average" boolean NOT NULL,
	CONSTRAINT "fantasy_total_tenant_id_squad_id_round_pk" PRIMARY KEY("tenant_id","squad_id","round")
);
--> statement-breakpoint
CREATE TABLE "fantasy_watch" (
	"tenant_id" uuid NOT NULL,
	"fantasy_season_id" uuid NOT NULL,
	"follower_id" uuid NOT NULL,
	"entrant" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fantasy_watch_tenant_id_fantasy_season_id_follower_id_entrant_pk" PRIMARY KEY("tenant_id","fantasy_season_id","follower_id","entrant")
);
--> statement-breakpoint
CREATE TABLE "fantasy_entrant_price" (
	"tenant_id" uuid NOT NULL,
	"fantasy_season_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"entrant" integer NOT NULL,
	"price" integer NOT NULL,
	"of_round" integer DEFAULT 0 NOT NULL,
	"working" jsonb,
	CONSTRAINT "fantasy_entrant_price_tenant_id_fantasy_season_id_of_round_entrant_pk" PRIMARY KEY("tenant_id","fantasy_season_id","of_round","entrant")
);
--> statement-breakpoint
CREATE TABLE "fantasy_entrant" (
	"tenant_id" uuid NOT NULL,
	"fantasy_season_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid,
	"team_id" uuid,
	"position" text,
	"price" integer NOT NULL,
	"start_price" integer NOT NULL,
	"start_points" bigint,
	"start_games" integer DEFAULT 0 NOT NULL,
	"merged_into" integer,
	CONSTRAINT "fantasy_entrant_tenant_id_fantasy_season_id_number_pk" PRIMARY KEY("tenant_id","fantasy_season_id","number"),
	CONSTRAINT "fantasy_entrant_person_once" UNIQUE("tenant_id","fantasy_season_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_round_game" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"fantasy_round_id" uuid NOT NULL,
	"started_at" timestamp with time zone,
	CONSTRAINT "fantasy_round_game_tenant_id_game_id_pk" PRIMARY KEY("tenant_id","game_id")
);
--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD COLUMN "freezes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD COLUMN "priced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD COLUMN "recount_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fantasy_season" ADD COLUMN "state" text DEFAULT 'unopened' NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_season" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fantasy_season" ADD COLUMN "winner" jsonb;--> statement-breakpoint
ALTER TABLE "fantasy_booking" ADD CONSTRAINT "fantasy_booking_season" FOREIGN KEY ("tenant_id","fantasy_season_id") REFERENCES "public"."fantasy_season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_line" ADD CONSTRAINT "fantasy_line_season" FOREIGN KEY ("tenant_id","fantasy_season_id") REFERENCES "public"."fantasy_season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_private_league" ADD CONSTRAINT "fantasy_private_league_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_private_league" ADD CONSTRAINT "fantasy_private_league_season" FOREIGN KEY ("tenant_id","fantasy_season_id") REFERENCES "public"."fantasy_season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_private_league" ADD CONSTRAINT "fantasy_private_league_owner" FOREIGN KEY ("tenant_id","owner_id") REFERENCES "public"."fantasy_squad"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_private_member" ADD CONSTRAINT "fantasy_private_member_league" FOREIGN KEY ("tenant_id","private_league_id") REFERENCES "public"."fantasy_private_league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_private_member" ADD CONSTRAINT "fantasy_private_member_squad" FOREIGN KEY ("tenant_id","squad_id") REFERENCES "public"."fantasy_squad"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_lineup" ADD CONSTRAINT "fantasy_lineup_squad" FOREIGN KEY ("tenant_id","squad_id") REFERENCES "public"."fantasy_squad"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_name_report" ADD CONSTRAINT "fantasy_name_report_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_name_report" ADD CONSTRAINT "fantasy_name_report_squad" FOREIGN KEY ("tenant_id","squad_id") REFERENCES "public"."fantasy_squad"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_name_report" ADD CONSTRAINT "fantasy_name_report_follower" FOREIGN KEY ("tenant_id","follower_id") REFERENCES "public"."follower"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_receipt" ADD CONSTRAINT "fantasy_receipt_squad" FOREIGN KEY ("tenant_id","squad_id") REFERENCES "public"."fantasy_squad"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_squad" ADD CONSTRAINT "fantasy_squad_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_squad" ADD CONSTRAINT "fantasy_squad_season" FOREIGN KEY ("tenant_id","fantasy_season_id") REFERENCES "public"."fantasy_season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_squad" ADD CONSTRAINT "fantasy_squad_follower" FOREIGN KEY ("tenant_id","follower_id") REFERENCES "public"."follower"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_total" ADD CONSTRAINT "fantasy_total_squad" FOREIGN KEY ("tenant_id","squad_id") REFERENCES "public"."fantasy_squad"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_watch" ADD CONSTRAINT "fantasy_watch_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_watch" ADD CONSTRAINT "fantasy_watch_season" FOREIGN KEY ("tenant_id","fantasy_season_id") REFERENCES "public"."fantasy_season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_watch" ADD CONSTRAINT "fantasy_watch_follower" FOREIGN KEY ("tenant_id","follower_id") REFERENCES "public"."follower"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_entrant_price" ADD CONSTRAINT "fantasy_entrant_price_season" FOREIGN KEY ("tenant_id","fantasy_season_id") REFERENCES "public"."fantasy_season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_entrant" ADD CONSTRAINT "fantasy_entrant_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_entrant" ADD CONSTRAINT "fantasy_entrant_season" FOREIGN KEY ("tenant_id","fantasy_season_id") REFERENCES "public"."fantasy_season"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_entrant" ADD CONSTRAINT "fantasy_entrant_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_entrant" ADD CONSTRAINT "fantasy_entrant_team" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."team"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_round_game" ADD CONSTRAINT "fantasy_round_game_round" FOREIGN KEY ("tenant_id","fantasy_round_id") REFERENCES "public"."fantasy_round"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_round_game" ADD CONSTRAINT "fantasy_round_game_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fantasy_booking_of_round" ON "fantasy_booking" USING btree ("tenant_id","fantasy_season_id","round");--> statement-breakpoint
CREATE INDEX "fantasy_booking_of_game" ON "fantasy_booking" USING btree ("tenant_id","game_id");--> statement-breakpoint
CREATE INDEX "fantasy_line_of_round" ON "fantasy_line" USING btree ("tenant_id","fantasy_season_id","round");--> statement-breakpoint
CREATE INDEX "fantasy_line_of_game" ON "fantasy_line" USING btree ("tenant_id","game_id");--> statement-breakpoint
CREATE INDEX "fantasy_line_of_entrant" ON "fantasy_line" USING btree ("tenant_id","fantasy_season_id","entrant");--> statement-breakpoint
CREATE INDEX "fantasy_private_member_of_squad" ON "fantasy_private_member" USING btree ("tenant_id","squad_id");--> statement-breakpoint
CREATE INDEX "fantasy_squad_rank" ON "fantasy_squad" USING btree ("tenant_id","fantasy_season_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "fantasy_entrant_coach_once" ON "fantasy_entrant" USING btree ("tenant_id","fantasy_season_id","team_id") WHERE kind = 'coach';--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A ledger goes with its season: then a foreign key deletes it, from within a trigger of its own.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the fantasy ledger is append-only: book a correction instead' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER fantasy_line_append_only BEFORE UPDATE OR DELETE ON fantasy_line
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER fantasy_booking_append_only BEFORE UPDATE OR DELETE ON fantasy_booking
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
SELECT audit_table(name::regclass) FROM unnest(ARRAY['fantasy_entrant', 'fantasy_squad', 'fantasy_name_report']) AS name;
--> statement-breakpoint
UPDATE fantasy_round SET name = round.name, names = round.names, freezes_at = frozen_at, ended_at = frozen_at
  FROM round WHERE round.tenant_id = fantasy_round.tenant_id AND round.id = fantasy_round.round_id;
--> statement-breakpoint
INSERT INTO fantasy_round_game (tenant_id, game_id, fantasy_round_id)
  SELECT game.tenant_id, game.id, fantasy_round.id FROM fantasy_round
  JOIN game ON game.tenant_id = fantasy_round.tenant_id AND game.round_id = fantasy_round.round_id
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO fantasy_entrant (tenant_id, fantasy_season_id, number, kind, person_id, price, start_price)
  SELECT named.tenant_id, fantasy_round.fantasy_season_id,
    row_number() OVER (PARTITION BY named.tenant_id, fantasy_round.fantasy_season_id ORDER BY named.person_id), 'player',
    named.person_id, 0, 0
  FROM (
    SELECT tenant_id, fantasy_round_id, person_id FROM fantasy_price
    UNION SELECT tenant_id, fantasy_round_id, person_id FROM fantasy_pick
    UNION SELECT tenant_id, fantasy_round_id, person_id FROM fantasy_ledger
  ) named
  JOIN fantasy_round ON fantasy_round.tenant_id = named.tenant_id AND fantasy_round.id = named.fantasy_round_id
  GROUP BY named.tenant_id, fantasy_round.fantasy_season_id, named.person_id;
--> statement-breakpoint
INSERT INTO fantasy_entrant_price (tenant_id, fantasy_season_id, round, entrant, price, of_round)
  SELECT price.tenant_id, entrant.fantasy_season_id, fantasy_round.number, entrant.number, round(price.credits * 10),
    fantasy_round.number - 1
  FROM fantasy_price price
  JOIN fantasy_round ON fantasy_round.tenant_id = price.tenant_id AND fantasy_round.id = price.fantasy_round_id
  JOIN fantasy_entrant entrant ON entrant.tenant_id = price.tenant_id
    AND entrant.fantasy_season_id = fantasy_round.fantasy_season_id AND entrant.person_id = price.person_id;
--> statement-breakpoint
UPDATE fantasy_entrant SET price = latest.price, start_price = latest.price FROM (
    SELECT DISTINCT ON (tenant_id, fantasy_season_id, entrant) * FROM fantasy_entrant_price
    ORDER BY tenant_id, fantasy_season_id, entrant, round DESC
  ) latest
  WHERE latest.tenant_id = fantasy_entrant.tenant_id AND latest.fantasy_season_id = fantasy_entrant.fantasy_season_id
    AND latest.entrant = fantasy_entrant.number;
--> statement-breakpoint
INSERT INTO fantasy_squad (tenant_id, id, created_at, fantasy_season_id, follower_id, number, name, joined_round)
  SELECT DISTINCT ON (tenant_id, fantasy_season_id, user_id) tenant_id, id, created_at, fantasy_season_id, user_id,
    row_number() OVER (PARTITION BY tenant_id, fantasy_season_id ORDER BY created_at, id), name, 1
  FROM fantasy_team ORDER BY tenant_id, fantasy_season_id, user_id, created_at;
--> statement-breakpoint
INSERT INTO fantasy_lineup (tenant_id, squad_id, round, revision, starters, sixth, bench, coach, captain, bank, cost, transfers, saved_at)
  SELECT pick.tenant_id, pick.fantasy_team_id, fantasy_round.number, 1,
    coalesce(array_agg(entrant.number) FILTER (WHERE pick.slot = 'starter'), '{}'),
    min(entrant.number) FILTER (WHERE pick.slot = 'sixth'),
    coalesce(array_agg(entrant.number) FILTER (WHERE pick.slot NOT IN ('starter', 'sixth', 'coach')), '{}'),
    min(entrant.number) FILTER (WHERE pick.slot = 'coach'),
    coalesce(min(entrant.number) FILTER (WHERE pick.is_captain), min(entrant.number)), 0, 0, 0, max(pick.picked_at)
  FROM fantasy_pick pick
  JOIN fantasy_squad squad ON squad.tenant_id = pick.tenant_id AND squad.id = pick.fantasy_team_id
  JOIN fantasy_round ON fantasy_round.tenant_id = pick.tenant_id AND fantasy_round.id = pick.fantasy_round_id
  JOIN fantasy_entrant entrant ON entrant.tenant_id = pick.tenant_id
    AND entrant.fantasy_season_id = fantasy_round.fantasy_season_id AND entrant.person_id = pick.person_id
  GROUP BY pick.tenant_id, pick.fantasy_team_id, fantasy_round.number;
--> statement-breakpoint
INSERT INTO fantasy_booking (tenant_id, fantasy_season_id, round, game_id, cause, is_booked, at)
  SELECT DISTINCT ledger.tenant_id, fantasy_round.fantasy_season_id, fantasy_round.number, ledger.game_id, 'final', true, now()
  FROM fantasy_ledger ledger
  JOIN fantasy_round ON fantasy_round.tenant_id = ledger.tenant_id AND fantasy_round.id = ledger.fantasy_round_id;
--> statement-breakpoint
INSERT INTO fantasy_line (tenant_id, booking, fantasy_season_id, round, game_id, entrant, item, count, points, is_booked)
  SELECT ledger.tenant_id, booking.id, booking.fantasy_season_id, booking.round, ledger.game_id, entrant.number, ledger.item,
    ledger.count, round(ledger.points * 100000), true
  FROM fantasy_ledger ledger
  JOIN fantasy_round ON fantasy_round.tenant_id = ledger.tenant_id AND fantasy_round.id = ledger.fantasy_round_id
  JOIN fantasy_booking booking ON booking.tenant_id = ledger.tenant_id AND booking.game_id = ledger.game_id
    AND booking.fantasy_season_id = fantasy_round.fantasy_season_id AND booking.round = fantasy_round.number
  JOIN fantasy_entrant entrant ON entrant.tenant_id = ledger.tenant_id
    AND entrant.fantasy_season_id = booking.fantasy_season_id AND entrant.person_id = ledger.person_id;
