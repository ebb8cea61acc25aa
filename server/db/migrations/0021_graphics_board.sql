CREATE TABLE "game_pictures" (
	"tenant_id" uuid NOT NULL,
	"game_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"report" jsonb NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_pictures_tenant_id_game_id_id_pk" PRIMARY KEY("tenant_id","game_id","id")
);
--> statement-breakpoint
ALTER TABLE "game_graphics" ADD COLUMN "past" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "game_graphics" ADD COLUMN "future" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "game_graphics" ADD COLUMN "holder" jsonb;--> statement-breakpoint
ALTER TABLE "game_pictures" ADD CONSTRAINT "game_pictures_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_pictures" ADD CONSTRAINT "game_pictures_game" FOREIGN KEY ("tenant_id","game_id") REFERENCES "public"."game"("tenant_id","id") ON DELETE cascade ON UPDATE no action;