CREATE TABLE "push_delivery" (
	"tenant_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_delivery_tenant_id_device_id_topic_event_pk" PRIMARY KEY("tenant_id","device_id","topic","event")
);
--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_device" FOREIGN KEY ("tenant_id","device_id") REFERENCES "public"."push_token"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_delivery_age" ON "push_delivery" USING btree ("at");