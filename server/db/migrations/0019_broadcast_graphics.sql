CREATE TABLE "game_graphics" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"shown" jsonb NOT NULL,
	"alerts" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_graphics_tenant_id_game_id_pk" PRIMARY KEY("tenant_id","game_id")
);
--> statement-breakpoint
ALTER TABLE "device_key" ADD COLUMN "purpose" text DEFAULT 'clocks' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_graphics" ADD CONSTRAINT "game_graphics_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_graphics" ADD CONSTRAINT "game_graphics_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;