set check_function_bodies = off;

drop trigger "check_updated_columns" on "public"."buybox_profiles";

alter table "public"."buybox_profiles"
  add column "shown" boolean not null default true;

create or replace function private.buy_box_summary (
  member uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('states', b.states, 'counties', b.counties, 'property_types', b.property_types)
  from public.buybox_profiles b
  where b.user_id = member and b.shown and (member = (select auth.uid()) or private.email_confirmed());
$function$;

create trigger check_updated_columns
  before update on public.buybox_profiles
  for each row
  execute function
    private.allow_update_columns('states', 'counties', 'property_types', 'conditions', 'min_price',
    'max_price',
    'financing',
    'investment_strategies',
    'vip_alerts', 'alert_mail', 'phone', 'filters', 'seller_invitations', 'shown');

comment on column "public"."buybox_profiles"."alert_mail" is 'Email for deal alerts: off, instant, or daily (one email per day). Sent only to a verified address.';

comment on column "public"."buybox_profiles"."shown" is 'Whether the profile shows the summary (see public.buy_box).';

comment on function "public"."buy_box"(public.users) is 'Computed field: states, counties, and property types of the member''s buy box, for members with a verified email who can see the member; null without one, and for everyone if the member hides it. Prices, strategies, and phone stay private.';

reset check_function_bodies;
