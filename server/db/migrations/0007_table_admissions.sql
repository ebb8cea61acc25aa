CREATE TABLE "admission" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"restriction" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admission_tenant_id_game_id_person_id_pk" PRIMARY KEY("tenant_id","game_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "game_team_stats" ADD COLUMN "assistant_coach" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "restriction" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "restricted_until" date;--> statement-breakpoint
ALTER TABLE "admission" ADD CONSTRAINT "admission_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission" ADD CONSTRAINT "admission_person" FOREIGN KEY ("tenant_id","person_id") REFERENCES "public"."person"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admission_of_person" ON "admission" USING btree ("tenant_id","person_id");--> statement-breakpoint
SELECT audit_table('admission');
