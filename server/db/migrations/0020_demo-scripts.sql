CREATE TABLE "demo_script" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"simulation" jsonb NOT NULL,
	CONSTRAINT "demo_script_tenant_id_game_id_pk" PRIMARY KEY("tenant_id","game_id")
);
--> statement-breakpoint
ALTER TABLE "demo_script" ADD CONSTRAINT "demo_script_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;