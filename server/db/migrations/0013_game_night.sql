CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
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
CREATE TABLE "device_key" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"venue_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
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
ALTER TABLE "sign_in_link" ADD CONSTRAINT "sign_in_link_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD CONSTRAINT "sign_in_link_user" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."site_user"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_key" ADD CONSTRAINT "device_key_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_key" ADD CONSTRAINT "device_key_venue" FOREIGN KEY ("tenant_id","venue_id") REFERENCES "public"."venue"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_clock" ADD CONSTRAINT "venue_clock_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_clock" ADD CONSTRAINT "venue_clock_venue" FOREIGN KEY ("tenant_id","venue_id") REFERENCES "public"."venue"("tenant_id","id") ON DELETE cascade ON UPDATE no action;