CREATE TABLE "club_result" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"game_id" uuid NOT NULL,
	"side" text NOT NULL,
	"home_score" integer NOT NULL,
	"away_score" integer NOT NULL,
	"periods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"author" jsonb NOT NULL,
	"stated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_result_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "club_result_once" UNIQUE("tenant_id","game_id","side")
);
--> statement-breakpoint
CREATE TABLE "move_request" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"game_id" uuid NOT NULL,
	"side" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"venue_id" uuid,
	"fee" text,
	"author" jsonb NOT NULL,
	"answer" text,
	"answered_by" jsonb,
	"answered_at" timestamp with time zone,
	"decision" text,
	"decided_by" jsonb,
	"decided_at" timestamp with time zone,
	CONSTRAINT "move_request_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_tenant_id_user_id_role_pk";--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_tenant_id_id_pk" PRIMARY KEY("tenant_id","id");--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "club_rules" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "league_id" uuid;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "club_id" uuid;--> statement-breakpoint
ALTER TABLE "club_result" ADD CONSTRAINT "club_result_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_result" ADD CONSTRAINT "club_result_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_request" ADD CONSTRAINT "move_request_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_request" ADD CONSTRAINT "move_request_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_request" ADD CONSTRAINT "move_request_venue" FOREIGN KEY ("tenant_id","venue_id") REFERENCES "public"."venue"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "move_request_of_game" ON "move_request" USING btree ("tenant_id","game_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "move_request_open" ON "move_request" USING btree ("tenant_id","game_id") WHERE state in ('asked', 'agreed');--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_club" FOREIGN KEY ("tenant_id","club_id") REFERENCES "public"."club"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_grant_once" UNIQUE NULLS NOT DISTINCT("tenant_id","user_id","role","league_id","club_id");--> statement-breakpoint
-- The scopes that a role can have.
ALTER TABLE "staff" ADD CONSTRAINT "staff_scope" CHECK (CASE "role"
  WHEN 'club' THEN "league_id" IS NULL AND "club_id" IS NOT NULL
  WHEN 'editor' THEN "league_id" IS NULL OR "club_id" IS NULL
  ELSE "club_id" IS NULL
END);
--> statement-breakpoint
SELECT audit_table(name::regclass) FROM unnest(ARRAY['staff', 'club_result', 'move_request']) AS name;
