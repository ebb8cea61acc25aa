CREATE TABLE "fixture_plan_job" (
	"tenant_id" uuid NOT NULL,
	"league_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"phase" text DEFAULT 'teams' NOT NULL,
	"done" real DEFAULT 0 NOT NULL,
	"failure" text,
	"is_fault" boolean DEFAULT false NOT NULL,
	CONSTRAINT "fixture_plan_job_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "fixture_plan_job" ADD CONSTRAINT "fixture_plan_job_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture_plan_job" ADD CONSTRAINT "fixture_plan_job_league" FOREIGN KEY ("tenant_id","league_id") REFERENCES "public"."league"("tenant_id","id") ON DELETE cascade ON UPDATE no action;