CREATE TABLE "service_token" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "service_token_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "service_token_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "service_token_name" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
ALTER TABLE "service_token" ADD CONSTRAINT "service_token_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT audit_table('service_token');
