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
ALTER TABLE "team_application" ADD COLUMN "invitee" text;--> statement-breakpoint
ALTER TABLE "team_application" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "team_application" ADD COLUMN "document_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "team_application" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_application" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_application" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_document" ADD CONSTRAINT "application_document_application" FOREIGN KEY ("tenant_id","application_id") REFERENCES "public"."team_application"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_document_of" ON "application_document" USING btree ("tenant_id","application_id");--> statement-breakpoint
ALTER TABLE "team_application" ADD CONSTRAINT "team_application_reference" UNIQUE("tenant_id","reference");