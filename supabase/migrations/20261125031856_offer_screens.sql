set check_function_bodies = off;

drop function "public"."own_listing_counts"();

create or replace function private.deal_invitations()
  returns table (
    party_id   uuid,
    title      text,
    address    text,
    role       text,
    side       text,
    rights     text[],
    invited_by text,
    invited_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.id, d.title, d.address, p.role, p.side, p.rights, inviter.name, p.invited_at
  from public.deal_parties p
  join public.deals d on d.id = p.deal_id and d.state = 'open'
  join public.deal_parties inviter on inviter.deal_id = d.id and inviter.role = p.side
  where p.email = private.own_verified_email() and p.revoked_at is null
  order by p.invited_at desc, p.id;
$function$;

create or replace function public.deal_invitations()
  returns table (
    party_id   uuid,
    title      text,
    address    text,
    role       text,
    side       text,
    rights     text[],
    invited_by text,
    invited_at timestamp with time zone
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.deal_invitations(); $function$;

revoke all on function "public"."deal_invitations"() from "anon";

create or replace function public.own_listing_counts()
  returns table (
    active         integer,
    under_contract integer,
    paused         integer,
    sold           integer,
    returned       integer
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select
    count(*) filter (where p.status = 'active')::integer,
    count(*) filter (where p.status = 'under_contract')::integer,
    count(*) filter (where p.status = 'paused')::integer,
    count(*) filter (where p.status = 'sold')::integer,
    count(*) filter (where not p.verified and (
      select r.decision from public.listing_reviews r
      where r.property_id = p.id order by r.requested_at desc, r.id desc limit 1
    ) = 'returned')::integer
  from public.properties p where p.user_id = (select auth.uid());
$function$;

revoke all on function "public"."own_listing_counts"() from "anon";

comment on function "private"."deal_invitations"() is 'Implements public.deal_invitations.';

comment on function "private"."deal_rights"() is 'Rights of a deal''s parties. Must match src/features/deals/deal.ts.';

comment on function "public"."deal_invitations"() is 'Invitations to open deals for the caller''s verified email, newest first, with what they need to decide: the property and who invited them. Empty without a verified email.';

comment on function "public"."own_listing_counts"() is 'Number of the caller''s listings by status, and of those returned by staff.';

revoke all on function "private"."deal_invitations"() from public;

grant execute on function "private"."deal_invitations"() to "authenticated", "service_role";

revoke all on function "public"."deal_invitations"() from public;

grant execute on function "public"."deal_invitations"() to "authenticated";

grant execute on function "public"."deal_invitations"() to "service_role";

revoke all on function "public"."own_listing_counts"() from public;

grant execute on function "public"."own_listing_counts"() to "authenticated";

grant execute on function "public"."own_listing_counts"() to "service_role";

reset check_function_bodies;
